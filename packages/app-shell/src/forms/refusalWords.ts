import i18next from 'i18next';
import { codes, isApiError } from '@selvedge/api-spec/client';
import type { ApiError } from '@selvedge/api-spec/client';
import type { LaterSave } from '../kept/keptStore';

/** Message of a refusal, with the save of another user who was faster (40901). */
export interface Refusal {
  words: string;
  /** Messages by field name, for an invalid field (40001, 40003, 40009) or a value already taken (40007, 40008, 40913). */
  fields: Readonly<Record<string, string>>;
  /** Save by another user; undefined for every other refusal. */
  later?: LaterSave;
  /** Record as stored now, when another user saved first. */
  current?: Readonly<Record<string, unknown>>;
}

/** Returns the field that an error code belongs to: a value that is already taken, or a wrong password or code. */
function ownField(error: ApiError): string | undefined {
  if (isApiError(error, codes.NAME_TAKEN)) return error.data.field;
  if (error.code === codes.EMAIL_TAKEN) return 'email';
  if (error.code === codes.WRONG_PASSWORD || error.code === codes.ACCOUNT_LOCKED) return 'password';
  if (error.code === codes.WRONG_CODE) return 'validateCode';
  return error.code === codes.PHONE_TAKEN ? 'phone' : undefined;
}

/**
 * Returns the message of a refused call. A change by another user names who and when; an error that is no ApiError is rethrown, as no input
 * can correct it.
 *
 * @param stamp formats a moment in the current language
 * @param hasInput whether the call sent input of the user, which the message then says is kept
 */
export function refusalOf(
  error: unknown,
  stamp: (at: string | undefined) => string,
  hasInput = true,
): Refusal {
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
      context: hasInput ? 'typed' : undefined,
    }),
    fields: {},
    ...(current && { current: { ...current } }),
    ...(typeof version === 'number' && { later: { version, by: changedBy, at: changedAt } }),
  };
}
