import type { BigOrder, BigOrderCell, BigOrderInput, BigOrderLine } from '../../api/schemas';
import { CONFIRMATION_STAGES } from '@selvedge/domain/orders/orderStates';

/** A column of the sheet that quantities are written in. */
export type SheetColumn = BigOrderCell['column'];
/** Why fewer pieces are confirmed than were asked. */
export type Shortage = 'DEFECT' | 'SHORTAGE';

/** What is wrong with a cell that was sent, or that a colleague changed meanwhile. */
export type Issue =
  | { kind: 'REFUSED'; reason: string }
  | { kind: 'CONFLICT'; stored: number | null; by?: string; at?: string };

/** A line of the sheet: as it is stored, and what was written over it. */
export interface SheetRow {
  readonly source: BigOrderLine;
  readonly no: number;
  readonly typed: Readonly<Partial<Record<SheetColumn, number>> & { reason?: Shortage }>;
  readonly issues: Readonly<Partial<Record<SheetColumn, Issue>>>;
}

/** The sheet with its steps back. */
export interface Sheet {
  readonly rows: readonly SheetRow[];
  readonly past: readonly (readonly SheetRow[])[];
}

/** What was written in one cell. */
export type Written =
  | { id: string; column: SheetColumn; value: number }
  | { id: string; column: 'reason'; value: Shortage };

const COLUMNS: readonly SheetColumn[] = ['askedQty', 'confirmedQty'];
/** Steps that can be taken back. */
const MOST_PAST = 50;
const NOTHING = {};

/** What a cell holds in the house; null before the platform has confirmed. */
export function storedOf({ line, confirmation }: BigOrderLine, column: SheetColumn): number | null {
  const isOpen = column === 'confirmedQty' && CONFIRMATION_STAGES[confirmation] === 'asked';
  return isOpen && line.confirmedQty === 0 ? null : line[column];
}

/** What a cell shows: what was written, else what is stored. */
export const shownIn = ({ source, typed }: SheetRow, column: SheetColumn): number | null =>
  typed[column] ?? storedOf(source, column);

/** Whether a cell may be written in. */
export const isOpenIn = ({ source }: SheetRow, column: SheetColumn): boolean =>
  source.editable.includes(column);

/** Why a row is short, where it is: what was chosen, what is stored, or short of stock. */
export function reasonOf(row: SheetRow): Shortage | null {
  const confirmed = shownIn(row, 'confirmedQty');
  if (confirmed === null || confirmed >= (shownIn(row, 'askedQty') ?? 0)) return null;
  return row.typed.reason ?? row.source.line.shortageReason ?? 'SHORTAGE';
}

/** Worth of a row with what was written in it, EUR cents. */
export function centsOf(row: SheetRow): number {
  const { priceCents, discountCents } = row.source.line;
  const pieces = shownIn(row, 'confirmedQty') ?? shownIn(row, 'askedQty') ?? 0;
  return Math.max(0, priceCents * pieces - discountCents);
}

/** By key in the order of first appearance; browsers of two years ago have no `Map.groupBy`. */
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

/** Writes in cells, as one step that can be taken back. */
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

/** Takes the last step back. */
export function undo({ rows, past }: Sheet): Sheet {
  return { rows: past.at(-1) ?? rows, past: past.slice(0, -1) };
}

/** Gives up everything that was written. */
export function discard({ rows }: Sheet): Sheet {
  return {
    rows: rows.map((row) =>
      unsavedIn(row) === 0 ? row : { source: row.source, no: row.no, typed: NOTHING, issues: NOTHING },
    ),
    past: [],
  };
}

/** Gives up one cell in favour of what is stored, or keeps what was written against it. */
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

/** Writes the asked pieces into every cell of these rows that waits for the platform and is empty. */
export function asAsked(rows: readonly SheetRow[]): Written[] {
  return rows.flatMap((row) =>
    isOpenIn(row, 'confirmedQty') && shownIn(row, 'confirmedQty') === null
      ? [{ id: row.source.line.id, column: 'confirmedQty', value: shownIn(row, 'askedQty') ?? 0 } as const]
      : [],
  );
}

/**
 * The sheet over a newer answer: what was saved is what is stored, what was refused says why, and where the house holds something else
 * than was read the cell is a conflict. Nothing that was written is lost.
 */
export function renew(sheet: Sheet, big: BigOrder, cells: readonly BigOrderCell[] = []): Sheet {
  const before = new Map(sheet.rows.map((row) => [row.source.line.id, row]));
  const answers = new Map(cells.map((cell) => [`${cell.column}/${cell.lineId}`, cell]));
  const rows = big.lines.map((source, index): SheetRow => {
    const no = index + 1;
    const old = before.get(source.line.id);
    if (old === undefined) return { source, no, typed: NOTHING, issues: NOTHING };
    if (old.source === source && old.no === no && cells.length === 0) return old;
    const typed: { -readonly [Key in keyof SheetRow['typed']]: SheetRow['typed'][Key] } = {};
    const issues: Partial<Record<SheetColumn, Issue>> = {};
    for (const column of COLUMNS) {
      const value = old.typed[column];
      const stored = storedOf(source, column);
      const answer = answers.get(`${column}/${source.line.id}`);
      if (value === undefined || value === stored || answer?.outcome === 'SAVED') continue;
      typed[column] = value;
      const issue = issueOf(stored, storedOf(old.source, column), answer) ?? old.issues[column];
      if (issue !== undefined && answer?.outcome !== 'HELD') issues[column] = issue;
    }
    if (old.typed.reason !== undefined && Object.keys(typed).length > 0) typed.reason = old.typed.reason;
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

/** Cells of a row that were written in and are not saved. */
export function unsavedIn({ typed }: SheetRow): number {
  const cells = COLUMNS.filter((column) => typed[column] !== undefined).length;
  return cells === 0 && typed.reason !== undefined ? 1 : cells;
}

/** Cells that need a look, with their rows. */
export function issuesIn(rows: readonly SheetRow[]): { row: SheetRow; column: SheetColumn; issue: Issue }[] {
  return rows.flatMap((row) =>
    COLUMNS.flatMap((column) => {
      const issue = row.issues[column];
      return issue === undefined ? [] : [{ row, column, issue }];
    }),
  );
}

/** What is sent: the rows that were written in, by sub-order with the version that was read. */
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
