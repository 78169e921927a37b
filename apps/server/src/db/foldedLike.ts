import { accentless } from '@selvedge/domain/text/searchText';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { likePattern } from './likePattern';

/** True where a text holds the words, whatever accents, apostrophes, full-width signs and small letters either has (L-13). */
export function foldedLike(text: SQLWrapper, words: string): SQL {
  const pattern = likePattern(accentless(words)) ?? '%';
  return sql`regexp_replace(normalize(lower(translate(${text}, '’‘ʼ', '''''''')), NFKD), '[\u0300-\u036F]', '', 'g') like ${pattern}`;
}
