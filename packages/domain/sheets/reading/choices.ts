/** User's choices for columns of an order sheet that were recognised as something else. */
import { columnLetter } from '../importHeaders';
import type { ColumnUse, Table } from './table';

/** Roles that a user can choose for a column. INFO and TOTAL contain no pieces; those in an UNUSED one are counted as skipped. */
export const COLUMN_ROLES = [
  'CODE',
  'COLOR',
  'SIZE',
  'QTY',
  'SIZE_QTY',
  'PRICE',
  'TOTAL',
  'INFO',
  'UNUSED',
] as const satisfies readonly ColumnUse[];

/** Role that a user can choose for a column. */
export type ColumnRole = (typeof COLUMN_ROLES)[number];

/**
 * Reason why a column is not read as it may be meant: TAKEN_TWICE another one was already chosen for its role, OTHER_FORM one quantity
 * column and columns per size were chosen together, NO_SIZE its header names no size, SIZE_UNCLEAR it has sizes in one of several systems,
 * or for one of several seasons.
 */
export type ColumnConflict = 'TAKEN_TWICE' | 'OTHER_FORM' | 'NO_SIZE' | 'SIZE_UNCLEAR';

/** Roles by the address of the header, such as `C2`. */
export type ColumnChoices = ReadonlyMap<string, ColumnRole>;

/** Choices for the columns of one sheet of a workbook. */
export interface SheetChoices {
  readonly sheet: string;
  readonly columns: ColumnChoices;
}

const CHOICE = new RegExp(`^([A-Z]{1,3}[1-9]\\d{0,6})=(${COLUMN_ROLES.join('|')})$`);
const isRole = (text: string): text is ColumnRole => COLUMN_ROLES.some((role) => role === text);

/** Formats choices as one text: `B2=CODE,E2=QTY`. */
export function choicesText(columns: ColumnChoices): string {
  return [...columns].map(([head, role]) => `${head}=${role}`).join(',');
}

/** Parses choices from their text; invalid parts are ignored. */
export function choicesOf(text: string): ColumnChoices {
  const columns = new Map<string, ColumnRole>();
  for (const part of text.split(',')) {
    const [, head = '', role = ''] = CHOICE.exec(part) ?? [];
    if (isRole(role)) columns.set(head, role);
  }
  return columns;
}

interface Kept {
  index: number;
  name: string;
  use: ColumnUse;
  role: ColumnRole;
}

/**
 * Choices for the columns of the tables of a sheet. A choice applies to its header, and to the same header further down in the same column
 * if it is recognised as the same use: the account combines such columns too.
 */
export class ChoiceBook {
  readonly #kept: Kept[] = [];
  readonly #byRow = new Map<number, Map<number, ColumnRole>>();

  constructor(columns: ColumnChoices) {
    for (const [head, role] of columns) {
      const [, letters = '', row = ''] = /^([A-Z]+)(\d+)$/.exec(head) ?? [];
      const inRow = this.#byRow.get(Number(row) - 1) ?? new Map<number, ColumnRole>();
      this.#byRow.set(Number(row) - 1, inRow.set(columnIndex(letters), role));
    }
  }

  /** Returns the chosen roles by column; `table` is the table as it is read by its headers alone. */
  of({ headRow, from, to, names, uses }: Table): Map<number, ColumnRole> {
    const chosen = new Map<number, ColumnRole>();
    const at = (index: number) => ({
      name: names[index] ?? columnLetter(index),
      use: uses.get(index) ?? 'NO_HEAD',
    });
    for (const { index, name, use, role } of this.#kept) {
      const own = at(index);
      if (from <= index && index <= to && own.name === name && own.use === use) chosen.set(index, role);
    }
    for (const [index, role] of this.#byRow.get(headRow) ?? []) {
      if (index < from || index > to) continue;
      chosen.set(index, role);
      this.#kept.push({ index, ...at(index), role });
    }
    return chosen;
  }
}

function columnIndex(letters: string): number {
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}
