import { columnLetter } from '@selvedge/domain/sheets/importHeaders';
import { type DateCell, DATE_FORMATS, dateNumber, zonedHead } from './moments';

/** Value to write: text stays text, cents become a number with two decimals, instants and days dates, null an empty cell. */
export type Written = string | { cents: number } | DateCell | null;

/** Column of a sheet to write; hidden ones contain ids for a later import. */
export interface Column {
  head: string;
  hidden?: boolean;
}

/** Workbook of one sheet: its name, its columns, and its rows below the heads. */
export interface SheetToWrite {
  name: string;
  columns: Column[];
  rows: Written[][];
}

const WIDEST = 40;
const NARROWEST = 6;
const MEASURED_ROWS = 200;

function widthOf(text: string): number {
  return [...text].reduce((sum, mark) => sum + (mark.charCodeAt(0) > 0xff ? 2 : 1), 0);
}

function textOf(value: Written): string {
  if (value === null || typeof value === 'string') return value ?? '';
  if ('cents' in value) return (value.cents / 100).toFixed(2);
  return DATE_FORMATS['moment' in value ? 'moment' : 'day'];
}

const hasMoments = (rows: readonly Written[][], at: number): boolean =>
  rows.some((row) => {
    const cell = row[at];
    return typeof cell === 'object' && cell !== null && 'moment' in cell;
  });

/** Creates an .xlsx of one sheet. Text is written as text cells, so that codes keep their leading zeros and nothing acts as a formula. */
export async function writeSheet({ name, columns, rows }: SheetToWrite): Promise<Uint8Array> {
  const { utils, write } = await import('xlsx');
  const cellOf = (value: Written) => {
    if (value === null || value === '') return null;
    if (typeof value === 'string') return { t: 's' as const, v: value, z: '@' };
    if ('cents' in value) return { t: 'n' as const, v: value.cents / 100, z: '0.00' };
    return { t: 'n' as const, v: dateNumber(value), z: textOf(value) };
  };
  const all = [
    columns.map(({ head }, at): Written => (hasMoments(rows, at) ? zonedHead(head) : head)),
    ...rows,
  ];
  const sheet = utils.aoa_to_sheet(
    all.map((row) => row.map(cellOf)),
    { dense: true },
  );
  const measured = all.slice(0, MEASURED_ROWS);
  sheet['!cols'] = columns.map(({ hidden = false }, at) => ({
    hidden,
    wch: Math.min(
      WIDEST,
      Math.max(NARROWEST, ...measured.map((row) => widthOf(textOf(row[at] ?? null)) + 2)),
    ),
  }));
  sheet['!autofilter'] = { ref: `A1:${columnLetter(Math.max(0, columns.length - 1))}${all.length}` };
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, name);
  const made: unknown = write(book, { type: 'buffer', bookType: 'xlsx', compression: true });
  if (!Buffer.isBuffer(made)) throw new Error('the sheet was not written');
  return new Uint8Array(made);
}
