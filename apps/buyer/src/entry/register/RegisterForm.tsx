import { schemaResolver } from '@selvedge/app-shell/forms/schemaResolver';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useDictionary } from '@selvedge/app-shell/app/useDictionary';
import { codes } from '@selvedge/api-spec/client';
import { IDENTITY_TYPES } from '@selvedge/domain/people/identityTypes';
import { registerSchema } from '@selvedge/domain/people/registration';
import { useKeptForm } from '@selvedge/app-shell/kept/useKeptForm';
import { Button } from '@selvedge/design-system/primitives/Button';
import { Columns } from '@selvedge/design-system/layout/Columns';
import { Form } from '@selvedge/design-system/forms/Form';
import { FormPasswordField } from '@selvedge/design-system/forms/FormPasswordField';
import { FormRadioGroup } from '@selvedge/design-system/forms/FormRadioGroup';
import { FormTextField } from '@selvedge/design-system/forms/FormTextField';
import { PhoneCodeFields } from '../PhoneCodeFields';
import { noPhone } from '../noPhone';
import type { Registered, RegisterValues } from '@selvedge/domain/people/registration';
import { CODE_TYPE } from '../phoneCode.api';
import { sending } from '../refusal';
import { useCaptcha } from '../useCaptcha';
import { register } from '../../session/account';
import { Agreement } from './Agreement';

const empty: RegisterValues = {
  ...noPhone,
  identityType: '',
  companyName: '',
  nickname: '',
  password: '',
  invitationCode: '',
  agreed: false,
};

/** Registration form by phone. A refusal is shown at its field; all input stays. */
export function RegisterForm({ redirect }: { redirect: string | null }) {
  const { t } = useTranslation('entry');
  const identities = useDictionary('identity_type');
  const human = useCaptcha();
  const form = useForm<RegisterValues, unknown, Registered>({
    resolver: schemaResolver(registerSchema),
    mode: 'onTouched',
    defaultValues: empty,
  });
  useKeptForm(form, { notKept: 'signedOut' });
  const send = async (values: Registered): Promise<void> => {
    const { agreed: _, invitationCode, ...person } = values;
    await register({ ...person, ...(invitationCode === '' ? {} : { invitationCode }) }, redirect);
  };
  const submit = sending(form, send, {
    [codes.WRONG_CODE]: 'validateCode',
    [codes.PHONE_TAKEN]: 'phone',
    [codes.UNKNOWN_INVITATION]: 'invitationCode',
  });
  return (
    <Form form={form} onSubmit={submit} errorText={(key) => t(`validation.${key}`, { defaultValue: key })}>
      <FormRadioGroup
        control={form.control}
        name="identityType"
        label={t('identityType')}
        isGrid
        options={identities.optionsOf(IDENTITY_TYPES)}
      />
      <Columns gap="s5">
        <FormTextField
          control={form.control}
          name="companyName"
          label={t('company')}
          autoComplete="organization"
        />
        <FormTextField control={form.control} name="nickname" label={t('nickname')} autoComplete="name" />
      </Columns>
      <PhoneCodeFields type={CODE_TYPE.register} human={human} />
      <Columns gap="s5">
        <FormPasswordField
          control={form.control}
          name="password"
          label={t('password')}
          description={t('passwordRule')}
          autoComplete="new-password"
        />
        <FormTextField
          control={form.control}
          name="invitationCode"
          label={t('invitationCode')}
          description={t('invitationNote')}
          autoComplete="off"
        />
      </Columns>
      <Agreement />
      <Button type="submit" variant="primary" size="large" isWide isPending={form.formState.isSubmitting}>
        {t('register.submit')}
      </Button>
    </Form>
  );
}
