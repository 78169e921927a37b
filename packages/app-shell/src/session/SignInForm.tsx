import { lazy, Suspense, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Controller, useForm, useWatch } from 'react-hook-form';
import type { Resolver } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { codes, isApiError } from '@selvedge/api-spec/client';
import { looksLikePhone } from '@selvedge/domain/people/usernames';
import { useKeptForm } from '../kept/useKeptForm';
import { Button } from '@selvedge/design-system/primitives/Button';
import { CaptchaField } from '@selvedge/design-system/commerce/CaptchaField';
import { Form } from '@selvedge/design-system/forms/Form';
import { FormPasswordField } from '@selvedge/design-system/forms/FormPasswordField';
import { FormTextField } from '@selvedge/design-system/forms/FormTextField';
import { answerOf } from '../app/answerOf';
import { pictureQuery } from './picture';
import type { SignInPicture } from './picture';
import { fetchWork } from './signIn.api';
import { useWork } from './proofOfWork/useWork';
import { ProofOfWorkField } from './proofOfWork/ProofOfWorkField';

/** Select for dialling codes, loaded when a phone number is typed: most users sign in by name. */
const AreaCodeField = lazy(() => import('./AreaCodeField'));
const FIRST_AREA_CODE = '+86';

/** Values of the sign-in form. */
export interface SignInValues {
  username: string;
  password: string;
  /** Code of the captcha picture, or the number found by proof of work. */
  code: string;
  /** Dialling code, used when the name is a phone number. */
  areaCode?: string;
}

interface SignInFormProps {
  initial: Pick<SignInValues, 'username' | 'password'>;
  /** Whether the server requires a picture code. */
  hasCaptcha: boolean;
  /** Code that is sent when the server requires none. */
  codeWithoutCaptcha: string;
  resolver: Resolver<SignInValues>;
  /** Fetches a new picture each time it is called. */
  fetchPicture: (signal: AbortSignal) => Promise<SignInPicture>;
  /** Whether users may sign in by phone number, with a dialling code. */
  takesPhones?: boolean;
  /** Element at the end of the password's label: the link to reset the password. */
  passwordEnd?: ReactNode;
  /** Signs in; rejects with an ApiError. `key` is empty while there is no picture. */
  onSignIn: (values: SignInValues & { key: string }) => Promise<void>;
}

/**
 * Form with user name or phone number, password and picture code. A refusal keeps the input and fetches a new picture. Its messages are in
 * the file `signIn`.
 */
export function SignInForm(props: SignInFormProps) {
  const {
    initial,
    hasCaptcha,
    codeWithoutCaptcha,
    resolver,
    fetchPicture,
    takesPhones = false,
    passwordEnd,
    onSignIn,
  } = props;
  const { t } = useTranslation('signIn');
  const [refresh, setRefresh] = useState(0);
  const picture = useQuery({ ...pictureQuery(refresh, fetchPicture), enabled: hasCaptcha });
  const work = useWork(fetchWork);
  const worked = work.state.at === 'done' ? work.state : null;
  const form = useForm<SignInValues>({
    resolver: (values, ...rest) =>
      resolver({ ...values, code: hasCaptcha ? values.code : codeWithoutCaptcha }, ...rest),
    mode: 'onTouched',
    defaultValues: { ...initial, code: '', areaCode: FIRST_AREA_CODE },
  });
  useKeptForm(form, { notKept: 'signedOut' });
  const isNumber = looksLikePhone(useWatch({ control: form.control, name: 'username' }));
  const code = worked?.code;
  useEffect(() => {
    if (code !== undefined) form.setValue('code', code);
  }, [code, form]);

  const submit = async (values: SignInValues): Promise<void> => {
    try {
      const areaCode = takesPhones && isNumber ? form.getValues('areaCode') : undefined;
      await onSignIn({ ...values, areaCode, key: worked?.key ?? picture.data?.key ?? '' });
    } catch (error) {
      if (!isApiError(error)) throw error;
      setRefresh((count) => count + 1);
      work.stop();
      form.setValue('code', '');
      const message = error.message || t(`common:errors.${error.messageKey}`);
      form.setError(isApiError(error, codes.WRONG_CAPTCHA) && hasCaptcha ? 'code' : 'root', { message });
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
      {takesPhones && isNumber && (
        <Suspense fallback={null}>
          <AreaCodeField control={form.control} />
        </Suspense>
      )}
      <FormPasswordField
        control={form.control}
        name="password"
        label={t('password')}
        labelEnd={passwordEnd}
        autoComplete="current-password"
        size="large"
      />
      {hasCaptcha && !worked && (
        <Controller
          control={form.control}
          name="code"
          render={({ field: { ref, ...field }, fieldState }) => (
            <CaptchaField
              {...field}
              inputRef={ref}
              imageSrc={picture.data?.image}
              hasFailed={answerOf(picture).hasFailed}
              onRefresh={() => setRefresh((count) => count + 1)}
              isInvalid={fieldState.invalid}
              errorMessage={fieldState.error?.message && worded(fieldState.error.message)}
            />
          )}
        />
      )}
      {hasCaptcha && (
        <ProofOfWorkField
          state={work.state}
          onStart={work.start}
          onStop={() => {
            work.stop();
            form.setValue('code', '');
          }}
        />
      )}
      <Button type="submit" variant="primary" size="large" isWide isPending={form.formState.isSubmitting}>
        {t('common:actions.signIn')}
      </Button>
    </Form>
  );
}
