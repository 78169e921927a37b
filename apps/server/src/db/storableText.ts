import { PROBLEMS_MAX } from '@selvedge/domain/constants';
import { isUnstorable } from '@selvedge/domain/display/storable';

export { cutText, storable } from '@selvedge/domain/display/storable';

/**
 * Returns the names of the first texts in a value that cannot be stored, field names included; parts are joined by dots. Walks without
 * recursion, so that deeply nested values do no harm.
 */
export function unstorableFields(value: unknown): string[] {
  const found: string[] = [];
  const open: { value: unknown; name: string }[] = [{ value, name: '' }];
  for (let at = open.pop(); at !== undefined && found.length < PROBLEMS_MAX; at = open.pop()) {
    const { value: current, name } = at;
    if (typeof current === 'string') {
      if (isUnstorable(current)) found.push(name || 'body');
    } else if (typeof current === 'object' && current !== null) {
      for (const [key, inner] of Object.entries(current)) {
        if (isUnstorable(key)) found.push(name || 'body');
        else open.push({ value: inner, name: name === '' ? key : `${name}.${key}` });
      }
    }
  }
  return found;
}
