import { readdirSync } from 'node:fs';
import type { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';

/** How styles are named, as the style compiler asks for it. */
type Identifiers = NonNullable<NonNullable<Parameters<typeof vanillaExtractPlugin>[0]>['identifiers']>;

const DIGITS = 36;
/** One letter for every 36 names of a file. */
const LETTERS = 'ABCDEFGH';

/**
 * Names for the classes and variables of a build: a capital, the number of the file and a count, `A1c0`, instead of a hash of
 * random characters that no compression can shorten. A capital, because the style compiler looks for its names in selectors,
 * where `:hover` or `data-` must not contain one. The same sources always give the same names.
 */
export function shortNames(styles: URL): Identifiers {
  const files = readdirSync(styles, { recursive: true })
    .map((name) => String(name).replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.css.ts'))
    .toSorted();
  const counts = new Map<string, Map<string, number>>();
  return ({ hash, filePath }) => {
    const at = files.findIndex((name) => filePath.endsWith(`/${name}`));
    if (at === -1) return `_${hash}`;
    const known = counts.get(filePath) ?? new Map<string, number>();
    counts.set(filePath, known);
    const count = known.get(hash) ?? known.size;
    known.set(hash, count);
    const letter = LETTERS.charAt(count / DIGITS);
    return `${letter}${at.toString(DIGITS)}${(count % DIGITS).toString(DIGITS)}`;
  };
}
