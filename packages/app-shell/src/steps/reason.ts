import { textLength } from '@selvedge/domain/display/textLength';

/** Longest reason, in characters. */
export const LONGEST_REASON = 300;

/** Returns the reason as it is sent; null when it is empty or too long. */
export function reasonOf(text: string): string | null {
  const reason = text.trim();
  return reason === '' || textLength(reason) > LONGEST_REASON ? null : reason;
}
