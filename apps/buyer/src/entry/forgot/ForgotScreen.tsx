import { schemaResolver } from '@selvedge/app-shell/forms/schemaResolver';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSearch } from 'wouter';
import { codes } from '@selvedge/api-spec/client';
import { resetSchema } from '@selvedge/domain/people/registration';
import { navigate } from '@selvedge/app-shell/app/hashLocation';
import { EntryPage } from '@selvedge/app-shell/session/EntryPage';
import { useKeptForm } from '@selvedge/app-shell/kept/useKeptForm';
import { Button } from '@selvedge/design-system/primitives/Button';
import { Form } from '@selvedge/design-system/forms/Form';
import { FormPasswordField } from '@selvedge/design-system/forms/FormPasswordField';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { Text } from '@selvedge/design-system/layout/Text';
import { toast } from '@selvedge/design-system/primitives/Toast';
import { EntryTurn } from '../EntryTurn';
import { PhoneCodeFields } from '../PhoneCodeFields';
import { entryPath } from '../entryPaths';
import { noPhone } from '../noPhone';
import type { ResetValues } from '@selvedge/domain/people/registration';
import { CODE_TYPE } from '../phoneCode.api';
import { sending } from '../refusal';
import { useCaptcha } from '../useCaptcha';
import { chooseLanguage } from '../../session/preferences';
import { resetPassword } from './forgot.api';

/** Page that resets a forgotten password by a code to the phone, and then goes to the sign-in. */
export function ForgotScreen() {
  const { t } = useTranslation('entry');
  const redirect = new URLSearchParams(useSearch()).get('redirect');
  const human = useCaptcha();
  const form = useForm<ResetValues>({
    resolver: schemaResolver(resetSchema),
    mode: 'onTouched',
    defaultValues: { ...noPhone, password: '' },
  });
  useKeptForm(form, { notKept: 'signedOut' });
  const send = async (values: ResetValues): Promise<void> => {
    await resetPassword(values);
    toast.show({ message: t('forgot.done'), tone: 'positive' });
    navigate(entryPath(null, redirect), { replace: true });
  };
  const submit = sending(form, send, { [codes.WRONG_CODE]: 'validateCode' });
  return (
    <EntryPage
      title={t('forgot.title')}
      cloth={{
        headline: [t('forgot.lineOne'), t('forgot.lineTwo')],
        lead: [t('forgot.leadOne'), t('forgot.leadTwo')],
      }}
      onLanguageChange={chooseLanguage}
    >
      <Stack gap="s5">
        <EntryTurn question={t('forgot.remembered')} redirect={redirect} />
        <Form
          form={form}
          onSubmit={submit}
          errorText={(key) => t(`validation.${key}`, { defaultValue: key })}
        >
          <PhoneCodeFields type={CODE_TYPE.forgot} human={human} />
          <FormPasswordField
            control={form.control}
            name="password"
            label={t('newPassword')}
            description={t('passwordRule')}
            autoComplete="new-password"
          />
          <Button type="submit" variant="primary" size="large" isWide isPending={form.formState.isSubmitting}>
            {t('forgot.submit')}
          </Button>
          <Text size="caption" ink="medium">
            {t('forgot.unknown')}
          </Text>
        </Form>
      </Stack>
    </EntryPage>
  );
}
