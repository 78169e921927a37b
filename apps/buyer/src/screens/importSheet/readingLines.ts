import type {
  ColumnAccount,
  RowsAccount,
  SheetAccount,
  SheetReading,
} from '@selvedge/domain/sheets/reading/account';

/** Part of a workbook with its role or the reason why it is not read; `pieces` of it are not used. */
export type ReadingLine = { readonly id: string; readonly pieces: number } & (
  | { readonly kind: 'column'; readonly of: ColumnAccount }
  | { readonly kind: 'rows'; readonly of: RowsAccount }
  | { readonly kind: 'sheet'; readonly of: SheetAccount }
);

/** Returns all parts that were read or not, in the order of the workbook: columns, rows, other sheets. */
export function readingLines({ columns, rows, sheets }: SheetReading): ReadingLine[] {
  return [
    ...columns.map((of): ReadingLine => {
      return { kind: 'column', id: `column ${of.column} ${of.headRow} ${of.use}`, pieces: of.pieces, of };
    }),
    ...rows.map((of): ReadingLine => ({ kind: 'rows', id: `rows ${of.reason}`, pieces: of.pieces, of })),
    ...sheets.map((of, at): ReadingLine => ({ kind: 'sheet', id: `sheet ${at}`, pieces: of.pieces, of })),
  ];
}
