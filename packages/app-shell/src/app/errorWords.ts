import i18next from 'i18next';
import { isApiError } from '@selvedge/api-spec/client';

/** Returns the message for a failed call: the server's, or the one of the message files; null means that the server was not reached. */
export function errorWords(error: unknown): string {
  if (error === null) return i18next.t('errors.network');
  if (!isApiError(error)) return i18next.t('errors.requestFailed');
  return error.message || i18next.t(`errors.${error.messageKey}`);
}
