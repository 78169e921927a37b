import { schemaResolver } from '@selvedge/app-shell/forms/schemaResolver';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isApiError } from '@selvedge/api-spec/client';
import { useKeptForm } from '@selvedge/app-shell/kept/useKeptForm';
import { Button } from '@selvedge/design-system/primitives/Button';
import { Form } from '@selvedge/design-system/forms/Form';
import { FormPasswordField } from '@selvedge/design-system/forms/FormPasswordField';
import { FormTextField } from '@selvedge/design-system/forms/FormTextField';
import { setUp } from '../../session/account';
import { linkRefusal } from './setup.api';
import { setupFormSchema } from './setupForm';
import type { SetupValues } from './setupForm';

const TAKEN = 40_913;
const empty: SetupValues = { username: '', nickname: '', password: '', repeated: '' };

interface SetupFormProps {
  token: string;
  /** Called when the link was valid at first and is no longer. */
  onSpent: () => void;
}

/** Form of the first account: user name, name, password twice. A refusal keeps the input. */
export function SetupForm({ token, onSpent }: SetupFormProps) {
  const { t } = useTranslation('signIn');
  const form = useForm({
    resolver: schemaResolver(setupFormSchema),
    mode: 'onTouched',
    defaultValues: empty,
  });
  useKeptForm(form, { notKept: 'signedOut' });

  const submit = async ({ username, nickname, password }: SetupValues): Promise<void> => {
    try {
      await setUp({ token, username, nickname, password });
    } catch (error) {
      if (!isApiError(error)) throw error;
      const fields = Object.entries(error.fields).filter(([name]) => name in empty);
      for (const [name, message] of fields) form.setError(name as keyof SetupValues, { message });
      if (error.code === TAKEN) form.setError('username', { message: 'usernameTaken' });
      else if (fields.length === 0 && linkRefusal(error)) onSpent();
      else if (fields.length === 0) {
        form.setError('root', { message: error.message || t(`common:errors.${error.messageKey}`) });
      }
    }
  };

  return (
    <Form form={form} onSubmit={submit} errorText={(key) => t(`validation.${key}`, { defaultValue: key })}>
      <FormTextField
        control={form.control}
        name="username"
        label={t('username')}
        description={t('setup.usernameRule')}
        autoComplete="username"
      />
      <FormTextField control={form.control} name="nickname" label={t('setup.nickname')} autoComplete="name" />
      <FormPasswordField
        control={form.control}
        name="password"
        label={t('password')}
        description={t('setup.passwordRule')}
        autoComplete="new-password"
      />
      <FormPasswordField
        control={form.control}
        name="repeated"
        label={t('setup.repeated')}
        autoComplete="new-password"
      />
      <Button type="submit" variant="primary" size="large" isWide isPending={form.formState.isSubmitting}>
        {t('setup.create')}
      </Button>
    </Form>
  );
}
