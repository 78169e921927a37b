import { codeKeyOf } from '@selvedge/domain/goods/codeKey';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { likePattern } from './likePattern';
import { codeKey, wideCharacters } from './searchKeys';
import { textArray } from './textArray';

/** Characters of a number from which on it is found anywhere in a stored one; fewer are looked for at its start. */
const ANYWHERE_FROM = 3;
const WIDE = /[^ -~]/gu;

/**
 * True where a stored number of ASCII characters holds the typed one, whatever marks stand in either; the trigram index of {@link codeKey}
 * answers it. Undefined for words that no such number holds.
 */
export function numberLike(number: SQLWrapper, words: string): SQL | undefined {
  const key = codeKeyOf(words);
  const anywhere = likePattern(key);
  if (anywhere === null || key.search(WIDE) !== -1) return undefined;
  return sql`${codeKey(number)} like ${key.length < ANYWHERE_FROM ? anywhere.slice(1) : anywhere}`;
}

/** {@link numberLike} for codes, which may hold other characters: those have an index of {@link wideCharacters}. */
export function codeLike(code: SQLWrapper, words: string): SQL | undefined {
  const key = codeKeyOf(words);
  const wide = key.match(WIDE);
  if (wide === null) return numberLike(code, words);
  return sql`${wideCharacters(code)} @> ${textArray(wide)} and ${codeKey(code)} like ${likePattern(key)}`;
}
