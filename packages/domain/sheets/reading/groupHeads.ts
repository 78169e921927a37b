/** Headers over groups of size columns that contain no order: the stock of each size, its price, deliveries or sales. */
import { headMeaning, orderMeaning } from '../importHeaders';
import { timesIn } from '../titleWords';
import { isBlankCell } from './cellText';
import type { Grid, SheetCell } from './grid';
import type { Merges } from './merges';
import { type HeadReading, sizeOfHead, type Table } from './table';

/** Input of the search for groups. */
type GroupSearch = Pick<HeadReading, 'known'> & { grid: Grid; merges: Merges };

/** Header word with the sizes under it, by their columns. */
interface Group {
  word: SheetCell;
  /** Whether the word is over or before the codes, where titles are. */
  isTitle: boolean;
  sizes: Map<number, string>;
}

/** Returns the groups of size columns: a group ends with its merge, at the next word, or where its sizes start again. */
function groupsOver(
  heads: readonly SheetCell[],
  { grid, merges, known }: GroupSearch,
  above: number,
): Group[] {
  const words = grid.rows[above] ?? [];
  const groups: Group[] = [];
  let isMerged = false;
  let isOpen = false;
  const firstCode = heads.findIndex((head) => headMeaning(head) === 'code');
  for (const [column, head] of heads.entries()) {
    const word = words[column];
    const size = sizeOfHead(head, known);
    if (!isBlankCell(word)) {
      groups.push({ word, isTitle: column <= firstCode, sizes: new Map() });
      isMerged = merges.isWide(above, column);
      isOpen = true;
    } else if (isMerged && !merges.isWide(above, column - 1)) isOpen = false;
    const last = groups.at(-1);
    if (size === null || last === undefined) continue;
    if ([...last.sizes.values()].includes(size)) isOpen = false;
    if (isOpen) last.sizes.set(column, size);
    else groups.push({ word: null, isTitle: false, sizes: new Map([[column, size]]) });
  }
  return groups;
}

const isOfOrder = ({ word }: Group) => orderMeaning(word) === 'order';
const isOfNoOrder = ({ word }: Group) => orderMeaning(word) === 'other';

/** Returns whether another group contains a size of this one. */
const sharesSize = ({ sizes }: Group, others: readonly Group[]) =>
  others.some(
    (other) =>
      other.sizes !== sizes && [...other.sizes.values()].some((size) => [...sizes.values()].includes(size)),
  );

/** First and last line of the headers, from 0. */
interface HeadLines {
  top: number;
  headRow: number;
}

/**
 * Returns the line above the sizes of the headers that has a matching word, or the one above it, as such words may be over a further line
 * of groups. A line with codes above these codes contains the headers of another table.
 */
function lineOver(
  heads: readonly SheetCell[],
  { grid }: GroupSearch,
  { top, headRow }: HeadLines,
  saysSo: (word: SheetCell) => boolean,
): number | undefined {
  const isCode = (cell: SheetCell) => headMeaning(cell) === 'code';
  const isOther = (row: number) =>
    row < top && (grid.rows[row] ?? []).some((cell, column) => isCode(cell) && isCode(heads[column]));
  for (const row of [headRow - 1, headRow - 2]) {
    if (isOther(row)) return undefined;
    if ((grid.rows[row] ?? []).some(saysSo)) return row;
  }
  return undefined;
}

/**
 * Returns the headers in which sizes under a word that is no order, in the line above, are replaced by that word, so that none of their
 * columns is read as ordered. A word over one size or over codes applies to its group only when another group has that size too: otherwise
 * it may be a title. Beside a group that is named as the order, any other word over the same sizes is no order.
 */
export function withoutOtherGroups(
  heads: readonly SheetCell[],
  search: GroupSearch,
  lines: HeadLines,
): SheetCell[] {
  const read = [...heads];
  const line = lineOver(heads, search, lines, (word) => orderMeaning(word) !== null);
  if (line === undefined) return read;
  const groups = groupsOver(heads, search, line);
  const orders = groups.filter(isOfOrder);
  for (const group of groups) {
    if (group.word === null || isOfOrder(group) || sizeOfHead(group.word, search.known) !== null) continue;
    const isOther = isOfNoOrder(group)
      ? (group.sizes.size > 1 && !group.isTitle) || sharesSize(group, groups)
      : sharesSize(group, orders);
    if (isOther) for (const column of group.sizes.keys()) read[column] = group.word;
  }
  return read;
}

/**
 * Marks columns that have the same sizes for several seasons or years, named above the headers, as a conflict: the user has to choose which
 * of them count. Columns that were chosen are not marked.
 */
export function markTimes(
  { sizes, chosen, conflicts }: Table,
  heads: readonly SheetCell[],
  search: GroupSearch,
  lines: HeadLines,
): void {
  const line = lineOver(heads, search, lines, (word) => timesIn(word) !== '');
  if (line === undefined) return;
  const open = new Set(sizes.flatMap(({ index }) => (chosen.has(index) ? [] : [index])));
  const bySize = new Map<string, { column: number; times: string }[]>();
  for (const { word, sizes: own } of groupsOver(heads, search, line))
    for (const [column, size] of own)
      if (word !== null && sizes.some(({ index }) => index === column))
        bySize.set(size, [...(bySize.get(size) ?? []), { column, times: timesIn(word) }]);
  for (const columns of bySize.values())
    if (new Set(columns.map(({ times }) => times)).size > 1)
      for (const { column } of columns) if (open.has(column)) conflicts.set(column, 'SIZE_UNCLEAR');
}
