import { useForm } from 'react-hook-form';
import { codes } from '@selvedge/api-spec/client';
import { useKeptForm } from '@selvedge/app-shell/kept/useKeptForm';
import { sending } from './refusal';

/**
 * Hook for a form that asks for the user's password before an action. A missing or wrong one is shown at the field.
 *
 * @param take performs the action
 */
export function usePasswordProof(take: (password: string) => Promise<void>) {
  const form = useForm({ defaultValues: { password: '' } });
  useKeptForm(form, { notKept: 'secret' });
  const send = sending(form, ({ password }: { password: string }) => take(password), {
    [codes.WRONG_PASSWORD]: 'password',
    [codes.ACCOUNT_LOCKED]: 'password',
  });
  const submit = async (values: { password: string }): Promise<void> => {
    if (values.password !== '') return send(values);
    form.setError('password', { message: 'passwordRequired' }, { shouldFocus: true });
  };
  return { form, submit };
}
