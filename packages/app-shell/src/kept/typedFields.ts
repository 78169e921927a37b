import type { Typed } from './useKept';

/** Names of fields that are never stored, in any form. */
const SECRET = /password|secret|validateCode|captcha/i;

/** Returns the fields that differ from the form's initial values: only they are restored, over what other users changed meanwhile. */
export function typedFields(values: Typed, began: Typed): Typed {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => !SECRET.test(name) && JSON.stringify(value) !== JSON.stringify(began[name]),
    ),
  );
}
