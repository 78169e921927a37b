/** Codes as they are typed or pasted: of a message, of the app of a second factor, of a picture. */
import { CODE_DIGITS } from '../constants';
import { plainText } from '../text/typed';

const BETWEEN = /[ -]/g;

/**
 * Six digits out of what was typed or pasted: digits with blanks or hyphens between them, or the only run of six in a message. Any other
 * text comes back in plain marks, for the form to refuse.
 */
export function readCode(text: string): string {
  const plain = plainText(text);
  const joined = plain.replaceAll(BETWEEN, '');
  if (/^[0-9]*$/.test(joined)) return joined;
  const half = CODE_DIGITS / 2;
  for (const run of [`[0-9]{${CODE_DIGITS}}`, `[0-9]{${half}}[ -][0-9]{${half}}`]) {
    const found = [...plain.matchAll(new RegExp(`(?:^|[^0-9])(${run})(?![0-9])`, 'g'))];
    if (found.length === 1) return (found[0]?.[1] ?? '').replaceAll(BETWEEN, '');
  }
  return plain;
}

/** The code of a second step: six digits as {@link readCode} reads them alone, or a recovery code, whose letters stay. */
export function readStepCode(text: string): string {
  const plain = plainText(text);
  const joined = plain.replaceAll(BETWEEN, '');
  return /^[0-9]+$/.test(joined) ? joined : plain;
}

/** The characters read from a picture. */
export function readPictureCode(text: string): string {
  return plainText(text).replaceAll(' ', '');
}
