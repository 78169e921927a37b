import { DEFAULT_NICKNAME } from '../domain/constants';
import { LANGUAGES } from '../domain/display/languages';

const spoken = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'];
/** Languages are offered under their own names; who chose no name is called the same in both. */
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

/** What a drawn story says in Chinese, to the eye and aloud, but for what is the same in all languages and words that are its data's own. */
export function chineseIn(root: Element, own: ReadonlySet<string>): string[] {
  const known = new Set([...sameInAll, ...own]);
  // The first sign of a name stands for a missing photo.
  const signs = new Set([...known].flatMap((word) => [...word].slice(0, 1)));
  const isForeign = (text: string): boolean =>
    (text.match(/\p{Script=Han}+/gu) ?? []).some((run) => !known.has(run) && !signs.has(run));
  return [...new Set(textsOf(root))].filter(isForeign);
}
