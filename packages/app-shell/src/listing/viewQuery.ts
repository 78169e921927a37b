/** Longest name of a view, in characters, as in the contract. */
export const VIEW_NAME_MAX = 60;

/** Returns the part of an address that makes up a view: everything but the current page and the open row. */
export function viewQuery(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('page');
  query.delete('row');
  query.sort();
  return query.toString();
}
