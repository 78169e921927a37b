import { readFileSync, writeFileSync } from 'node:fs';
import { read, utils, write } from 'xlsx';

/** Cell of an order sheet by its position, counted from 0. */
interface Place {
  row: number;
  column: number;
}

/** Writes quantities for the first sizes of a style, by its code, into a template, and adds one invalid row. */
export function fillTemplate(
  { from, to, code }: { from: string; to: string; code: string },
  quantities: readonly number[],
): void {
  const book = read(readFileSync(from));
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  if (!sheet) throw new Error('The template has no sheet');
  const rows = utils.sheet_to_json<(string | number | undefined)[]>(sheet, { header: 1, blankrows: true });
  const head = rows.findIndex((row) =>
    row.some((cell) => /国际编码|International code/.test(String(cell ?? ''))),
  );
  const codeColumn = (rows[head] ?? []).findIndex((cell) =>
    /国际编码|International code/.test(String(cell ?? '')),
  );
  const put = ({ row, column }: Place, value: number | string): void => {
    utils.sheet_add_aoa(sheet, [[value]], { origin: { r: row, c: column } });
  };
  const sizes = rows[head]?.flatMap((cell, column) =>
    /^(36|38|40|42)$/.test(String(cell ?? '')) ? [column] : [],
  );
  if (!sizes || sizes.length < quantities.length) throw new Error('The template has no size columns');
  const row = rows.findIndex((_, index) => index > head && String(rows[index]?.[codeColumn] ?? '') === code);
  if (row < 0) throw new Error(`The template misses ${code}`);
  quantities.forEach((quantity, index) => put({ row, column: sizes[index] ?? 0 }, quantity));
  put({ row: rows.length, column: codeColumn }, '8051234567890');
  put({ row: rows.length, column: sizes[0] ?? 0 }, 2);
  writeFileSync(to, write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer);
}
