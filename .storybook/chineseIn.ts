import { DEFAULT_NICKNAME } from '../packages/domain/constants';
import { LANGUAGES } from '../packages/domain/display/languages';

const spoken = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'];
/** Texts that are the same in all languages: the languages' own names, and the nickname of users who chose none. */
const sameInAll = new Set<string>([
  ...LANGUAGES.flatMap(({ name, shortName }) => [name, shortName]),
  DEFAULT_NICKNAME,
]);

function* textsOf(root: Element): Generator<string> {
  const walk = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    if (node instanceof Element) for (const name of spoken) yield node.getAttribute(name) ?? '';
    else if (!node.parentElement?.closest('script, style')) yield node.nodeValue ?? '';
  }
}

/**
 * Returns the Chinese texts of a rendered story, displayed and spoken, without those that are the same in all languages and the words of
 * its data (`own`).
 */
export function chineseIn(root: Element, own: ReadonlySet<string>): string[] {
  const known = new Set([...sameInAll, ...own]);
  // The first character of a name is the placeholder of a missing photo.
  const signs = new Set([...known].flatMap((word) => [...word].slice(0, 1)));
  const isForeign = (text: string): boolean =>
    (text.match(/\p{Script=Han}+/gu) ?? []).some((run) => !known.has(run) && !signs.has(run));
  return [...new Set(textsOf(root))].filter(isForeign);
}
