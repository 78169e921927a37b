import type { ErrorObject } from 'ajv';
import type { Language } from './messages.mjs';

/**
 * Turns the validator's findings into `fields{name: message}` of 40001, at most 20; nested names are joined by dots. Of an input
 * that may be filled in several ways only what is wrong with the way that was meant is named.
 */
export function fieldsOf(errors: readonly ErrorObject[], language: Language): Record<string, string>;

/** The sentence for a fault that only the work itself finds, in the words of the validator. */
export function sentenceOf(fault: 'required' | 'pattern', language: Language): string;
