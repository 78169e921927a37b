/** Seconds a person waits before a code can be sent again. */
export const resendSeconds = 60;

/** Whole seconds until `deadline`, never negative; both in epoch milliseconds. */
export function secondsLeft(deadline: number | undefined, now: number): number {
  if (deadline === undefined) return 0;
  return Math.max(0, Math.ceil((deadline - now) / 1000));
}

const emailShape = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Whether the text has the form of an e-mail address. Outer blanks are forgiven. */
export function isEmail(text: string): boolean {
  return emailShape.test(text.trim());
}

/** Whether two addresses mean the same mailbox to us: outer blanks and case do not count (R-5.06, D-27). */
export function isSameEmail(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}

/** What is wrong with the address; the keys are the ones fixed by the specification. */
export type EmailProblem = 'Insertnewbindedemail' | 'entercorrectemail' | 'Thisemailaddres';

/** Checks a new address in the order required, form, different from the current one. */
export function emailProblem(text: string, currentEmail = ''): EmailProblem | undefined {
  if (text.trim() === '') return 'Insertnewbindedemail';
  if (!isEmail(text)) return 'entercorrectemail';
  if (currentEmail.trim() !== '' && isSameEmail(text, currentEmail)) return 'Thisemailaddres';
  return undefined;
}
