import { codes, isApiError } from '@selvedge/api-spec/client';
import { toast } from '@selvedge/design-system/Toast';
import { errorWords } from '../app/errorWords';

/**
 * What the bind-e-mail dialog is told of a refused call that was silent: words for its password field, or that nothing was bound, after the
 * words were shown.
 */
export function bindRefusal(error: unknown): false | { password: string } {
  const words = errorWords(error);
  if (isApiError(error, codes.WRONG_PASSWORD) || isApiError(error, codes.ACCOUNT_LOCKED))
    return { password: words };
  toast.show({ message: words, tone: 'critical' });
  return false;
}
