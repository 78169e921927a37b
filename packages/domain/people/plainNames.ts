/** Names that strangers see in notices and mails: plain words, so that an invitation cannot carry a message of its own. */

/** Number of digits, with up to three non-letters between two of them, from which they may be a phone number. */
const NUMBER_DIGITS = 6;

const LINK = /:\/\/|@|\bwww\b|[\p{L}\p{N}]\.[\p{L}]{2,}/iu;
const NUMBER = new RegExp(`\\p{Nd}(?:[^\\p{L}\\p{Nd}]{0,3}\\p{Nd}){${NUMBER_DIGITS - 1}}`, 'u');
/**
 * Control characters, marks of direction and width, line breaks, private-use characters and lone surrogates, and the quotation marks that
 * notices put around a name.
 */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}“”「」]/u;

/** Returns whether a name contains no link, no address, no phone number, no quotation mark of a notice and no invisible character. */
export function isPlainName(name: string): boolean {
  // Full-width letters, digits and full stops are readable, and their links can be followed, like ASCII ones.
  const read = name.normalize('NFKC');
  return ![LINK, NUMBER, HIDDEN].some((pattern) => pattern.test(read));
}
