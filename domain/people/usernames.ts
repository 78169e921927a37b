/** User names and phone numbers are told apart by their form, so that no name can stand for somebody's number. */
import { plainText } from '../text/typed';

const LEAST_DIGITS = 5;

/** Whether what was typed where a user name is asked for is meant as a phone number: digits and the marks between them. */
export function looksLikePhone(text: string): boolean {
  const typed = plainText(text);
  return /^[+(]{0,2}[0-9][0-9 ().-]*$/.test(typed) && typed.replace(/[^0-9]/g, '').length >= LEAST_DIGITS;
}

/** Whether a name may be chosen: one with a letter in it (BuyerUsername has the other bounds). */
export function isChoosableName(text: string): boolean {
  return /[A-Za-z]/.test(text);
}
