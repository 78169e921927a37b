import { useQuery } from '@tanstack/react-query';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormSelect } from '@selvedge/design-system/forms/FormSelect';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { queryKey } from '../app/queryKeys';
import { FailedChoices } from '../listing/FailedChoices';
import { fetchAreaCodes } from './signIn.api';
import type { SignInValues } from './SignInForm';

/** Dialling code as an option of a select. */
export interface AreaCode {
  code: string;
  label: string;
  labelEn: string;
}

interface AreaCodeFieldProps {
  control: Control<SignInValues>;
}

/** Select for the dialling code of a phone number that was typed as the user name. */
export default function AreaCodeField({ control }: AreaCodeFieldProps) {
  const { t, i18n } = useTranslation('signIn');
  const areas = useQuery({
    queryKey: queryKey('phoneAreas'),
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => fetchAreaCodes(signal),
  });
  const isEnglish = i18n.language === 'en';
  return (
    <Stack gap="s3">
      <FormSelect
        control={control}
        name="areaCode"
        label={t('areaCode')}
        description={t('areaCodeNote')}
        options={(areas.data ?? []).map(({ code, label, labelEn }) => ({
          id: code,
          label: `${code} ${isEnglish ? labelEn : label}`,
        }))}
        size="large"
      />
      <FailedChoices reads={[[t('areaCode'), areas]]} />
    </Stack>
  );
}
