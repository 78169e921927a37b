/** SQL expressions of the search indexes: the statements of a search use the same ones. */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * A text folded like `searchText` of the domain, except that character variants stay as they are and accents of other scripts stand apart.
 * The function is defined in the database, see migration 0034.
 */
export const foldedText = (text: SQLWrapper): SQL => sql`folded_text(${text})`;

/** Characters of a folded text, whose GIN index finds the texts that contain given ones. */
export const foldedCharacters = (text: SQLWrapper): SQL => sql`string_to_array(${foldedText(text)}, null)`;

/**
 * A stored code or number in lower case without separators, as `codeKeyOf` of the domain returns typed ones. Trigram indexes contain it.
 */
export const codeKey = (code: SQLWrapper): SQL => sql`translate(lower(${code}), ' /.-_·', '')`;

/** Characters of a code beyond ASCII, which trigrams do not cover; hardly any code has some. A GIN index contains them. */
export const wideCharacters = (code: SQLWrapper): SQL =>
  sql`string_to_array(regexp_replace(lower(${code}), '[ -~]', '', 'g'), null)`;
