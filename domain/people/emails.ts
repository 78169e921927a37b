/** E-mail addresses: how they are read, their form, how they are compared, what is wrong with a new one. */
import { plainText } from '../text/typed';

const FORM = /^[\w'+-]+(?:\.[\w'+-]+)*@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
const LONGEST = 254;

/** The full stop of a Chinese keyboard, wide and narrow. */
const IDEOGRAPHIC_STOP = /[。｡]/g;

/** An address behind a name, in its brackets. */
const NAMED = /^[^<>@]*<([^<>]+)>$/;
/** A word in front of an address, such as `mailto:`. */
const LABEL = /^[^@:]*: */;
/** What ends an address in a list or a sentence. */
const LIST_END = /[,;.]+$/;

/**
 * The address that was written, as it is kept: plain marks (`＠`, `。`, `’`), nothing unseen, no blanks, name,
 * label or list mark around it, the host in small letters. The part
 * before the host stays as it was written, since that is its host's to read. Nothing is checked.
 */
export function readEmail(text: string): string {
  const plain = plainText(text).replace(IDEOGRAPHIC_STOP, '.').replaceAll('’', "'");
  const email = plain.replace(LIST_END, '').replace(NAMED, '$1').replace(LABEL, '').trim();
  const host = email.lastIndexOf('@');
  return host === -1 ? email : email.slice(0, host) + email.slice(host).toLowerCase();
}

/** True for text that reads as an e-mail address. */
export function isEmail(text: string): boolean {
  const email = readEmail(text);
  return email.length <= LONGEST && FORM.test(email);
}

/** True when both are the same address, ignoring case and what {@link readEmail} takes off. */
export function isSameEmail(one: string, other: string): boolean {
  return readEmail(one).toLowerCase() === readEmail(other).toLowerCase();
}

/** What is wrong with an address to bind; the keys are the ones fixed by the specification. */
export type EmailProblem = 'Insertnewbindedemail' | 'entercorrectemail' | 'Thisemailaddres';

/** Checks an address to bind in the order required, form, different from the current one. */
export function emailProblem(text: string, currentEmail = ''): EmailProblem | undefined {
  if (readEmail(text) === '') return 'Insertnewbindedemail';
  if (!isEmail(text)) return 'entercorrectemail';
  if (currentEmail.trim() !== '' && isSameEmail(text, currentEmail)) return 'Thisemailaddres';
  return undefined;
}
