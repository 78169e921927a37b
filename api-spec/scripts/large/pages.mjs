/** Large page of a response: fifty rows made from the usual ones, to test how a screen copes with them. */
import { moreRows } from './vary.mjs';

const ROWS = 50;
const TOTAL = 12_480;

const isPage = ({ list, total, pageNum, pageSize }) =>
  Array.isArray(list) && list.length > 0 && [total, pageNum, pageSize].every(Number.isInteger);

/**
 * Returns the large page for a usual example that is a page with rows; undefined for any other. Where the number of rows is limited (saved
 * addresses), the limit is reached.
 */
export function largePageOf(usual) {
  if (!isPage(usual?.data ?? {})) return undefined;
  const { data, ...envelope } = usual;
  const limited = Number.isInteger(data.max);
  const rows = limited ? data.max : ROWS;
  const rest = { ...data, total: limited ? rows : TOTAL, pageNum: 1, pageSize: ROWS };
  if (limited) rest.remaining = 0;
  return { ...envelope, data: { ...rest, list: moreRows(data.list, rows) } };
}
