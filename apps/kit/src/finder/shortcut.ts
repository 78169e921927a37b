/** What a key opens. */
export type Shortcut = 'find' | 'keys';

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/**
 * What a key opens: Ctrl K (or the command key) the finder from everywhere, ? the keys, unless somebody writes or stands in a
 * table that takes every sign.
 */
export function shortcutOf({ key, ctrlKey, metaKey, altKey }: Pressed, isWriting: boolean): Shortcut | null {
  if (altKey) return null;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' ? 'find' : null;
  return key === '?' && !isWriting ? 'keys' : null;
}
