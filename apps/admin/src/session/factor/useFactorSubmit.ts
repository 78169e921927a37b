import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { codes, isApiError } from '@selvedge/api-spec/client';

/**
 * Returns a submit handler for a form of the second factor. A wrong password and a wrong code are shown at their fields, any other error
 * above them; a code that was tried is not shown again.
 */
export function useFactorSubmit<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  send: (values: Values) => Promise<void>,
): (values: Values) => Promise<void> {
  const { t } = useTranslation('factor');
  return async (values) => {
    try {
      await send(values);
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (isApiError(error, codes.WRONG_PASSWORD))
        form.setError('password' as Path<Values>, { message: t('wrong.password') }, { shouldFocus: true });
      else if (isApiError(error, codes.WRONG_CODE))
        form.setError('code' as Path<Values>, { message: t('wrong.code') }, { shouldFocus: true });
      else form.setError('root', { message: error.message || t(`common:errors.${error.messageKey}`) });
    }
  };
}
