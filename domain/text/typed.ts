/**
 * Text as it was meant, whatever it came through: keyboards of other scripts, messengers, spreadsheets and web pages put in marks that nobody
 * sees or cannot tell from the plain ones. What people type or paste (codes, numbers, addresses) is read through this.
 */

const FULL_WIDTH = /[\uFF01-\uFF5E]/g;
/** Marks without width: joiners, directions of writing, soft hyphens, a byte-order mark. */
const UNSEEN = /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/g;
/** Hyphens that do not break, dashes and the sign for minus. */
const HYPHENS = /[\u2010-\u2015\u2043\u2212\uFE58\uFE63]/g;

/** Full-width marks of a Chinese keyboard to their plain form: `１，２` to `1,2`. */
export function toHalfWidth(text: string): string {
  return text
    .replace(FULL_WIDTH, (mark) => String.fromCharCode(mark.charCodeAt(0) - 0xfee0))
    .replace(/\u3000/g, ' ');
}

/** Text with every hyphen, dash and sign for minus as `-`. */
export function plainHyphens(text: string): string {
  return text.replace(HYPHENS, '-');
}

/** Text without the marks that nobody sees. */
export function withoutUnseen(text: string): string {
  return text.replace(UNSEEN, '');
}

/**
 * One line of text in plain marks: half-width, nothing unseen, every hyphen `-`, every blank a space, none around it. Letters, their case and
 * their accents stay.
 */
export function plainText(text: string): string {
  return plainHyphens(toHalfWidth(withoutUnseen(text)))
    .replace(/\s/g, ' ')
    .trim();
}
