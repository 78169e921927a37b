/**
 * Normalisation of typed and pasted text: keyboards of other scripts, messengers, spreadsheets and web pages insert characters that are
 * invisible or look like ASCII ones. Codes, numbers and addresses that users type or paste are read through these functions.
 */

const FULL_WIDTH = /[\uFF01-\uFF5E]/g;
/** Zero-width characters: joiners, directional marks, soft hyphens, a byte order mark. */
const UNSEEN = /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/g;
/** Non-breaking hyphens, dashes and the minus sign. */
const HYPHENS = /[\u2010-\u2015\u2043\u2212\uFE58\uFE63]/g;

/** Converts full-width characters of a Chinese keyboard to ASCII: `１，２` to `1,2`. */
export function toHalfWidth(text: string): string {
  return text
    .replace(FULL_WIDTH, (mark) => String.fromCharCode(mark.charCodeAt(0) - 0xfee0))
    .replace(/\u3000/g, ' ');
}

/** Replaces every hyphen, dash and minus sign by `-`. */
export function plainHyphens(text: string): string {
  return text.replace(HYPHENS, '-');
}

/** Removes invisible characters. */
export function withoutUnseen(text: string): string {
  return text.replace(UNSEEN, '');
}

/**
 * Normalises one line of text: half-width, without invisible characters, every hyphen as `-`, every blank as a space, outer blanks removed.
 * Letters, their case and their accents are kept.
 */
export function plainText(text: string): string {
  return plainHyphens(toHalfWidth(withoutUnseen(text)))
    .replace(/\s/g, ' ')
    .trim();
}
