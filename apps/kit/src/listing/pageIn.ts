/** The page of a list that a query names, from 1; the first where it names none that there can be. */
export function pageIn(query: URLSearchParams): number {
  const page = Number(query.get('page'));
  return Number.isInteger(page) && page > 0 ? page : 1;
}
