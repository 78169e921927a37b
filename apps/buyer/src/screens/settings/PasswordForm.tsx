import { schemaResolver } from '@selvedge/app-shell/forms/schemaResolver';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { codes } from '@selvedge/api-spec/client';
import { useKeptForm } from '@selvedge/app-shell/kept/useKeptForm';
import { Button } from '@selvedge/design-system/primitives/Button';
import { Form } from '@selvedge/design-system/forms/Form';
import { FormPasswordField } from '@selvedge/design-system/forms/FormPasswordField';
import { toast } from '@selvedge/design-system/primitives/Toast';
import { buyer } from '../../api/client';
import { sending } from '../../entry/refusal';
import { passwordFormSchema } from './passwordForm';

const empty = { oldPassword: '', newPassword: '' };

/** Form that changes the password; the buyer's other sessions end. */
export function PasswordForm() {
  const { t } = useTranslation('settings');
  const form = useForm({
    resolver: schemaResolver(passwordFormSchema),
    mode: 'onTouched',
    defaultValues: empty,
  });
  useKeptForm(form, { notKept: 'secret' });
  const submit = sending(
    form,
    async (values: typeof empty) => {
      await buyer.post('/api/sp/front/user/password/edit', { body: values, silent: true });
      form.reset(empty);
      toast.show({ message: t('common:messages.saved'), tone: 'positive' });
    },
    { [codes.WRONG_PASSWORD]: 'oldPassword', [codes.ACCOUNT_LOCKED]: 'oldPassword' },
  );
  return (
    <Form form={form} onSubmit={submit} errorText={(key) => t(`validation.${key}`, { defaultValue: key })}>
      <FormPasswordField
        control={form.control}
        name="oldPassword"
        label={t('oldPassword')}
        autoComplete="current-password"
      />
      <FormPasswordField
        control={form.control}
        name="newPassword"
        label={t('newPassword')}
        description={t('passwordRule')}
        autoComplete="new-password"
      />
      <Button type="submit" isPending={form.formState.isSubmitting}>
        {t('common:actions.save')}
      </Button>
    </Form>
  );
}
