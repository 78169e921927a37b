/**
 * Returns the neighbours of a row on its page, and its place among all rows of all pages, counted from 1; undefined for a row that is not on
 * the page.
 *
 * @param before number of rows on the pages before
 */
export function neighbours(
  ids: readonly string[],
  row: string | undefined,
  before: number,
): { place: number; previous: string | undefined; next: string | undefined } | undefined {
  const at = row === undefined ? -1 : ids.indexOf(row);
  if (at === -1) return undefined;
  return { place: before + at + 1, previous: ids[at - 1], next: ids[at + 1] };
}
