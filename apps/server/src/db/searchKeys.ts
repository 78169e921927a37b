/** What indexes hold of texts for searches: the statements of a search say the same. */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * A text as `searchText` of the domain makes it, but for characters, which stay as they are, and for accents of other scripts, which stand
 * apart. The function stands in the database, see migration 0034.
 */
export const foldedText = (text: SQLWrapper): SQL => sql`folded_text(${text})`;

/** The characters of a folded text, of which a GIN index finds the texts that hold some. */
export const foldedCharacters = (text: SQLWrapper): SQL => sql`string_to_array(${foldedText(text)}, null)`;

/** A stored code or number without marks and in small letters, as `codeKeyOf` of the domain makes typed ones. Trigram indexes hold it. */
export const codeKey = (code: SQLWrapper): SQL => sql`translate(lower(${code}), ' /.-_·', '')`;

/** Characters of a code beyond ASCII, of which trigrams know nothing: hardly any code has some. A GIN index holds them. */
export const wideCharacters = (code: SQLWrapper): SQL =>
  sql`string_to_array(regexp_replace(lower(${code}), '[ -~]', '', 'g'), null)`;
