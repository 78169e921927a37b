/** Distinguishes user names from phone numbers by their format, so that no user name can be another person's number. */
import { plainText } from '../text/typed';

const LEAST_DIGITS = 5;

/** Returns whether text typed as a user name is meant as a phone number: digits with punctuation between them. */
export function looksLikePhone(text: string): boolean {
  const typed = plainText(text);
  return /^[+(]{0,2}[0-9][0-9 ().-]*$/.test(typed) && typed.replace(/[^0-9]/g, '').length >= LEAST_DIGITS;
}

/** Returns whether a user name may be chosen: it must contain a letter (BuyerUsername has the other bounds). */
export function isChoosableName(text: string): boolean {
  return /[A-Za-z]/.test(text);
}
