import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { readPhone } from '@selvedge/domain/people/phones';
import { CodeField } from '@selvedge/design-system/commerce/CodeField';
import { useField } from '@selvedge/design-system/forms/Form';
import { CheckIcon } from '@selvedge/design-system/primitives/Icon';
import { PhoneNumberFields } from '../phones/PhoneNumberFields';
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
  const { control } = useFormContext<PhoneCodeValues>();
  const [areaCode, phone] = useWatch({ control, name: ['areaCode', 'phone'] });
  const request = useCodeRequest(type, human);
  // The captcha is used up by the code that was sent; the next code requires another one.
  const isPictureShown = request.sent === null || human?.problem !== null || human.typed !== '';
  return (
    <>
      <PhoneNumberFields
        isShort
        areaLabel={t('areaCode')}
        phoneLabel={t('phone')}
        suffix={readPhone(areaCode, phone) !== null && <CheckIcon />}
      />
      {human && isPictureShown && <CaptchaChallenge human={human} />}
      <Code request={request} />
    </>
  );
}

function Code({ request }: { request: ReturnType<typeof useCodeRequest> }) {
  const { t } = useTranslation('entry');
  const { control } = useFormContext<PhoneCodeValues>();
  const { ref, value, change, common } = useField({ control, name: 'validateCode' });
  return (
    <CodeField
      {...common}
      inputRef={ref}
      value={value}
      onChange={change}
      description={request.sent ? t('sentTo', { ...request.sent }) : undefined}
      onSend={request.send}
      isSending={request.isSending}
      waitsUntil={request.waitsUntil}
    />
  );
}
