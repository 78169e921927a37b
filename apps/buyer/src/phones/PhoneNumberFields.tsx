import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { FailedChoices } from '@selvedge/app-shell/listing/FailedChoices';
import { PhoneField } from '@selvedge/app-shell/phones/PhoneField';
import type { PhoneNumber } from '@selvedge/domain/people/phones';
import { Columns } from '@selvedge/design-system/layout/Columns';
import { FormSelect } from '@selvedge/design-system/forms/FormSelect';
import { useLocale } from '@selvedge/design-system/i18n';
import { phoneAreasQuery } from '../api/phoneAreas';

interface PhoneNumberFieldsProps {
  areaLabel: string;
  phoneLabel: string;
  /** Whether the field of the dialling code is narrow. */
  isShort?: boolean;
  /** Suffix of the number. */
  suffix?: ReactNode;
}

/** Fields `areaCode` and `phone` of the surrounding form: the dialling code with its country, and the number. */
export function PhoneNumberFields({ areaLabel, phoneLabel, isShort, suffix }: PhoneNumberFieldsProps) {
  const { locale } = useLocale();
  const { control } = useFormContext<PhoneNumber>();
  const areas = useQuery(phoneAreasQuery);
  return (
    <>
      <Columns template={isShort ? 'short' : undefined} gap="s5">
        <FormSelect
          control={control}
          name="areaCode"
          label={areaLabel}
          options={(areas.data ?? []).map(({ code, label, labelEn }) => ({
            id: code,
            label: `${code} ${locale === 'en' ? labelEn : label}`,
          }))}
        />
        <PhoneField label={phoneLabel} suffix={suffix} />
      </Columns>
      <FailedChoices reads={[[areaLabel, areas]]} />
    </>
  );
}
