import type { Typed } from './useKept';

/** Fields that are never kept, whatever form they stand in. */
const SECRET = /password|secret|validateCode|captcha/i;

/** The fields that say something else than the form began with: only they are put back, over what others changed meanwhile. */
export function typedFields(values: Typed, began: Typed): Typed {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => !SECRET.test(name) && JSON.stringify(value) !== JSON.stringify(began[name]),
    ),
  );
}
