import { errorWords } from '@selvedge/app-shell/app/errorWords';
import { isApiError } from '@selvedge/api-spec/client';

export { errorWords };

/** Returns the message of a refusal when the form has no field for it: the server's message for a field, else the one for the call. */
export function refusedWords(error: unknown): string {
  const [named] = isApiError(error) ? Object.values(error.fields) : [];
  return named ?? errorWords(error);
}
