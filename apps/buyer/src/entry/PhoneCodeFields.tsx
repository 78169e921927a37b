import { useQuery } from '@tanstack/react-query';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FailedChoices } from '@selvedge/app-shell/listing/FailedChoices';
import { PhoneField } from '@selvedge/app-shell/phones/PhoneField';
import { readPhone } from '@selvedge/domain/people/phones';
import { CodeField } from '@selvedge/design-system/commerce/CodeField';
import { Columns } from '@selvedge/design-system/layout/Columns';
import { useErrorText } from '@selvedge/design-system/forms/Form';
import { FormSelect } from '@selvedge/design-system/forms/FormSelect';
import { CheckIcon } from '@selvedge/design-system/primitives/Icon';
import { useLocale } from '@selvedge/design-system/i18n';
import { phoneAreasQuery } from '../api/phoneAreas';
import { CaptchaChallenge } from './CaptchaChallenge';
import type { CodeAsked } from './phoneCode.api';
import { useCodeRequest } from './useCodeRequest';
import type { PhoneCodeValues } from './useCodeRequest';
import type { Human } from './useCaptcha';

interface PhoneCodeFieldsProps {
  /** Purpose of the code. */
  type: CodeAsked['type'];
  /** Captcha of the request; null for a signed-in user. */
  human: Human | null;
}

/**
 * Phone number and verification code of a form: the dialling code, the number with a tick once it is valid for its area, the captcha until
 * a code was sent, and the code with the wait that the server requires.
 */
export function PhoneCodeFields({ type, human }: PhoneCodeFieldsProps) {
  const { t } = useTranslation('entry');
  const { locale } = useLocale();
  const { control } = useFormContext<PhoneCodeValues>();
  const errorText = useErrorText();
  const areas = useQuery(phoneAreasQuery);
  const [areaCode, phone] = useWatch({ control, name: ['areaCode', 'phone'] });
  const request = useCodeRequest(type, human);
  // The captcha is used up by the code that was sent; the next code requires another one.
  const isPictureShown = request.sent === null || human?.problem !== null || human.typed !== '';
  return (
    <>
      <Columns template="short" gap="s5">
        <FormSelect
          control={control}
          name="areaCode"
          label={t('areaCode')}
          options={(areas.data ?? []).map(({ code, label, labelEn }) => ({
            id: code,
            label: `${code} ${locale === 'en' ? labelEn : label}`,
          }))}
        />
        <PhoneField label={t('phone')} suffix={readPhone(areaCode, phone) !== null && <CheckIcon />} />
      </Columns>
      <FailedChoices reads={[[t('areaCode'), areas]]} />
      {human && isPictureShown && <CaptchaChallenge human={human} />}
      <Controller
        control={control}
        name="validateCode"
        render={({ field: { ref, ...field }, fieldState: { invalid, error } }) => (
          <CodeField
            {...field}
            inputRef={ref}
            isInvalid={invalid}
            errorMessage={error?.message && errorText(error.message)}
            description={request.sent ? t('sentTo', { ...request.sent }) : undefined}
            onSend={request.send}
            isSending={request.isSending}
            waitsUntil={request.waitsUntil}
          />
        )}
      />
    </>
  );
}
