import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { isApiError } from '@selvedge/api-spec/client';
import type { ErrorCode } from '@selvedge/api-spec/codes';
import { refusedWords } from '../trade/errorWords';

/**
 * Shows a refusal of the server in a form: at the fields it names, or at those that correspond to them (`typedAs`), at the field that an
 * error code belongs to (`fieldOf`), else above the form. The input stays. Any other error is rethrown.
 */
export function showRefusal<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  error: unknown,
  fieldOf: Partial<Record<ErrorCode, Path<Values>>> = {},
  typedAs: Readonly<Record<string, Path<Values>>> = {},
): void {
  if (!isApiError(error)) throw error;
  const known = form.getValues();
  const named = Object.entries(error.fields)
    .map(([name, message]) => [typedAs[name] ?? name, message] as const)
    .filter(([name]) => name in known);
  for (const [name, message] of named) form.setError(name as Path<Values>, { message });
  if (named.length > 0) return;
  const own = fieldOf[error.code as ErrorCode];
  form.setError(own ?? 'root', { message: refusedWords(error) }, { shouldFocus: own !== undefined });
}

/** Returns the submit handler of a form: it sends the values, and shows a refusal in the form, see {@link showRefusal}. */
export const sending =
  <Values extends FieldValues, Sent>(
    form: UseFormReturn<Values, unknown, Sent>,
    send: (values: Sent) => Promise<void>,
    fieldOf?: Partial<Record<ErrorCode, Path<Values>>>,
  ) =>
  async (values: Sent): Promise<void> => {
    try {
      await send(values);
    } catch (error) {
      showRefusal(form, error, fieldOf);
    }
  };
