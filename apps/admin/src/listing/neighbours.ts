/** Returns the neighbours of a row on its page, and its place among all rows of all pages, counted from 1. */
export function neighbours(
  ids: readonly string[],
  row: string,
  before: number,
): { place: number; previous: string | undefined; next: string | undefined } | undefined {
  const at = ids.indexOf(row);
  if (at === -1) return undefined;
  return { place: before + at + 1, previous: ids[at - 1], next: ids[at + 1] };
}
