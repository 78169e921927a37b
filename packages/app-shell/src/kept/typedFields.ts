import type { Typed } from './useKept';

/** Names of fields that are never stored, in any form. */
const SECRET = /password|secret|validateCode|captcha/i;

/** Returns whether two values of a field are the same. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Returns the fields that differ from the form's initial values. */
export const changedFields = (values: Typed, began: Typed): Typed =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(value, began[name])));

/** Returns the fields that may be stored. */
export const withoutSecrets = (typed: Typed): Typed =>
  Object.fromEntries(Object.entries(typed).filter(([name]) => !SECRET.test(name)));

/**
 * Returns the fields that differ from the form's initial values, except secrets: only they are stored, and restored over what other users
 * changed meanwhile.
 */
export const typedFields = (values: Typed, began: Typed): Typed =>
  withoutSecrets(changedFields(values, began));
