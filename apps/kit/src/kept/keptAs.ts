/**
 * Why nothing of a form is kept: a password or a code is typed; nobody is signed in for whom it could be kept; it is one choice, made again in
 * a moment; the form is not open.
 */
export interface NotKept {
  notKept: 'choice' | 'closed' | 'secret' | 'signedOut';
}

/** Names a form and what it is about, such as `customer:c-1`, or says why nothing of it is kept. */
export type KeptAs = NotKept | string;
