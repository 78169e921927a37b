import type { LanguageTag } from '@selvedge/domain/display/languages';
import type { ErrorCode } from '../generated/codes';

/** Languages of the sentences. */
export type Language = LanguageTag;

/**
 * What has a sentence: every body code, the answers by HTTP status, a commit nobody knows the end of, a success, and 40003 where somebody
 * who is signed in gives the own password.
 */
type MessageKey = ErrorCode | 'http401' | 'http403' | 'http404' | 'outcomeUnknown' | 'ownPassword' | 'ok';

/** Sentences of the error catalogue, by language. */
export const MESSAGES: Readonly<Record<Language, Readonly<Record<MessageKey, string>>>>;

/** The language of an answer: the first of the caller's that we speak, else the first of the list. */
export function languageOf(header: string | undefined): Language;
