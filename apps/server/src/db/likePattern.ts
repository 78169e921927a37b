/** Turns typed words into a LIKE pattern that finds them anywhere; the signs % and _ mean themselves. Null for none. */
export function likePattern(words: string | undefined): string | null {
  const text = words?.trim() ?? '';
  return text === '' ? null : `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
