import { isOpenIn, storedOf, unsavedIn } from './sheet.model';
import type { Issue, Sheet, SheetColumn, SheetRow } from './sheet.model';

/** What was written in a row, and what the house held beneath it. */
type KeptRow = Pick<SheetRow, 'typed' | 'issues'> & { stored: Record<SheetColumn, number | null> };

/** What was written in a sheet and is not saved, by line. */
export type KeptRows = Readonly<Record<string, KeptRow>>;

const COLUMNS: readonly SheetColumn[] = ['askedQty', 'confirmedQty'];

/** What is to be kept of a sheet. */
export const keptOf = (rows: readonly SheetRow[]): KeptRows =>
  Object.fromEntries(
    rows
      .filter((row) => unsavedIn(row) > 0)
      .map(({ source, typed, issues }) => {
        const stored = {
          askedQty: storedOf(source, 'askedQty'),
          confirmedQty: storedOf(source, 'confirmedQty'),
        };
        return [source.line.id, { typed, issues, stored }];
      }),
  );

/**
 * Puts what was kept back into the sheet as it is stored now. A cell that was saved or closed meanwhile is left as it is; where the house
 * holds something else than it did, the cell is a conflict.
 */
export const putBack = ({ rows }: Sheet, kept: KeptRows): Sheet => ({
  past: [],
  rows: rows.map((row) => {
    const own = kept[row.source.line.id];
    return own === undefined ? row : rowWith(row, own);
  }),
});

function rowWith(row: SheetRow, { typed: written, issues: had, stored: was }: KeptRow): SheetRow {
  const typed: { -readonly [Key in keyof SheetRow['typed']]: SheetRow['typed'][Key] } = {};
  const issues: Partial<Record<SheetColumn, Issue>> = {};
  for (const column of COLUMNS) {
    const value = written[column];
    const stored = storedOf(row.source, column);
    if (value === undefined || value === stored || !isOpenIn(row, column)) continue;
    typed[column] = value;
    const issue = stored === was[column] ? had[column] : ({ kind: 'CONFLICT', stored } as const);
    if (issue !== undefined) issues[column] = issue;
  }
  const isReasonOpen = isOpenIn(row, 'confirmedQty') && written.reason !== row.source.line.shortageReason;
  if (written.reason !== undefined && isReasonOpen) typed.reason = written.reason;
  return { ...row, typed, issues };
}
