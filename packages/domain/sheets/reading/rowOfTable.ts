import type { ImportColumn } from '../headWords';
import { columnLetter } from '../importHeaders';
import { readCode, type RowSource, type SheetRow } from '../importSheet';
import { textsUnder } from '../importTexts';
import { cellText, isBlankCell } from './cellText';
import { type SheetCell, withoutUnit } from './grid';
import type { Merges } from './merges';
import { hasQuantity } from './pieces';
import type { RowTotal, TotalledRow } from './rowTotals';
import { unclearSizes } from './sizeSystems';
import type { Table } from './table';

/** Maximum characters of several column names joined in a message. */
const LONGEST_COLUMNS = 120;

/** Data of a row other than its quantities. */
type RowOfTable = Pick<
  SheetRow,
  | 'rowNo'
  | 'code'
  | 'otherCodes'
  | 'isSizeUnclear'
  | 'color'
  | 'price'
  | 'priceColumn'
  | 'productId'
  | 'skuId'
  | 'source'
>;

/** Quantity of a row; a class, because a sheet has up to 20,000 of them. */
class WantedSize implements SheetRow, TotalledRow {
  readonly rowNo: number;
  readonly code;
  readonly otherCodes;
  readonly isSizeUnclear: boolean;
  readonly color: string;
  readonly price: SheetCell;
  readonly priceColumn: string;
  readonly productId: string;
  readonly skuId: string;
  readonly source: RowSource;
  readonly cell: string;
  total: RowTotal | null = null;

  constructor(
    row: RowOfTable,
    readonly index: number,
    readonly size: SheetCell,
    readonly sizeColumn: string,
    readonly isMerged: boolean,
  ) {
    this.rowNo = row.rowNo;
    this.code = row.code;
    this.otherCodes = row.otherCodes;
    this.isSizeUnclear = row.isSizeUnclear;
    this.color = row.color;
    this.price = row.price;
    this.priceColumn = row.priceColumn;
    this.productId = row.productId;
    this.skuId = row.skuId;
    this.source = row.source;
    this.cell = `${columnLetter(index)}${row.rowNo}`;
  }

  get qty(): SheetCell {
    return this.source.cells[this.index];
  }

  get qtyColumn(): string {
    return this.source.heads[this.index] ?? '';
  }

  get raw(): Record<string, string> {
    const { cells, heads, from, to } = this.source;
    const others = new Set(this.source.sizeColumns);
    const keep = (other: number) =>
      other >= from && other <= to && (other === this.index || !others.has(other));
    return textsUnder(cells, heads, keep);
  }
}

/** Returns the requests of a table row: one quantity in the long format, one per filled size column in the wide format. */
export function wantedOf(
  table: Table,
  { cells, row, merges }: { cells: readonly SheetCell[]; row: number; merges: Merges },
): WantedSize[] {
  const { codes, column, names, sizes, from, to } = table;
  const at = (name: ImportColumn): SheetCell => (column[name] === undefined ? '' : cells[column[name]]);
  const nameOf = (index: number | undefined) => (index === undefined ? '' : (names[index] ?? ''));
  const filled = codes.filter((index) => !isBlankCell(cells[index]));
  const [codeIndex = codes[0] ?? 0, ...others] = filled;
  const unclear = unclearSizes(table);
  const own: RowOfTable = {
    rowNo: row + 1,
    code: readCode(cells[codeIndex], nameOf(codeIndex)),
    otherCodes: others.map((index) => readCode(cells[index], nameOf(index))),
    isSizeUnclear: unclear.length > 0,
    color: cellText(at('color')),
    price: withoutUnit(at('price')),
    priceColumn: nameOf(column.price),
    productId: cellText(at('productId')),
    skuId: cellText(at('skuId')),
    source: { cells, heads: names, sizeColumns: sizes.map(({ index }) => index), from, to },
  };
  const isMerged = (index: number) => merges.isMerged(row, index);
  if (table.form === 'LONG') {
    const index = column.qty ?? 0;
    const sizeColumn = unclear.map(nameOf).join(' / ').slice(0, LONGEST_COLUMNS) || nameOf(column.size);
    return [new WantedSize(own, index, withoutUnit(at('size')), sizeColumn, isMerged(index))];
  }
  return sizes
    .filter(({ index }) => hasQuantity(cells[index]))
    .map(({ index, size }) => new WantedSize(own, index, size, nameOf(index), isMerged(index)));
}

/** Returns whether a row orders anything; in the long format also when it only names a size, so that the user learns what is missing. */
export function isWanted({ form, column, sizes }: Table, cells: readonly SheetCell[]): boolean {
  if (form === 'WIDE') return sizes.some(({ index }) => hasQuantity(cells[index]));
  return [column.qty, column.size].some((index) => index !== undefined && !isBlankCell(cells[index]));
}
