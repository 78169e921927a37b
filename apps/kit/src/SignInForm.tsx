import { useState } from 'react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Controller, useForm } from 'react-hook-form';
import type { Resolver } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isApiError } from '@selvedge/api-spec/client';
import { Button } from '@selvedge/design-system/Button';
import { CaptchaField } from '@selvedge/design-system/CaptchaField';
import { Form } from '@selvedge/design-system/Form';
import { FormPasswordField } from '@selvedge/design-system/FormPasswordField';
import { FormTextField } from '@selvedge/design-system/FormTextField';

const CAPTCHA_WRONG = 40_002;

/** What is typed into the form. */
export interface SignInValues {
  username: string;
  password: string;
  /** The picture code. */
  code: string;
}

/** A picture to read a code from, and the key the code is sent with (D-29). */
export interface SignInPicture {
  key: string;
  /** As a data URL. */
  image: string;
}

interface SignInFormProps {
  initial: Pick<SignInValues, 'username' | 'password'>;
  /** The house asks for a picture code. */
  hasCaptcha: boolean;
  /** Sent as the code where the house asks for none. */
  codeWithoutCaptcha: string;
  resolver: Resolver<SignInValues>;
  /** Fetches a new picture each time it is called. */
  fetchPicture: (signal: AbortSignal) => Promise<SignInPicture>;
  /** Signs in; rejects with an ApiError. `key` is empty while there is no picture. */
  onSignIn: (values: SignInValues & { key: string }) => Promise<void>;
}

/**
 * User name, password and picture code. A refusal keeps what was typed and draws a new picture. Words from
 * the app's `signIn` catalogue.
 */
export function SignInForm(props: SignInFormProps) {
  const { initial, hasCaptcha, codeWithoutCaptcha, resolver, fetchPicture, onSignIn } = props;
  const { t } = useTranslation('signIn');
  const [refresh, setRefresh] = useState(0);
  const picture = useQuery({ ...pictureQuery(refresh, fetchPicture), enabled: hasCaptcha });
  const noCode = hasCaptcha ? '' : codeWithoutCaptcha;
  const form = useForm<SignInValues>({
    resolver,
    mode: 'onTouched',
    values: { ...initial, code: noCode },
    resetOptions: { keepDirtyValues: true },
  });

  const submit = async (values: SignInValues): Promise<void> => {
    try {
      await onSignIn({ ...values, key: picture.data?.key ?? '' });
    } catch (error) {
      if (!isApiError(error)) throw error;
      setRefresh((count) => count + 1);
      form.setValue('code', noCode);
      const message = error.message || t(`common:errors.${error.messageKey}`);
      form.setError(error.code === CAPTCHA_WRONG && hasCaptcha ? 'code' : 'root', { message });
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
          name="code"
          render={({ field: { ref, ...field }, fieldState }) => (
            <CaptchaField
              {...field}
              inputRef={ref}
              imageSrc={picture.data?.image}
              hasFailed={picture.isError}
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

/** `refresh` makes the query new each time another picture is asked for. */
const pictureQuery = (refresh: number, fetchPicture: SignInFormProps['fetchPicture']) =>
  queryOptions({
    queryKey: ['captcha', refresh],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: ({ signal }) => fetchPicture(signal),
  });
