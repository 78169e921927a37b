/** Converts typed words into a LIKE pattern that finds them anywhere; the characters % and _ are escaped. Null when there are no words. */
export function likePattern(words: string | undefined): string | null {
  const text = words?.trim() ?? '';
  return text === '' ? null : `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
