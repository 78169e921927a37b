import { useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isApiError } from '@selvedge/api-spec/client';
import { staffLoginSchema } from '@selvedge/api-spec/rules/validation';
import { Button } from '@selvedge/design-system/Button';
import { CaptchaField } from '@selvedge/design-system/CaptchaField';
import { Form } from '@selvedge/design-system/Form';
import { FormPasswordField } from '@selvedge/design-system/FormPasswordField';
import { FormTextField } from '@selvedge/design-system/FormTextField';
import { signIn } from '../../session/account';
import { captchaQuery } from './signIn.api';

const CAPTCHA_WRONG = 40002;

interface SignInFormProps {
  initial: { username: string; password: string };
  hasCaptcha: boolean;
  redirect: string | null;
}

/** Username, password and picture code. A refusal keeps what was typed and draws a new picture. */
export function SignInForm({ initial, hasCaptcha, redirect }: SignInFormProps) {
  const { t } = useTranslation('signIn');
  const [refresh, setRefresh] = useState(0);
  const captcha = useQuery({ ...captchaQuery(refresh), enabled: hasCaptcha });
  const form = useForm({
    resolver: zodResolver(staffLoginSchema),
    mode: 'onTouched',
    defaultValues: { ...initial, captchaCode: '' },
  });

  const submit = async (values: {
    username: string;
    password: string;
    captchaCode: string;
  }): Promise<void> => {
    const captchaKey = values.captchaCode === '' ? '' : (captcha.data?.captchaKey ?? '');
    try {
      await signIn({ ...values, captchaKey }, redirect);
    } catch (error) {
      if (!isApiError(error)) throw error;
      setRefresh((count) => count + 1);
      form.setValue('captchaCode', '');
      const words = error.message || t(`common:errors.${error.messageKey}`);
      form.setError(error.code === CAPTCHA_WRONG && hasCaptcha ? 'captchaCode' : 'root', { message: words });
    }
  };
  const worded = (key: string): string => t(`validation.${key}`, { defaultValue: key });

  return (
    <Form form={form} onSubmit={submit} errorText={worded}>
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
          name="captchaCode"
          render={({ field: { ref, ...field }, fieldState }) => (
            <CaptchaField
              {...field}
              inputRef={ref}
              imageSrc={captcha.data?.captchaBase64}
              hasFailed={captcha.isError}
              onRefresh={() => setRefresh((count) => count + 1)}
              isInvalid={fieldState.invalid}
              errorMessage={fieldState.error?.message && worded(fieldState.error.message)}
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
