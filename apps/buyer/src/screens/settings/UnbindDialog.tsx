import { useTranslation } from 'react-i18next';
import { Button } from '@selvedge/design-system/primitives/Button';
import { Dialog } from '@selvedge/design-system/primitives/Dialog';
import { Form } from '@selvedge/design-system/forms/Form';
import { FormPasswordField } from '@selvedge/design-system/forms/FormPasswordField';
import { toast } from '@selvedge/design-system/primitives/Toast';
import { usePasswordProof } from '../../entry/usePasswordProof';
import { unbindSocial } from './settings.api';

const formId = 'unbind-form';

/** Dialog that unbinds the social account, confirmed by the password. */
export function UnbindDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['settings', 'entry']);
  const { form, submit } = usePasswordProof(async (password) => {
    await unbindSocial(password);
    toast.show({ message: t('unbound'), tone: 'positive' });
    onClose();
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isOutsidePressIgnored
      title={t('unbindSocial')}
      description={t('unbindPurpose')}
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button variant="primary" type="submit" form={formId} isPending={form.formState.isSubmitting}>
            {t('unbind')}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        form={form}
        onSubmit={submit}
        errorText={(key) => t(`entry:validation.${key}`, { defaultValue: key })}
      >
        <FormPasswordField
          control={form.control}
          name="password"
          label={t('oldPassword')}
          autoComplete="current-password"
        />
      </Form>
    </Dialog>
  );
}
