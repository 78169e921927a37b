/** Lines of sums in a table, labelled or not: they are no goods. */
import { headMeaning } from '../importHeaders';
import { cellText, isBlankCell } from './cellText';
import { isOdd, type SheetCell } from './grid';
import { readPieces, wholeNumber } from './pieces';
import { quantityColumns, type Table } from './table';

/** What a column came to: as its numbers are added up by a spreadsheet program, and as they are read here. */
interface Sum {
  numbers: number;
  pieces: number;
}

/** Sums of the quantity columns of a table so far, since its head and since the last line of sums. */
export interface RunningSums {
  add: (cells: readonly SheetCell[]) => void;
  /** Whether the row is a line of sums; if so, what follows is summed up anew. */
  isTotal: (cells: readonly SheetCell[]) => boolean;
}

const LABEL_WITH_NUMBER = /^(.*?)[:：\s]+[\d.,]+\D{0,8}$/;

/** Whether a cell says no more than that sums stand beside it: `Total`, `合计：`, `Total: 12 pcs`. */
function isSumLabel(cell: SheetCell): boolean {
  if (typeof cell !== 'string' || cell.length > 60) return false;
  if (headMeaning(cell) === 'total') return true;
  const label = LABEL_WITH_NUMBER.exec(cellText(cell))?.[1];
  return label !== undefined && headMeaning(label) === 'total';
}

/** Begins the sums of a table. */
export function runningSums(table: Table): RunningSums {
  const quantities = quantityColumns(table);
  const named = [...table.codes, table.column.size, table.column.color].filter((one) => one !== undefined);
  const whole = new Map<number, Sum>();
  const block = new Map<number, Sum>();
  let rows = 0;

  const isSumOf = (sums: Map<number, Sum>, column: number, cell: SheetCell) => {
    const { numbers, pieces } = sums.get(column) ?? { numbers: 0, pieces: 0 };
    const value = wholeNumber(cell);
    return value !== null && (value === pieces || value === numbers);
  };

  return {
    add(cells) {
      rows += 1;
      for (const column of quantities) {
        const cell = cells[column];
        for (const sums of [whole, block]) {
          const sum = sums.get(column) ?? { numbers: 0, pieces: 0 };
          sum.pieces += readPieces(cell) ?? 0;
          if (typeof cell === 'number') sum.numbers += cell;
          sums.set(column, sum);
        }
      }
    },
    isTotal(cells) {
      const { from, to } = table;
      const filled = [...cells.keys()].filter(
        (column) => column >= from && column <= to && !isBlankCell(cells[column]),
      );
      const labels = filled.filter((column) => isSumLabel(cells[column]));
      if (named.some((column) => !isBlankCell(cells[column]) && !labels.includes(column))) return false;
      const values = quantities.filter((column) => !isBlankCell(cells[column]) && !labels.includes(column));
      const isUnread = (column: number) => isOdd(cells[column]);
      if (labels.length === 0 && (rows === 0 || values.length === 0 || values.some(isUnread))) return false;
      const isSum = (sums: Map<number, Sum>) =>
        values.every((column) => isUnread(column) || isSumOf(sums, column, cells[column]));
      if (!isSum(block) && !isSum(whole)) return false;
      block.clear();
      return true;
    },
  };
}
