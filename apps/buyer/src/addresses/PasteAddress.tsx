import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '@selvedge/design-system/primitives/Button';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { TextArea } from '@selvedge/design-system/primitives/TextArea';
import { queryClient } from '@selvedge/app-shell/app/queryClient';
import { textLength } from '@selvedge/domain/display/textLength';
import { phoneAreasQuery } from '../api/phoneAreas';
import { regionsQuery } from './address.api';
import type { AddressValues } from './addressForm';
import { PASTED_MAX, readPasted, regionIn } from './pastedAddress';

/** Field that reads a pasted address into the fields below; parts that it does not find keep their values. */
export function PasteAddress() {
  const { t } = useTranslation('addresses');
  const { setValue } = useFormContext<AddressValues>();
  const areas = useQuery(phoneAreasQuery).data ?? [];
  const [text, setText] = useState('');
  const [isReading, setReading] = useState(false);
  const fill = async (): Promise<void> => {
    setReading(true);
    const { rest, ...found } = readPasted(
      text,
      areas.map(({ code }) => code),
    );
    const regions = await queryClient.fetchQuery(regionsQuery(found.areaType)).catch(() => []);
    const values = { ...found, ...regionIn(rest, regions) };
    for (const name of ['areaType', 'areaCode', 'phone', 'realName', 'regionCodes', 'detail'] as const) {
      const value = values[name];
      if (value !== undefined && value.length > 0)
        setValue(name, value, { shouldDirty: true, shouldTouch: true });
    }
    setReading(false);
  };
  return (
    <Stack gap="s3">
      <TextArea
        label={t('paste.label')}
        description={t('paste.hint')}
        rows={2}
        maxLength={PASTED_MAX}
        value={text}
        onChange={setText}
      />
      <Button
        isDisabled={text.trim() === '' || textLength(text) > PASTED_MAX}
        isPending={isReading}
        onPress={() => void fill()}
      >
        {t('paste.read')}
      </Button>
    </Stack>
  );
}
