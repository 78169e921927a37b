/** First letter of a name without its accents; # for other marks. */
export function initialOf(name: string): string {
  const first = name.normalize('NFD').charAt(0).toUpperCase();
  return /^[A-Z]$/.test(first) ? first : '#';
}
