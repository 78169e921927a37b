import { codes, isApiError } from '@selvedge/api-spec/client';
import { toast } from '@selvedge/design-system/primitives/Toast';
import { errorWords } from '../app/errorWords';

/**
 * Returns the result of a refused, silent call for the bind-e-mail dialog: a message for its password field, or false after a toast showed
 * the message.
 */
export function bindRefusal(error: unknown): false | { password: string } {
  const words = errorWords(error);
  if (isApiError(error, codes.WRONG_PASSWORD) || isApiError(error, codes.ACCOUNT_LOCKED))
    return { password: words };
  toast.show({ message: words, tone: 'critical' });
  return false;
}
