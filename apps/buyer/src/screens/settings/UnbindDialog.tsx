import { useTranslation } from 'react-i18next';
import { FormDialog } from '@selvedge/app-shell/forms/FormDialog';
import { FormPasswordField } from '@selvedge/design-system/forms/FormPasswordField';
import { usePasswordForm } from '../../entry/usePasswordForm';
import { unbindSocial } from './settings.api';

/** Dialog that unbinds the social account, confirmed by the password. */
export function UnbindDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['settings', 'entry']);
  const form = usePasswordForm();
  return (
    <FormDialog
      keptAs={{ notKept: 'secret' }}
      form={form}
      title={t('unbindSocial')}
      description={t('unbindPurpose')}
      action={t('unbind')}
      done={t('unbound')}
      errorText={(key) => t(`entry:validation.${key}`, { defaultValue: key })}
      onSave={({ password }) => unbindSocial(password)}
      onClose={onClose}
    >
      <FormPasswordField
        control={form.control}
        name="password"
        label={t('oldPassword')}
        autoComplete="current-password"
      />
    </FormDialog>
  );
}
