import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isApiError } from '@selvedge/api-spec/client';
import { passwordChangeSchema } from '@selvedge/domain/people/validation';
import { useKeptForm } from '@selvedge/app-kit/kept/useKeptForm';
import { Button } from '@selvedge/design-system/Button';
import { Form } from '@selvedge/design-system/Form';
import { FormPasswordField } from '@selvedge/design-system/FormPasswordField';
import { Stack } from '@selvedge/design-system/Stack';
import { Text } from '@selvedge/design-system/Text';
import { signOut } from '../../session/account';
import { session } from '../../api/session';
import { BeforeInside } from '../../session/BeforeInside';
import { changePassword } from './firstPassword.api';

const resolver = zodResolver(passwordChangeSchema(() => session.user?.username ?? ''));
const empty = { oldPassword: '', newPassword: '' };

/** Stands before everything inside while the password is one that somebody else set (K-36, X-A06). */
export function FirstPasswordScreen() {
  const { t } = useTranslation('signIn');
  const form = useForm({ resolver, mode: 'onTouched', defaultValues: empty });
  useKeptForm(form, { notKept: 'secret' });

  const submit = async (passwords: typeof empty): Promise<void> => {
    try {
      await changePassword(passwords);
    } catch (error) {
      if (!isApiError(error)) throw error;
      const { newPassword } = error.fields;
      const message = newPassword ?? (error.message || t(`common:errors.${error.messageKey}`));
      form.setError(newPassword === undefined ? 'oldPassword' : 'newPassword', { message });
    }
  };

  return (
    <BeforeInside title={t('firstPassword.title')}>
      <Stack gap="s6">
        <Text as="p" ink="medium">
          {t('firstPassword.why')}
        </Text>
        <Form
          form={form}
          onSubmit={submit}
          errorText={(key) => t(`validation.${key}`, { defaultValue: key })}
        >
          <FormPasswordField
            control={form.control}
            name="oldPassword"
            label={t('firstPassword.old')}
            autoComplete="current-password"
            size="large"
          />
          <FormPasswordField
            control={form.control}
            name="newPassword"
            label={t('firstPassword.new')}
            description={t('firstPassword.rule')}
            autoComplete="new-password"
            size="large"
          />
          <Button type="submit" variant="primary" size="large" isPending={form.formState.isSubmitting}>
            {t('firstPassword.change')}
          </Button>
        </Form>
        <div>
          <Button variant="link" onPress={() => void signOut()}>
            {t('common:actions.signOut')}
          </Button>
        </div>
      </Stack>
    </BeforeInside>
  );
}
