import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { isApiError } from '@selvedge/api-spec/client';
import { MESSAGE, passwordProblem } from '@selvedge/api-spec/rules/validation';
import { Button } from '@selvedge/design-system/Button';
import { Form } from '@selvedge/design-system/Form';
import { FormPasswordField } from '@selvedge/design-system/FormPasswordField';
import { toast } from '@selvedge/design-system/Toast';
import { buyer } from '../../api/client';
import { session } from '../../session/session';

const empty = { oldPassword: '', newPassword: '' };

const schema = z.object({
  oldPassword: z.string().check(z.minLength(1, MESSAGE.passwordRequired)),
  newPassword: z.string().check(
    z.superRefine((value, context) => {
      const problem = passwordProblem(value, session.user?.nickname ?? '');
      if (problem) context.addIssue({ code: 'custom', message: problem });
    }),
  ),
});

/** Changes the password; other sessions of the same buyer end (X-B99, D-30). */
export function PasswordForm() {
  const { t } = useTranslation('settings');
  const form = useForm({ resolver: zodResolver(schema), mode: 'onTouched', defaultValues: empty });
  const submit = async (values: typeof empty): Promise<void> => {
    try {
      await buyer.post('/api/sp/front/user/password/edit', { body: values });
      form.reset(empty);
      toast.show({ message: t('common:messages.saved'), tone: 'positive' });
    } catch (error) {
      if (!isApiError(error)) throw error;
      form.setError('oldPassword', { message: error.message });
    }
  };
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
