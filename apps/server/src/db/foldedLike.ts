import { charactersFor, searchText } from '@selvedge/domain/text/searchText';
import { or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { likePattern } from './likePattern';
import { foldedCharacters, foldedText } from './searchKeys';
import { textArray } from './textArray';

/** Returns a character with all its variants: traditional, simplified and the like. */
const withForms = (sign: string) => ({ sign, forms: charactersFor(sign) });

/** Returns a pattern that matches the words in any variant of their characters; null when all characters have one variant only. */
function anyCharacters(words: string): string | null {
  const signs = [...words].map(withForms);
  if (signs.every(({ sign, forms }) => forms === sign)) return null;
  return signs
    .map(({ sign, forms }) =>
      forms === sign ? sign.replaceAll(/[^\p{L}\p{N}\s]/gu, String.raw`\$&`) : `[${forms}]`,
    )
    .join('');
}

const typedForm = (words: string): string => searchText(words).trim().normalize('NFD');

/** Condition that a text contains the words as {@link searchText} compares them; the search index compares them in the same way. */
export function foldedLike(text: SQLWrapper, words: string): SQL {
  const plain = typedForm(words);
  const characters = anyCharacters(plain);
  return characters === null
    ? sql`${foldedText(text)} like ${likePattern(plain) ?? '%'}`
    : sql`${foldedText(text)} ~ ${characters}`;
}

/**
 * {@link foldedLike} for a text with an index of its {@link foldedCharacters}: compares only texts that contain all characters of the
 * words.
 */
export function indexedFoldedLike(text: SQLWrapper, words: string): SQL {
  const held = [...new Set(typedForm(words))].map((sign) => [...withForms(sign).forms]);
  const alone = held.filter((forms) => forms.length === 1).flat();
  const several = held.filter((forms) => forms.length > 1);
  const has = (operator: SQL, signs: string[]) =>
    sql`${foldedCharacters(text)} ${operator} ${textArray(signs)}`;
  const conditions = [
    ...(alone.length === 0 ? [] : [has(sql`@>`, alone)]),
    ...several.map((forms) => has(sql`&&`, forms)),
    foldedLike(text, words),
  ];
  return sql.join(conditions, sql` and `);
}

/** Condition that at least one of several texts contains the words; undefined when nothing was typed. */
export function anyFolded(
  words: string | undefined,
  ...texts: readonly (SQLWrapper | undefined)[]
): SQL | undefined {
  if (words === undefined || words.trim() === '') return undefined;
  return or(...texts.map((text) => text && foldedLike(text, words)));
}
