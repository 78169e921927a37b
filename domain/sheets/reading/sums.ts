/** Lines of sums in a table, labelled or not: they are no goods. */
import { PACK_WORDS } from '../headWords';
import { headMeaning, normaliseHeader } from '../importHeaders';
import { cellText, isBlankCell } from './cellText';
import { isOdd, type SheetCell } from './grid';
import { readPieces, wholeNumber } from './pieces';
import { columnUse, quantityColumns, type Table } from './table';

/** What a column came to: as its numbers are added up by a spreadsheet program, and as they are read here. */
interface Sum {
  numbers: number;
  pieces: number;
}

/** Sums over all tables of a sheet so far: by column, whatever stood in its heads, and of all pieces. */
export interface SheetSums {
  readonly byColumn: Map<number, Sum>;
  readonly all: Sum;
}

/** Begins the sums of a sheet. */
export function sheetSums(): SheetSums {
  return { byColumn: new Map(), all: { numbers: 0, pieces: 0 } };
}

/** Sums of the quantity columns of a table so far, since its head and since the last line of sums. */
export interface RunningSums {
  add: (cells: readonly SheetCell[]) => void;
  /**
   * Whether the part of a row within the table is a line of sums; if so, what follows is summed up anew. One that a label names,
   * wherever in the row it stands, may also be a sum over all tables in one cell.
   */
  isTotal: (cells: readonly SheetCell[], isRowLabelled: boolean) => boolean;
}

const LABEL_WITH_NUMBER = /^(.*?)[:：\s]+[\d.,]+\D{0,8}$/;

/** Whether a cell says no more than that sums stand beside it: `Total`, `合计：`, `Total: 12 pcs`. */
function isSumLabel(cell: SheetCell): boolean {
  if (typeof cell !== 'string' || cell.length > 60) return false;
  if (headMeaning(cell) === 'total') return true;
  const label = LABEL_WITH_NUMBER.exec(cellText(cell))?.[1];
  return label !== undefined && headMeaning(label) === 'total';
}

/** Whether a row has a cell that says no more than that sums stand beside it. */
export function hasSumLabel(cells: readonly SheetCell[]): boolean {
  return cells.some(isSumLabel);
}

/** Begins the sums of a table; those of its sheet go on. */
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
    else if (isOdd(cell)) sum.numbers += cell.serial ?? 0;
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
      const isUnread = (column: number) => isOdd(cells[column]);
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

/** Whether the total of a row is its pieces as often as it has packs: then its quantities are those of one pack, or the total is wrong. */
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
