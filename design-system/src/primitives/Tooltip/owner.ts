/** Buttons and links with a name of their own. Where another element names them too, its words are on the page. */
const NAMED = ':is(button, a)[aria-label]:not([aria-labelledby], [title], [aria-expanded="true"])';

/** Returns the button or link around an element that is drawn without words, so that its name has to be shown; null for any other. */
export function namelessOwner(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null;
  const owner = target.closest(NAMED);
  return owner?.textContent.trim() === '' ? owner : null;
}
