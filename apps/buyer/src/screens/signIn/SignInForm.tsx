import { useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isApiError } from '@selvedge/api-spec/client';
import { loginSchema } from '@selvedge/api-spec/rules/validation';
import { Button } from '@selvedge/design-system/Button';
import { CaptchaField } from '@selvedge/design-system/CaptchaField';
import { Form } from '@selvedge/design-system/Form';
import { FormPasswordField } from '@selvedge/design-system/FormPasswordField';
import { FormTextField } from '@selvedge/design-system/FormTextField';
import { signIn } from '../../session/account';
import { captchaQuery } from './signIn.api';

const CAPTCHA_WRONG = 40002;
/** What is sent as the picture code where the house has switched it off. */
const NO_CODE = '0000';

interface SignInFormProps {
  initial: { username: string; password: string };
  hasCaptcha: boolean;
  redirect: string | null;
}

/** User name, password and picture code. A refusal keeps what was typed and draws a new picture. */
export function SignInForm({ initial, hasCaptcha, redirect }: SignInFormProps) {
  const { t } = useTranslation('signIn');
  const [refresh, setRefresh] = useState(0);
  const captcha = useQuery({ ...captchaQuery(refresh), enabled: hasCaptcha });
  const form = useForm({
    resolver: zodResolver(loginSchema),
    mode: 'onTouched',
    values: { ...initial, code: hasCaptcha ? '' : NO_CODE },
    resetOptions: { keepDirtyValues: true },
  });

  const submit = async (values: { username: string; password: string; code: string }): Promise<void> => {
    try {
      await signIn({ ...values, key: captcha.data?.key ?? '' }, redirect);
    } catch (error) {
      if (!isApiError(error)) throw error;
      setRefresh((count) => count + 1);
      form.setValue('code', hasCaptcha ? '' : NO_CODE);
      form.setError(error.code === CAPTCHA_WRONG ? 'code' : 'root', { message: error.message || 'refused' });
    }
  };

  return (
    <Form form={form} onSubmit={submit} errorText={(key) => t(`validation.${key}`, { defaultValue: key })}>
      <FormTextField
        control={form.control}
        name="username"
        label={t('username')}
        autoComplete="username"
        size="large"
      />
      <FormPasswordField
        control={form.control}
        name="password"
        label={t('password')}
        autoComplete="current-password"
        size="large"
      />
      {hasCaptcha && (
        <Controller
          control={form.control}
          name="code"
          render={({ field: { ref, ...field }, fieldState }) => (
            <CaptchaField
              {...field}
              inputRef={ref}
              imageSrc={captcha.data?.code}
              hasFailed={captcha.isError}
              onRefresh={() => setRefresh((count) => count + 1)}
              isInvalid={fieldState.invalid}
              errorMessage={
                fieldState.error?.message &&
                t(`validation.${fieldState.error.message}`, { defaultValue: fieldState.error.message })
              }
            />
          )}
        />
      )}
      <Button type="submit" variant="primary" size="large" isPending={form.formState.isSubmitting}>
        {t('common:actions.signIn')}
      </Button>
    </Form>
  );
}
