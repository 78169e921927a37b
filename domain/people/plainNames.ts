/** Names that strangers are shown in notices and mails: words alone, so that no invitation carries a message of its own. */

/** Digits in a row, whatever stands between them, from which on they may be somebody's number. */
const NUMBER_DIGITS = 6;

const LINK = /:\/\/|@|\bwww\b|[\p{L}\p{N}]\.[\p{L}]{2,}/iu;
const NUMBER = new RegExp(`\\p{Nd}(?:[^\\p{L}\\p{Nd}]{0,3}\\p{Nd}){${NUMBER_DIGITS - 1}}`, 'u');
/** Controls, marks of direction and width, breaks of lines, what has no meaning of its own, and the quotation marks around a name. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}“”「」]/u;

/** Whether a name holds no link, no address, no phone number, no quotation mark of a notice and nothing that is not seen. */
export function isPlainName(name: string): boolean {
  // Letters, digits and points of full width are read, and followed, as usual ones.
  const read = name.normalize('NFKC');
  return ![LINK, NUMBER, HIDDEN].some((pattern) => pattern.test(read));
}
