import i18next from 'i18next';
import { isApiError } from '@selvedge/api-spec/client';

/** What was refused, where no field stands for what the server names: its words about that, else about the call. */
export function refusedWords(error: unknown): string {
  const [named] = isApiError(error) ? Object.values(error.fields) : [];
  return named ?? errorWords(error);
}

/** What to say about a failed call: the server's words, or the catalogue's; without an error nobody could be asked. */
export function errorWords(error: unknown): string {
  if (error === null) return i18next.t('errors.network');
  if (!isApiError(error)) return i18next.t('errors.requestFailed');
  return error.message || i18next.t(`errors.${error.messageKey}`);
}
