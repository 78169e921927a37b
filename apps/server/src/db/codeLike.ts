import { codeKeyOf } from '@selvedge/domain/products/codeKey';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { likePattern } from './likePattern';
import { codeKey, wideCharacters } from './searchKeys';
import { textArray } from './textArray';

/** Number of typed characters from which on a number is searched anywhere in a stored one; fewer match only at its start. */
const ANYWHERE_FROM = 3;
const WIDE = /[^ -~]/gu;

/**
 * Condition that a stored number of ASCII characters contains the typed one, whatever separators either has; it uses the trigram index of
 * {@link codeKey}. Undefined for words that no such number can contain.
 */
export function numberLike(number: SQLWrapper, words: string): SQL | undefined {
  const key = codeKeyOf(words);
  const anywhere = likePattern(key);
  if (anywhere === null || key.search(WIDE) !== -1) return undefined;
  return sql`${codeKey(number)} like ${key.length < ANYWHERE_FROM ? anywhere.slice(1) : anywhere}`;
}

/** {@link numberLike} for codes, which may contain other characters: those have an index of {@link wideCharacters}. */
export function codeLike(code: SQLWrapper, words: string): SQL | undefined {
  const key = codeKeyOf(words);
  const wide = key.match(WIDE);
  if (wide === null) return numberLike(code, words);
  return sql`${wideCharacters(code)} @> ${textArray(wide)} and ${codeKey(code)} like ${likePattern(key)}`;
}
