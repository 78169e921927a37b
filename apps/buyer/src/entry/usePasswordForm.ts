import { useForm } from 'react-hook-form';
import type { ResolverResult } from 'react-hook-form';

interface PasswordValues {
  password: string;
}

const resolver = (values: PasswordValues): ResolverResult<PasswordValues> =>
  values.password === ''
    ? { values: {}, errors: { password: { type: 'required', message: 'passwordRequired' } } }
    : { values, errors: {} };

/** Hook for a form that asks for the user's password before an action. */
export const usePasswordForm = () => useForm<PasswordValues>({ resolver, defaultValues: { password: '' } });
