import { shownIn, storedOf, unsavedIn } from './sheet.model';
import type { SheetRow } from './sheet.model';

/** Filters of the sheet's rows. */
export const rowFilters = ['all', 'open', 'changed', 'short'] as const;

/** Filter of the sheet. */
export interface SheetView {
  words: string;
  sub?: string;
  only: (typeof rowFilters)[number];
}

const isShown: Record<SheetView['only'], (row: SheetRow) => boolean> = {
  all: () => true,
  // By the stored value: a row that is being edited stays in view until it is saved.
  open: ({ source }) => !source.cancelled && storedOf(source, 'confirmedQty') === null,
  changed: (row) => unsavedIn(row) > 0,
  short: (row) => {
    const confirmed = shownIn(row, 'confirmedQty');
    return confirmed !== null && confirmed < (shownIn(row, 'askedQty') ?? 0);
  },
};

/** Returns the rows that match a filter, in the order of the sheet. */
export function rowsIn(rows: readonly SheetRow[], { words, sub, only }: SheetView): readonly SheetRow[] {
  const wanted = words.trim().toLowerCase();
  if (wanted === '' && sub === undefined && only === 'all') return rows;
  return rows.filter((row) => {
    const { line, subOrderId } = row.source;
    const text = `${line.brandName} ${line.name} ${line.intlCode} ${line.color} ${line.size}`;
    return (
      (sub === undefined || subOrderId === sub) && isShown[only](row) && text.toLowerCase().includes(wanted)
    );
  });
}
