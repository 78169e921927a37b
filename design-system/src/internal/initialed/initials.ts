/** Returns the first character of a Chinese name; otherwise the first letters of the first and last word. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = [...(words[0] ?? '')][0] ?? '';
  if (/\p{Script=Han}/u.test(first)) return first;
  const last = words.length > 1 ? ([...(words.at(-1) ?? '')][0] ?? '') : '';
  return (first + last).toUpperCase();
}
