/** E-mail addresses: parsing, format, comparison, and problems of a new one. */
import { plainText } from '../text/typed';

const FORM = /^[\w'+-]+(?:\.[\w'+-]+)*@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
const LONGEST = 254;

/** Full stop of a Chinese keyboard, full-width and half-width. */
const IDEOGRAPHIC_STOP = /[。｡]/g;

/** Address in angle brackets, after a name. */
const NAMED = /^[^<>@]*<([^<>]+)>$/;
/** Label in front of an address, such as `mailto:`. */
const LABEL = /^[^@:]*: */;
/** Punctuation that ends an address in a list or a sentence. */
const LIST_END = /[,;.]+$/;

/**
 * Returns the address as it is stored: ASCII characters for `＠`, `。` and `’`, without invisible characters, blanks, name, label or
 * punctuation around it, and with the host in lower case. The part before the host stays as it was written, since only its host may
 * interpret it. Nothing is validated.
 */
export function readEmail(text: string): string {
  const plain = plainText(text).replace(IDEOGRAPHIC_STOP, '.').replaceAll('’', "'");
  const email = plain.replace(LIST_END, '').replace(NAMED, '$1').replace(LABEL, '').trim();
  const host = email.lastIndexOf('@');
  return host === -1 ? email : email.slice(0, host) + email.slice(host).toLowerCase();
}

/** Returns true for text in which {@link readEmail} finds an address of the right format. */
export function isEmail(text: string): boolean {
  const email = readEmail(text);
  return email.length <= LONGEST && FORM.test(email);
}

/** Returns true when both are the same address, ignoring case and what {@link readEmail} removes. */
export function isSameEmail(one: string, other: string): boolean {
  return readEmail(one).toLowerCase() === readEmail(other).toLowerCase();
}

/** Problem of an address to bind; the keys are fixed by the specification. */
export type EmailProblem = 'Insertnewbindedemail' | 'entercorrectemail' | 'Thisemailaddres';

/** Checks an address to bind, in this order: not empty, right format, different from the current one. */
export function emailProblem(text: string, currentEmail = ''): EmailProblem | undefined {
  if (readEmail(text) === '') return 'Insertnewbindedemail';
  if (!isEmail(text)) return 'entercorrectemail';
  if (currentEmail.trim() !== '' && isSameEmail(text, currentEmail)) return 'Thisemailaddres';
  return undefined;
}
