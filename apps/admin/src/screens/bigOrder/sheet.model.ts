import type { BigOrder, BigOrderCell, BigOrderInput, BigOrderLine } from '../../api/schemas';
import { CONFIRMATION_STAGES } from '@selvedge/domain/orders/orderStates';
import { bigOrderColumnValues } from '@selvedge/api-spec/values';

/** Column of the sheet in which quantities are edited. */
export type SheetColumn = BigOrderCell['column'];
/** Reason why fewer pieces are confirmed than were ordered. */
export type Shortage = 'DEFECT' | 'SHORTAGE';

/** Problem of a cell that the server refused, or that a colleague changed meanwhile. */
export type Issue =
  | { kind: 'REFUSED'; reason: string }
  | { kind: 'CONFLICT'; stored: number | null; by?: string; at?: string };

/** Line of the sheet: as it is stored, and the edits made on it. */
export interface SheetRow {
  readonly source: BigOrderLine;
  readonly no: number;
  readonly typed: Readonly<Partial<Record<SheetColumn, number>> & { reason?: Shortage }>;
  readonly issues: Readonly<Partial<Record<SheetColumn, Issue>>>;
}

/** Sheet with its undo steps. */
export interface Sheet {
  readonly rows: readonly SheetRow[];
  readonly past: readonly (readonly SheetRow[])[];
}

/** Outcome of each cell of a save, and the rows as they were sent. */
export interface Saved {
  readonly cells: readonly BigOrderCell[];
  readonly sent: readonly SheetRow[];
}

/** Edit of one cell. */
export type Written =
  | { id: string; column: SheetColumn; value: number }
  | { id: string; column: 'reason'; value: Shortage };

/** Maximum number of undo steps. */
const MOST_PAST = 50;
const NOTHING = {};

/** Returns the value of a cell on the server; null before the platform has confirmed. */
export function storedOf({ line, confirmation }: BigOrderLine, column: SheetColumn): number | null {
  const isOpen = column === 'confirmedQty' && CONFIRMATION_STAGES[confirmation] === 'asked';
  return isOpen && line.confirmedQty === 0 ? null : line[column];
}

/** Returns the displayed value of a cell: the edited one, else the stored one. */
export const shownIn = ({ source, typed }: SheetRow, column: SheetColumn): number | null =>
  typed[column] ?? storedOf(source, column);

/** Returns whether a cell may be edited. */
export const isOpenIn = ({ source }: SheetRow, column: SheetColumn): boolean =>
  source.editable.includes(column);

/** Returns the reason why a row is short, null when it is not: the chosen one, the stored one, or a shortage. */
export function reasonOf(row: SheetRow): Shortage | null {
  const confirmed = shownIn(row, 'confirmedQty');
  if (confirmed === null || confirmed >= (shownIn(row, 'askedQty') ?? 0)) return null;
  return row.typed.reason ?? row.source.line.shortageReason ?? 'SHORTAGE';
}

/** Returns the value of a row with its edits, EUR cents. */
export function centsOf(row: SheetRow): number {
  const { priceCents, discountCents } = row.source.line;
  const pieces = shownIn(row, 'confirmedQty') ?? shownIn(row, 'askedQty') ?? 0;
  return Math.max(0, priceCents * pieces - discountCents);
}

/** Groups by key in the order of first appearance; browsers of two years ago have no `Map.groupBy`. */
function grouped<One>(all: readonly One[], keyOf: (one: One) => string): Map<string, One[]> {
  const groups = new Map<string, One[]>();
  for (const one of all) {
    const key = keyOf(one);
    const own = groups.get(key);
    if (own) own.push(one);
    else groups.set(key, [one]);
  }
  return groups;
}

/** Edits cells, as one undo step. */
export function write({ rows, past }: Sheet, written: readonly Written[]): Sheet {
  const byRow = grouped(written, ({ id }) => id);
  const next = rows.map((row) => {
    const own = byRow.get(row.source.line.id);
    return own === undefined ? row : own.reduce(writeCell, row);
  });
  return { rows: next, past: [...past.slice(1 - MOST_PAST), rows] };
}

function writeCell(row: SheetRow, { column, value }: Written): SheetRow {
  if (column === 'reason') return { ...row, typed: { ...row.typed, reason: value } };
  const { [column]: _issue, ...issues } = row.issues;
  const { [column]: _typed, ...typed } = row.typed;
  return value === storedOf(row.source, column)
    ? { ...row, issues, typed }
    : { ...row, issues, typed: { ...typed, [column]: value } };
}

/** Undoes the last step. */
export function undo({ rows, past }: Sheet): Sheet {
  return { rows: past.at(-1) ?? rows, past: past.slice(0, -1) };
}

/** Discards all edits. */
export function discard({ rows }: Sheet): Sheet {
  return {
    rows: rows.map((row) =>
      unsavedIn(row) === 0 ? row : { source: row.source, no: row.no, typed: NOTHING, issues: NOTHING },
    ),
    past: [],
  };
}

/** Resolves the conflict of one cell: discards its edit in favour of the stored value, or keeps the edit. */
export function settle({ rows }: Sheet, id: string, column: SheetColumn, keep: 'stored' | 'written'): Sheet {
  return {
    past: [],
    rows: rows.map((row) => {
      if (row.source.line.id !== id) return row;
      const { [column]: _issue, ...issues } = row.issues;
      const { [column]: _typed, ...typed } = row.typed;
      return { ...row, issues, typed: keep === 'stored' ? typed : row.typed };
    }),
  };
}

/** Returns edits that write the ordered pieces into every cell of these rows that waits for the platform and is empty. */
export function asAsked(rows: readonly SheetRow[]): Written[] {
  return rows.flatMap((row) =>
    isOpenIn(row, 'confirmedQty') && shownIn(row, 'confirmedQty') === null
      ? [{ id: row.source.line.id, column: 'confirmedQty', value: shownIn(row, 'askedQty') ?? 0 } as const]
      : [],
  );
}

/**
 * Returns the sheet over a newer response: saved cells show the stored value, refused ones have the reason, and where the server's value
 * has changed since it was read the cell is a conflict. No edit is lost, also none that was made while the others were saved.
 */
export function renew(sheet: Sheet, big: BigOrder, { cells, sent }: Saved = { cells: [], sent: [] }): Sheet {
  const before = new Map(sheet.rows.map((row) => [row.source.line.id, row]));
  const sentRows = new Map(sent.map((row) => [row.source.line.id, row]));
  const answers = new Map(cells.map((cell) => [`${cell.column}/${cell.lineId}`, cell]));
  const rows = big.lines.map((source, index): SheetRow => {
    const no = index + 1;
    const old = before.get(source.line.id);
    if (old === undefined) return { source, no, typed: NOTHING, issues: NOTHING };
    if (old.source === source && old.no === no && cells.length === 0) return old;
    const own = sentRows.get(source.line.id);
    const typed: { -readonly [Key in keyof SheetRow['typed']]: SheetRow['typed'][Key] } = {};
    const issues: Partial<Record<SheetColumn, Issue>> = {};
    for (const column of bigOrderColumnValues) {
      const value = old.typed[column];
      const stored = storedOf(source, column);
      const answer = answers.get(`${column}/${source.line.id}`);
      const isLater = answer !== undefined && own?.typed[column] !== value;
      if (value === undefined || value === stored || (answer?.outcome === 'SAVED' && !isLater)) continue;
      typed[column] = value;
      if (answer?.outcome === 'HELD' || (isLater && answer.outcome !== 'CONFLICT')) continue;
      const issue = issueOf(stored, storedOf(old.source, column), answer) ?? old.issues[column];
      if (issue !== undefined) issues[column] = issue;
    }
    const { reason } = old.typed;
    const isReasonSaved =
      reason === source.line.shortageReason ||
      (answers.get(`confirmedQty/${source.line.id}`)?.outcome === 'SAVED' && reason === own?.typed.reason);
    if (reason !== undefined && (Object.keys(typed).length > 0 || !isReasonSaved)) typed.reason = reason;
    return { source, no, typed, issues };
  });
  const isSame = rows.length === sheet.rows.length && rows.every((row, at) => row === sheet.rows[at]);
  return isSame ? sheet : { rows, past: [] };
}

function issueOf(
  stored: number | null,
  was: number | null,
  answer: BigOrderCell | undefined,
): Issue | undefined {
  if (answer?.outcome === 'REFUSED') return { kind: 'REFUSED', reason: answer.reason ?? '' };
  if (stored === was) return undefined;
  return { kind: 'CONFLICT', stored, by: answer?.changedBy, at: answer?.changedAt };
}

/** Returns the number of a row's cells with unsaved edits. */
export function unsavedIn({ typed }: SheetRow): number {
  const cells = bigOrderColumnValues.filter((column) => typed[column] !== undefined).length;
  return cells === 0 && typed.reason !== undefined ? 1 : cells;
}

/** Returns the cells with problems, with their rows. */
export function issuesIn(rows: readonly SheetRow[]): { row: SheetRow; column: SheetColumn; issue: Issue }[] {
  return rows.flatMap((row) =>
    bigOrderColumnValues.flatMap((column) => {
      const issue = row.issues[column];
      return issue === undefined ? [] : [{ row, column, issue }];
    }),
  );
}

/** Returns the request body: the edited rows, by sub-order with the version that was read. */
export function changesIn(rows: readonly SheetRow[]): BigOrderInput['subs'] {
  const changed = rows.filter((row) => unsavedIn(row) > 0);
  return [...grouped(changed, ({ source }) => source.subOrderId)].map(([id, own]) => ({
    id,
    version: own[0]?.source.version ?? 0,
    lines: own.map((row) => {
      const { askedQty, confirmedQty, reason } = row.typed;
      const confirmed = confirmedQty ?? (reason === undefined ? undefined : row.source.line.confirmedQty);
      return {
        id: row.source.line.id,
        ...(askedQty === undefined ? {} : { askedQty }),
        ...(confirmed === undefined ? {} : { confirmedQty: confirmed }),
        ...(confirmed === undefined || reasonOf(row) === null
          ? {}
          : { shortageReason: reasonOf(row) ?? undefined }),
      };
    }),
  }));
}
