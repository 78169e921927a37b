/** What a person says that columns of an order sheet hold, where the reading took them for something else. */
import { columnLetter } from '../importHeaders';
import type { ColumnUse, Table } from './table';

/** What a column can be said to hold. INFO and TOTAL hold no pieces; those in an UNUSED one are counted as passed over. */
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

/** What a column can be said to hold. */
export type ColumnRole = (typeof COLUMN_ROLES)[number];

/**
 * Why a column is not read as it may be meant: TAKEN_TWICE another one was chosen for it already, OTHER_FORM one quantity column
 * and columns per size were chosen together, NO_SIZE its head names no size, SIZE_UNCLEAR it gives sizes in one of several systems, or for one of
 * several seasons.
 */
export type ColumnConflict = 'TAKEN_TWICE' | 'OTHER_FORM' | 'NO_SIZE' | 'SIZE_UNCLEAR';

/** Roles by the address of the head, such as `C2`. */
export type ColumnChoices = ReadonlyMap<string, ColumnRole>;

/** What was said of the columns of one sheet of a workbook. */
export interface SheetChoices {
  readonly sheet: string;
  readonly columns: ColumnChoices;
}

const CHOICE = new RegExp(`^([A-Z]{1,3}[1-9]\\d{0,6})=(${COLUMN_ROLES.join('|')})$`);
const isRole = (text: string): text is ColumnRole => COLUMN_ROLES.some((role) => role === text);

/** Choices as one text: `B2=CODE,E2=QTY`. */
export function choicesText(columns: ColumnChoices): string {
  return [...columns].map(([head, role]) => `${head}=${role}`).join(',');
}

/** Choices from their text; parts that are none are left out. */
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
 * Answers what was chosen for the columns of a table. A choice holds for its head, and below for the same head in the same column
 * where it would be taken for the same: such columns are one in the account too.
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

  /** Roles by the column of the table, which stands there as its heads alone would have it read. */
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
