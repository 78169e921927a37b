/** Codes as they are typed or pasted: from a text message, an authenticator app, or a picture. */
import { CODE_DIGITS } from '../constants';
import { plainText } from '../text/typed';

const BETWEEN = /[ -]/g;

/**
 * Extracts six digits from typed or pasted text: digits with blanks or hyphens between them, or the only run of six in a message. Any other
 * text is returned in plain characters, for the form to refuse.
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

/** Extracts the code of a second step: six digits as {@link readCode} reads them alone, or a recovery code, whose letters stay. */
export function readStepCode(text: string): string {
  const plain = plainText(text);
  const joined = plain.replaceAll(BETWEEN, '');
  return /^[0-9]+$/.test(joined) ? joined : plain;
}

/** Returns the characters of a picture code without blanks. */
export function readPictureCode(text: string): string {
  return plainText(text).replaceAll(' ', '');
}
