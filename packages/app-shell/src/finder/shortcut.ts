/** Dialog that a keyboard shortcut opens: the finder, or the list of shortcuts. */
export type Shortcut = 'find' | 'keys';

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/**
 * Returns the dialog that a key press opens: Ctrl K (or the command key) opens the finder from everywhere; ? opens the list of shortcuts,
 * unless the focus is in a text field or in a table that takes every key.
 */
export function shortcutOf({ key, ctrlKey, metaKey, altKey }: Pressed, isWriting: boolean): Shortcut | null {
  if (altKey) return null;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' ? 'find' : null;
  return key === '?' && !isWriting ? 'keys' : null;
}
