import { useQuery } from '@tanstack/react-query';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormSelect } from '@selvedge/design-system/FormSelect';
import { Stack } from '@selvedge/design-system/Stack';
import { queryKey } from '../app/queryKeys';
import { FailedChoices } from '../listing/FailedChoices';
import { fetchAreaCodes } from './signIn.api';
import type { SignInValues } from './SignInForm';

/** A dialling code as a select offers it. */
export interface AreaCode {
  code: string;
  label: string;
  labelEn: string;
}

interface AreaCodeFieldProps {
  control: Control<SignInValues>;
}

/** The dialling code that goes with a phone number typed as the name. */
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
