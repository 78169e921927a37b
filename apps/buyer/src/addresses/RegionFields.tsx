import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useField } from '@selvedge/design-system/forms/Form';
import { Select } from '@selvedge/design-system/primitives/Select';
import { Skeleton } from '@selvedge/design-system/primitives/Skeleton';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { useLocale } from '@selvedge/design-system/i18n';
import { ReadFailure } from '@selvedge/app-shell/app/ReadFailure';
import { regionsQuery } from './address.api';
import type { Region } from './address.api';
import type { AddressValues } from './addressForm';
import { regionPath } from './addressForm';

/** Selects for the region, level by level from the widest; each choice shows the next level. */
export function RegionFields() {
  const { t } = useTranslation('addresses');
  const { locale } = useLocale();
  const { control, setValue, formState } = useFormContext<AddressValues>();
  const { ref, common } = useField({ control, name: 'regionCodes' }, t('fields.region'));
  const [areaType, codes] = useWatch<AddressValues, ['areaType', 'regionCodes']>({
    name: ['areaType', 'regionCodes'],
  });
  const query = useQuery(regionsQuery(areaType));
  const { data, error } = query;
  if (error && !data) return <ReadFailure query={query} />;
  if (!data) return <Skeleton shape="control" />;

  const { path, isWhole } = regionPath(data, codes);
  const levels: (readonly Region[])[] = [data, ...path.map(({ children }) => children)].filter(
    (level) => level.length > 0,
  );
  return (
    <Stack gap="s3">
      {levels.map((level, depth) => (
        <Select
          key={path[depth - 1]?.code ?? areaType}
          label={
            depth === 0
              ? t('fields.region')
              : t('fields.regionPart', { name: nameOf(path[depth - 1], locale) })
          }
          isLabelHidden={depth > 0}
          options={level.map((region) => ({ id: region.code, label: nameOf(region, locale) }))}
          value={path[depth]?.code ?? null}
          buttonRef={depth === path.length ? ref : undefined}
          isRequired={common.isRequired && depth === 0}
          isInvalid={common.isInvalid && path[depth] === undefined && !isWhole}
          errorMessage={common.errorMessage}
          onChange={(code) =>
            setValue('regionCodes', [...codes.slice(0, depth), code], {
              shouldDirty: true,
              shouldValidate: formState.isSubmitted,
            })
          }
        />
      ))}
    </Stack>
  );
}

function nameOf(region: Region | undefined, locale: string): string {
  return (locale === 'en' ? region?.nameEn : region?.name) ?? '';
}
