import i18next from 'i18next';
import { isApiError } from '@selvedge/api-spec/client';

/** What to say about a failed call: the server's words, or the catalogue's; without an error nobody could be asked. */
export function errorWords(error: unknown): string {
  if (error === null) return i18next.t('errors.network');
  if (!isApiError(error)) return i18next.t('errors.requestFailed');
  return error.message || i18next.t(`errors.${error.messageKey}`);
}
