import { bigOrderColumnValues } from '@selvedge/api-spec/values';
import { isOpenIn, storedOf, unsavedIn } from './sheet.model';
import type { Issue, Sheet, SheetColumn, SheetRow } from './sheet.model';

/** Edits of a row, and the stored values they were made on. */
type KeptRow = Pick<SheetRow, 'typed' | 'issues'> & { stored: Record<SheetColumn, number | null> };

/** Unsaved edits of a sheet, by line id. */
export type KeptRows = Readonly<Record<string, KeptRow>>;

/** Returns the unsaved edits of a sheet, for storing them. */
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
 * Restores stored edits in the sheet as the server has it now. A cell that was saved or closed meanwhile is left as it is; where the
 * server's value has changed since, the cell is a conflict.
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
  for (const column of bigOrderColumnValues) {
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
