import i18next from 'i18next';
import { codes, isApiError } from '@selvedge/api-spec/client';
import type { ApiError } from '@selvedge/api-spec/client';

/** What a refusal says, and the version to send the next time where somebody else was faster (40901). */
export interface Refusal {
  words: string;
  /** Field name to words, for what is wrong with one field (40001, 40003, 40009) or taken (40007, 40008, 40913). */
  fields: Readonly<Record<string, string>>;
  /** Version that is stored now; undefined for every other refusal. */
  newer?: number;
  /** The thing as it is stored now, where somebody else was faster. */
  current?: Readonly<Record<string, unknown>>;
}

/** The field that a code belongs to: a value that somebody else has, or a password that is wrong. */
function ownField(error: ApiError): string | undefined {
  if (isApiError(error, codes.NAME_TAKEN)) return error.data.field;
  if (error.code === codes.EMAIL_TAKEN) return 'email';
  if (error.code === codes.WRONG_PASSWORD || error.code === codes.ACCOUNT_LOCKED) return 'password';
  return error.code === codes.PHONE_TAKEN ? 'phone' : undefined;
}

/**
 * Puts a refused call into words. A change by somebody else names who and when; a fault that is no refusal is
 * thrown on, as nobody can mend it in a form.
 *
 * @param stamp writes a moment in the language in force
 */
export function refusalOf(error: unknown, stamp: (at: string | undefined) => string): Refusal {
  if (!isApiError(error)) throw error;
  const own = ownField(error);
  if (own !== undefined) return { words: error.message, fields: { [own]: error.message } };
  if (!isApiError(error, codes.CHANGED_MEANWHILE)) {
    return { words: error.message || i18next.t(`errors.${error.messageKey}`), fields: error.fields };
  }
  const { current, changedBy, changedAt } = error.data;
  const version = current?.version;
  return {
    words: i18next.t('errors.changedMeanwhile', {
      who: changedBy ?? i18next.t('errors.somebody'),
      at: stamp(changedAt),
    }),
    fields: {},
    ...(current && { current: { ...current } }),
    ...(typeof version === 'number' ? { newer: version } : {}),
  };
}
