import type { ErrorCode } from '../generated/codes';

/** Languages of the sentences. */
export type Language = 'zh-CN' | 'en';

/** What has a sentence: every body code, the answers by HTTP status, a commit nobody knows the end of, and a success. */
type MessageKey = ErrorCode | 'http401' | 'http403' | 'http404' | 'outcomeUnknown' | 'ok';

/** Sentences of the error catalogue, by language. */
export const MESSAGES: Readonly<Record<Language, Readonly<Record<MessageKey, string>>>>;

/** The language of an answer: the first of the caller's that we speak, Chinese by default. */
export function languageOf(header: string | undefined): Language;
