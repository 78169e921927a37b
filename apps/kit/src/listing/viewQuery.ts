/** Longest name of a view, as the contract has it. */
export const VIEW_NAME_MAX = 60;

/** What of an address makes a view: everything but the page one happens to stand on. */
export function viewQuery(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('page');
  query.delete('row');
  query.sort();
  return query.toString();
}
