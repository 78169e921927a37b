import { APOSTROPHES, charactersFor, LETTERS, searchText } from '@selvedge/domain/text/searchText';
import { plainHyphens, withoutUnseen } from '@selvedge/domain/text/typed';
import { or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { likePattern } from './likePattern';

/** Signs of a text and what stands for each, as `translate` takes them: those behind the last that has one are left out. */
interface Signs {
  from: string;
  to: string;
}

/** Apostrophes, hyphens and marks without width; all of them stand below U+10000. */
const MARKS = ((): Signs => {
  const all = Array.from({ length: 0xffff - 0xa0 }, (_, at) => String.fromCharCode(0xa0 + at));
  const hyphens = all.filter((sign) => plainHyphens(sign) === '-').join('');
  const unseen = all.filter((sign) => withoutUnseen(sign) === '').join('');
  return {
    from: APOSTROPHES + hyphens + unseen,
    to: "'".repeat(APOSTROPHES.length) + '-'.repeat(hyphens.length),
  };
})();

const ASCII_APOSTROPHES = [...APOSTROPHES].filter((sign) => sign < '\u0080').join('');

const letters = Object.entries(LETTERS);
const SINGLE: Signs = {
  from: letters.flatMap(([sign, plain]) => (plain.length === 1 ? sign : [])).join(''),
  to: letters.flatMap(([, plain]) => (plain.length === 1 ? plain : [])).join(''),
};
const DOUBLE = letters.filter(([, plain]) => plain.length > 1);

/**
 * A text as `searchText` makes it, but for characters, which stay as they are, and for accents of other scripts, which stand apart. Most texts
 * are plain ASCII, which has only its case to lose: a twentieth of the work.
 */
function folded(text: SQLWrapper): SQL {
  const plain = sql`normalize(translate(${text}, ${MARKS.from}, ${MARKS.to}), NFKD)`;
  const small = sql`lower(regexp_replace(${plain}, '[\u0300-\u036F]', '', 'g'))`;
  const single = sql`translate(${small}, ${SINGLE.from}, ${SINGLE.to})`;
  const whole = DOUBLE.reduce((found, [sign, both]) => sql`replace(${found}, ${sign}, ${both})`, single);
  const ascii = sql`lower(translate(${text}, ${ASCII_APOSTROPHES}, ${"'".repeat(ASCII_APOSTROPHES.length)}))`;
  return sql`case when octet_length(${text}) = char_length(${text}) then ${ascii} else ${whole} end`;
}

/** A pattern that finds words in whatever characters a text has them; null for words whose characters have one form only. */
function anyCharacters(words: string): string | null {
  const signs = [...words].map((sign) => ({ sign, forms: charactersFor(sign) }));
  if (signs.every(({ sign, forms }) => forms === sign)) return null;
  return signs
    .map(({ sign, forms }) =>
      forms === sign ? sign.replaceAll(/[^\p{L}\p{N}\s]/gu, String.raw`\$&`) : `[${forms}]`,
    )
    .join('');
}

/** True where a text holds the words as {@link searchText} compares them: goods in the index are found by the same words (L-13). */
export function foldedLike(text: SQLWrapper, words: string): SQL {
  const plain = searchText(words).trim().normalize('NFD');
  const characters = anyCharacters(plain);
  return characters === null
    ? sql`${folded(text)} like ${likePattern(plain) ?? '%'}`
    : sql`${folded(text)} ~ ${characters}`;
}

/** True where one of some texts holds the words; undefined where nothing was typed. */
export function anyFolded(
  words: string | undefined,
  ...texts: readonly (SQLWrapper | undefined)[]
): SQL | undefined {
  if (words === undefined || words.trim() === '') return undefined;
  return or(...texts.map((text) => text && foldedLike(text, words)));
}
