import { schemaResolver } from '@selvedge/app-shell/forms/schemaResolver';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { codes, isApiError } from '@selvedge/api-spec/client';
import { useRecordForm } from '@selvedge/app-shell/forms/useRecordForm';
import { Button } from '@selvedge/design-system/primitives/Button';
import { Form } from '@selvedge/design-system/forms/Form';
import { FormPasswordField } from '@selvedge/design-system/forms/FormPasswordField';
import { FormTextField } from '@selvedge/design-system/forms/FormTextField';
import { setUp } from '../../session/account';
import { linkRefusal } from './setup.api';
import { setupFormSchema } from './setupForm';
import type { SetupValues } from './setupForm';

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
  const { submit } = useRecordForm({
    form,
    keptAs: { notKept: 'signedOut' },
    done: null,
    explain: (error) =>
      isApiError(error, codes.NAME_TAKEN) ? { words: '', fields: { username: 'usernameTaken' } } : undefined,
    onSave: async ({ username, nickname, password }) => {
      try {
        await setUp({ token, username, nickname, password });
      } catch (error) {
        const isOfField = isApiError(error) && Object.keys(error.fields).some((name) => name in empty);
        if (!isOfField && linkRefusal(error)) onSpent();
        throw error;
      }
    },
  });

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
