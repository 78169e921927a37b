import { schemaResolver } from '@selvedge/app-shell/forms/schemaResolver';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { codes } from '@selvedge/api-spec/client';
import { phoneProofSchema } from '@selvedge/domain/people/registration';
import { useKeptForm } from '@selvedge/app-shell/kept/useKeptForm';
import { Button } from '@selvedge/design-system/primitives/Button';
import { Form } from '@selvedge/design-system/forms/Form';
import { Text } from '@selvedge/design-system/layout/Text';
import { noPhone } from '../noPhone';
import { PhoneCodeFields } from '../PhoneCodeFields';
import { CODE_TYPE } from '../phoneCode.api';
import { sending } from '../refusal';
import { useCaptcha } from '../useCaptcha';
import type { PhoneCodeValues } from '../useCodeRequest';
import { usePlatform } from './platform';
import { joinSocial } from './social.api';

interface BindFormProps {
  /** Key of the social account to be bound. */
  bindKey: string;
  redirect: string | null;
}

/** Form that binds a new social account to the account of a phone number, once. */
export function BindForm({ bindKey, redirect }: BindFormProps) {
  const { t } = useTranslation(['social', 'entry']);
  const name = usePlatform();
  const human = useCaptcha();
  const form = useForm<PhoneCodeValues>({
    resolver: schemaResolver(phoneProofSchema),
    mode: 'onTouched',
    defaultValues: noPhone,
  });
  useKeptForm(form, { notKept: 'signedOut' });
  const submit = sending(form, (values: PhoneCodeValues) => joinSocial(bindKey, values, redirect), {
    [codes.WRONG_CODE]: 'validateCode',
    [codes.PHONE_TAKEN]: 'phone',
  });
  return (
    <Form
      form={form}
      onSubmit={submit}
      errorText={(key) => t(`entry:validation.${key}`, { defaultValue: key })}
    >
      <Text ink="medium" as="p">
        {t('bindIntro', { name })}
      </Text>
      <PhoneCodeFields type={CODE_TYPE.bind} human={human} />
      <Button type="submit" variant="primary" size="large" isWide isPending={form.formState.isSubmitting}>
        {t('bindSubmit')}
      </Button>
    </Form>
  );
}
