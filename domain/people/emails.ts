/** E-mail addresses: their form, how they are compared, what is wrong with a new one (R-5.02..R-5.06, D-27). */

const FORM = /^[\w'+-]+(?:\.[\w'+-]+)*@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
const LONGEST = 254;

/** Trimmed and in lower case: the form in which two addresses are compared. */
function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** True for text of the form of an e-mail address; outer blanks are forgiven. */
export function isEmail(text: string): boolean {
  const email = text.trim();
  return email.length <= LONGEST && FORM.test(email);
}

/** True when both are the same address, ignoring case and outer blanks (D-27). */
export function isSameEmail(one: string, other: string): boolean {
  return normaliseEmail(one) === normaliseEmail(other);
}

/** What is wrong with an address to bind; the keys are the ones fixed by the specification. */
export type EmailProblem = 'Insertnewbindedemail' | 'entercorrectemail' | 'Thisemailaddres';

/** Checks an address to bind in the order required, form, different from the current one. */
export function emailProblem(text: string, currentEmail = ''): EmailProblem | undefined {
  if (text.trim() === '') return 'Insertnewbindedemail';
  if (!isEmail(text)) return 'entercorrectemail';
  if (currentEmail.trim() !== '' && isSameEmail(text, currentEmail)) return 'Thisemailaddres';
  return undefined;
}
