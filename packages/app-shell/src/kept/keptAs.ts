/**
 * Reason why a form's input is not stored: it contains a password or a code; no user is signed in for whom it could be stored; it is a
 * single choice, quickly made again; the form is not open.
 */
export interface NotKept {
  notKept: 'choice' | 'closed' | 'secret' | 'signedOut';
}

/** Name of a form and its record, such as `customer:c-1`, or the reason why its input is not stored. */
export type KeptAs = NotKept | string;
