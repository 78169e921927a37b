/** Words over groups of size columns that hold no order: what there is of each size, or its price. */
import { headMeaning } from '../importHeaders';
import { isBlankCell } from './cellText';
import type { Grid, SheetCell } from './grid';
import type { Merges } from './merges';
import { type HeadReading, sizeOfHead } from './table';

/** What groups are looked for in. */
type GroupSearch = Pick<HeadReading, 'known'> & { grid: Grid; merges: Merges };

/** A word with the sizes under it, by their columns. */
interface Group {
  word: SheetCell;
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
  for (const [column, head] of heads.entries()) {
    const word = words[column];
    const size = sizeOfHead(head, known);
    if (!isBlankCell(word)) {
      groups.push({ word, sizes: new Map() });
      isMerged = merges.isWide(above, column);
      isOpen = true;
    } else if (isMerged && !merges.isWide(above, column - 1)) isOpen = false;
    const last = groups.at(-1);
    if (size === null || last === undefined) continue;
    if ([...last.sizes.values()].includes(size)) isOpen = false;
    if (isOpen) last.sizes.set(column, size);
    else groups.push({ word: null, sizes: new Map([[column, size]]) });
  }
  return groups;
}

const isOfNoOrder = (word: SheetCell) => ['stock', 'price'].includes(headMeaning(word) ?? '');

/**
 * Heads whose sizes under a word for stock or prices in the row above give way to that word, so that none of their columns is read as
 * an order. A word over one size is one of the group only where another group has that size too: else it may as well be a title.
 */
export function withoutOtherGroups(
  heads: readonly SheetCell[],
  search: GroupSearch,
  above: number,
): SheetCell[] {
  const read = [...heads];
  if (!(search.grid.rows[above] ?? []).some(isOfNoOrder)) return read;
  const groups = groupsOver(heads, search, above);
  for (const group of groups.filter(({ word }) => isOfNoOrder(word))) {
    const isTwice = ([, size]: [number, string]) =>
      groups.some((other) => other !== group && [...other.sizes.values()].includes(size));
    const own = [...group.sizes];
    if (own.length > 1 || own.some(isTwice)) for (const [column] of own) read[column] = group.word;
  }
  return read;
}
