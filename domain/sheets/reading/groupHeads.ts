/** Words over groups of size columns that hold no order: what there is of each size, its price, what was delivered or sold. */
import { headMeaning, orderMeaning } from '../importHeaders';
import { timesIn } from '../titleWords';
import { isBlankCell } from './cellText';
import type { Grid, SheetCell } from './grid';
import type { Merges } from './merges';
import { type HeadReading, sizeOfHead, type Table } from './table';

/** What groups are looked for in. */
type GroupSearch = Pick<HeadReading, 'known'> & { grid: Grid; merges: Merges };

/** A word with the sizes under it, by their columns. */
interface Group {
  word: SheetCell;
  /** Whether the word stands over codes or in front of them, where titles do. */
  isTitle: boolean;
  sizes: Map<number, string>;
}

/** Groups of size columns: one ends where its merge does, at the next word, or where its sizes begin anew. */
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

/** Whether another group has a size of this one, too. */
const sharesSize = ({ sizes }: Group, others: readonly Group[]) =>
  others.some(
    (other) =>
      other.sizes !== sizes && [...other.sizes.values()].some((size) => [...sizes.values()].includes(size)),
  );

/** Where heads stand: their first line and their last, from 0. */
interface HeadLines {
  top: number;
  headRow: number;
}

/**
 * The line above the sizes of heads that says something, or the one above it: such words may stand over a further line of groups. A line with
 * codes above these codes is the heads of another table.
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
 * Heads whose sizes under a word that is no order, in the row above, give way to that word, so that none of their columns is read as one. A
 * word over one size or over codes is one of the group only where another group has that size too: else it may as well be a title. Beside a
 * group that says it is the order, any other word over the same sizes is none.
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
 * Says of columns that they give the same sizes for several seasons or years, in words above the heads: the person has to choose which of them
 * count. Those that were chosen count.
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
