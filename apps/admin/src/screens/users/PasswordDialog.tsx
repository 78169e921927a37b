import { schemaResolver } from '@selvedge/app-shell/forms/schemaResolver';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '@selvedge/app-shell/forms/FormDialog';
import { FormPasswordField } from '@selvedge/design-system/forms/FormPasswordField';
import type { UserRow } from '../../api/schemas';
import { useSystemWords } from '../../listing/systemWords';
import { passwordFormSchema } from './userForm';
import { resetPassword } from './users.api';

/** Dialog that sets a new password for a user, who must change it at the next sign-in. */
export function PasswordDialog({ user, onClose }: { user: UserRow; onClose: () => void }) {
  const { t } = useTranslation('system');
  const errorText = useSystemWords();
  const form = useForm({
    resolver: schemaResolver(passwordFormSchema),
    defaultValues: { password: '' },
  });
  return (
    <FormDialog
      keptAs={{ notKept: 'secret' }}
      form={form}
      title={t('users.passwordTitle', { name: user.nickname })}
      description={t('users.passwordText')}
      errorText={errorText}
      onSave={({ password }) => resetPassword(user.id, password)}
      onClose={onClose}
    >
      <FormPasswordField
        control={form.control}
        name="password"
        label={t('users.password')}
        autoComplete="new-password"
      />
    </FormDialog>
  );
}
