/** Returns the first letter of a name without its accents; `#` for other characters. */
export function initialOf(name: string): string {
  const first = name.normalize('NFD').charAt(0).toUpperCase();
  return /^[A-Z]$/.test(first) ? first : '#';
}
