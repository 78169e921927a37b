const letters = ['XXXS', 'XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL', '4XL', '5XL'];
const sameLetter: Record<string, string> = {
  '3XS': 'XXXS',
  '2XS': 'XXS',
  '2XL': 'XXL',
  '3XL': 'XXXL',
  XXXXL: '4XL',
};
const oneSize = new Set(['OS', 'ONE SIZE', 'TU', 'UNI', 'U', '均码']);

/** Returns whether a size name means that the style comes in one size only. */
export function isOneSize(size: string): boolean {
  return oneSize.has(size.trim().toUpperCase());
}

/**
 * Compares sizes in the order of a size run: letters from XXXS up, then numbers by value (`38`, `38.5`, `38½`, `IT 40`), one size and
 * anything unknown last, by name.
 */
export function compareSizes(one: string, other: string): number {
  const [groupA, valueA] = rank(one);
  const [groupB, valueB] = rank(other);
  return groupA - groupB || valueA - valueB || (one < other ? -1 : one > other ? 1 : 0);
}

/** Returns a sorted copy of a size run. */
export function sortSizes(sizes: Iterable<string>): string[] {
  return [...sizes].sort(compareSizes);
}

function rank(size: string): [group: number, value: number] {
  const name = size.trim().toUpperCase();
  const letter = letters.indexOf(sameLetter[name] ?? name);
  if (letter >= 0) return [0, letter];
  const figure = /(\d+)(?:[.,](\d)|(½))?/.exec(name);
  if (figure) return [1, Number(figure[1]) + (figure[3] ? 0.5 : Number(figure[2] ?? 0) / 10)];
  return [isOneSize(name) ? 2 : 3, 0];
}
