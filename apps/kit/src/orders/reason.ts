/** Characters of a reason at most. */
export const LONGEST_REASON = 300;

/** The reason as it is sent; null when nothing was written, or too much. */
export function reasonOf(text: string): string | null {
  const reason = text.trim();
  return reason === '' || reason.length > LONGEST_REASON ? null : reason;
}
