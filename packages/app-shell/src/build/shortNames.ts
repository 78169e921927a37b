import { readdirSync } from 'node:fs';
import type { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';

/** Option of the style compiler for the names of classes and variables. */
type Identifiers = NonNullable<NonNullable<Parameters<typeof vanillaExtractPlugin>[0]>['identifiers']>;

const DIGITS = 36;
/** Letters of the names: one per 36 names of a file. */
const LETTERS = 'ABCDEFGH';

/**
 * Returns names for the classes and variables of a build: a capital, the number of the file and a count, `A1c0`, instead of a hash of
 * random characters that does not compress. A capital, because the style compiler searches selectors for its names, and `:hover` or `data-`
 * must not contain one. The same sources always produce the same names.
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
