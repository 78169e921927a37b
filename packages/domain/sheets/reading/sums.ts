/** Lines of totals in a table, with or without a label: they are no product rows. */
import { PACK_WORDS } from '../headWords';
import { headMeaning, normaliseHeader } from '../importHeaders';
import { cellText, isBlankCell } from './cellText';
import { isSpecialCell, type SheetCell } from './grid';
import { readPieces, wholeNumber } from './pieces';
import { columnUse, quantityColumns, type Table } from './table';

/** Sum of a column: the numbers as a spreadsheet program adds them up, and the pieces as they are read here. */
interface Sum {
  numbers: number;
  pieces: number;
}

/** Sums over all tables of a sheet so far: by column, whatever its headers, and of all pieces. */
export interface SheetSums {
  readonly byColumn: Map<number, Sum>;
  readonly all: Sum;
}

/** Creates the sums of a sheet. */
export function sheetSums(): SheetSums {
  return { byColumn: new Map(), all: { numbers: 0, pieces: 0 } };
}

/** Sums of the quantity columns of a table so far, since its header and since the last line of totals. */
export interface RunningSums {
  add: (cells: readonly SheetCell[]) => void;
  /**
   * Returns whether the part of a row within the table is a line of totals; if so, the block sums start again. A line that is labelled
   * anywhere in the row may also contain the sum over all tables in one cell.
   */
  isTotal: (cells: readonly SheetCell[], isRowLabelled: boolean) => boolean;
}

const LABEL_WITH_NUMBER = /^(.*?)[:：\s]+[\d.,]+\D{0,8}$/;

/** Returns whether a cell is only a label of totals: `Total`, `合计：`, `Total: 12 pcs`. */
function isSumLabel(cell: SheetCell): boolean {
  if (typeof cell !== 'string' || cell.length > 60) return false;
  if (headMeaning(cell) === 'total') return true;
  const label = LABEL_WITH_NUMBER.exec(cellText(cell))?.[1];
  return label !== undefined && headMeaning(label) === 'total';
}

/** Returns whether a row has a cell that is only a label of totals. */
export function hasSumLabel(cells: readonly SheetCell[]): boolean {
  return cells.some(isSumLabel);
}

/** Creates the sums of a table; those of its sheet continue. */
export function runningSums(table: Table, sheet: SheetSums): RunningSums {
  const quantities = quantityColumns(table);
  const named = [...table.codes, table.column.size, table.column.color].filter((one) => one !== undefined);
  const whole = new Map<number, Sum>();
  const block = new Map<number, Sum>();
  const all: Sum = { numbers: 0, pieces: 0 };
  let rows = 0;

  const isSum = (cell: SheetCell, { numbers, pieces }: Sum = { numbers: 0, pieces: 0 }) => {
    const value = wholeNumber(cell);
    return value !== null && (value === pieces || value === numbers);
  };
  const addTo = (sum: Sum, cell: SheetCell): Sum => {
    sum.pieces += readPieces(cell) ?? 0;
    if (typeof cell === 'number') sum.numbers += cell;
    else if (isSpecialCell(cell)) sum.numbers += cell.serial ?? 0;
    return sum;
  };

  return {
    add(cells) {
      rows += 1;
      for (const column of quantities) {
        const cell = cells[column];
        addTo(all, cell);
        addTo(sheet.all, cell);
        for (const sums of [whole, block, sheet.byColumn])
          sums.set(column, addTo(sums.get(column) ?? { numbers: 0, pieces: 0 }, cell));
      }
    },
    isTotal(cells, isRowLabelled) {
      const { from, to } = table;
      const filled = [...cells.keys()].filter(
        (column) => column >= from && column <= to && !isBlankCell(cells[column]),
      );
      const labels = filled.filter((column) => isSumLabel(cells[column]));
      if (named.some((column) => !isBlankCell(cells[column]) && !labels.includes(column))) return false;
      const values = quantities.filter((column) => !isBlankCell(cells[column]) && !labels.includes(column));
      const isUnread = (column: number) => isSpecialCell(cells[column]);
      if (labels.length === 0 && (rows === 0 || values.length === 0 || values.some(isUnread))) return false;
      const read = values.filter((column) => !isUnread(column));
      const areSumsOf = (sums: Map<number, Sum>) =>
        read.every((column) => isSum(cells[column], sums.get(column)));
      const [only] = read;
      const isOfAll =
        isRowLabelled && read.length === 1 && [all, sheet.all].some((sum) => isSum(cells[only ?? 0], sum));
      if (!isOfAll && ![block, whole, sheet.byColumn].some(areSumsOf)) return false;
      block.clear();
      return true;
    },
  };
}

/**
 * Returns whether the total of a row is its pieces times its number of packs: then its quantities are those of one pack, or the total is
 * wrong.
 */
export function isOfPacks(table: Table, cells: readonly SheetCell[]): boolean {
  const quantities = quantityColumns(table);
  const pieces = quantities.reduce((sum, column) => sum + (readPieces(cells[column]) ?? 0), 0);
  const others = [...table.uses.keys()].filter((column) => !quantities.includes(column));
  const numbersOf = (columns: readonly number[]) =>
    new Set(columns.flatMap((column) => readPieces(cells[column]) ?? []));
  const totals = numbersOf(others.filter((column) => columnUse(table, column) === 'TOTAL'));
  if (pieces === 0 || totals.size === 0 || totals.has(pieces)) return false;
  const packs = numbersOf(
    others.filter((column) => PACK_WORDS.test(normaliseHeader(table.names[column] ?? ''))),
  );
  return [...packs].some((count) => totals.has(count * pieces));
}
