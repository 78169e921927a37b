/** Key press as the browser and React report it. */
type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'defaultPrevented' | 'target'
>;

/** Elements that take letters themselves: fields, and lists in which a letter finds an entry. */
const TAKE_LETTERS = 'input, textarea, select, [role=listbox], [role=menu]';
/** Dialogs in front of the page; a toast is an `alertdialog` that leaves the page usable. */
const DIALOGS = ':is([role=dialog], [role=alertdialog]):not([aria-modal=false])';

const takesLetters = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.closest(TAKE_LETTERS) !== null);

/**
 * Returns the direction in which a key press steps through records: J to the next one (1), K to the previous one (-1). Returns undefined for
 * other keys, with a modifier, while a field has the focus, and while a dialog is open.
 *
 * @param ownDialogs number of open dialogs that show the record itself
 */
export function stepOf(press: KeyPress, ownDialogs = 0): 1 | -1 | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented, target } = press;
  // With Caps Lock the keys are capitals.
  const letter = key.toLowerCase();
  if ((letter !== 'j' && letter !== 'k') || ctrlKey || metaKey || altKey || shiftKey || defaultPrevented)
    return undefined;
  if (takesLetters(target) || document.querySelectorAll(DIALOGS).length > ownDialogs) return undefined;
  return letter === 'j' ? 1 : -1;
}
