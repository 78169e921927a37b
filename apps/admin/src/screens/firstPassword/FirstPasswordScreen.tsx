import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isApiError } from '@selvedge/api-spec/client';
import { passwordChangeSchema } from '@selvedge/domain/people/validation';
import { usePageTitle } from '@selvedge/app-kit/app/usePageTitle';
import { Button } from '@selvedge/design-system/Button';
import { Form } from '@selvedge/design-system/Form';
import { FormPasswordField } from '@selvedge/design-system/FormPasswordField';
import { LanguageSwitch } from '@selvedge/design-system/LanguageSwitch';
import { SignInLayout } from '@selvedge/design-system/SignInLayout';
import { Stack } from '@selvedge/design-system/Stack';
import { Text } from '@selvedge/design-system/Text';
import { configQuery } from '@selvedge/app-kit/app/config';
import { signOut } from '../../session/account';
import { session } from '../../api/session';
import { settings } from '../../session/settings';
import { changePassword } from './firstPassword.api';

const resolver = zodResolver(passwordChangeSchema(() => session.user?.username ?? ''));
const empty = { oldPassword: '', newPassword: '' };

/** Stands before everything inside while the password is one that somebody else set (K-36, X-A06). */
export function FirstPasswordScreen() {
  const { t } = useTranslation('signIn');
  const product = useQuery(configQuery).data?.title ?? t('common:product');
  const form = useForm({ resolver, mode: 'onTouched', defaultValues: empty });
  usePageTitle(`${t('firstPassword.title')} · ${product} ${t('office')}`);

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
    <SignInLayout
      productTitle={product}
      title={t('firstPassword.title')}
      language={
        <LanguageSwitch
          form="full"
          onChange={(language) => {
            settings.language = language;
          }}
        />
      }
    >
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
    </SignInLayout>
  );
}
