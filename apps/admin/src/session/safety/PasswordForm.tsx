import { schemaResolver } from '@selvedge/app-shell/forms/schemaResolver';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { codes, isApiError } from '@selvedge/api-spec/client';
import { passwordChangeSchema } from '@selvedge/domain/people/validation';
import { useKeptForm } from '@selvedge/app-shell/kept/useKeptForm';
import { Button } from '@selvedge/design-system/primitives/Button';
import { Form } from '@selvedge/design-system/forms/Form';
import { FormPasswordField } from '@selvedge/design-system/forms/FormPasswordField';
import { session } from '../../api/session';
import { changePassword } from './safety.api';

const resolver = schemaResolver(passwordChangeSchema(() => session.user?.username ?? ''));
const empty = { oldPassword: '', newPassword: '' };

interface PasswordFormProps {
  /** Whether the form is alone on its page. */
  isLarge?: boolean;
  onChanged?: () => void;
}

/** Form that changes the user's own password; errors that the server finds are shown at their field. */
export function PasswordForm({ isLarge = false, onChanged }: PasswordFormProps) {
  const { t } = useTranslation('signIn');
  const form = useForm({ resolver, mode: 'onTouched', defaultValues: empty });
  useKeptForm(form, { notKept: 'secret' });
  const size = isLarge ? ('large' as const) : undefined;

  const submit = async (passwords: typeof empty): Promise<void> => {
    try {
      await changePassword(passwords);
      form.reset(empty);
      onChanged?.();
    } catch (error) {
      if (!isApiError(error)) throw error;
      const { newPassword } = error.fields;
      const message = newPassword ?? (error.message || t(`common:errors.${error.messageKey}`));
      const isWrong = isApiError(error, codes.WRONG_PASSWORD) || isApiError(error, codes.ACCOUNT_LOCKED);
      const field = isWrong ? 'oldPassword' : 'root';
      form.setError(newPassword === undefined ? field : 'newPassword', { message });
    }
  };

  return (
    <Form form={form} onSubmit={submit} errorText={(key) => t(`validation.${key}`, { defaultValue: key })}>
      <FormPasswordField
        control={form.control}
        name="oldPassword"
        label={t('firstPassword.old')}
        autoComplete="current-password"
        size={size}
      />
      <FormPasswordField
        control={form.control}
        name="newPassword"
        label={t('firstPassword.new')}
        description={t('firstPassword.rule')}
        autoComplete="new-password"
        size={size}
      />
      <Button
        type="submit"
        variant={isLarge ? 'primary' : 'secondary'}
        size={size}
        isWide={isLarge}
        isPending={form.formState.isSubmitting}
      >
        {t('firstPassword.change')}
      </Button>
    </Form>
  );
}
