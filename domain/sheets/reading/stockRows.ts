/** Rows that say what there is of a style, beside rows that say what is ordered of it. */
import { headMeaning } from '../importHeaders';
import type { Grid, SheetCell } from './grid';

/** Tells rows of stock from rows of an order. */
export type IsStockRow = (cells: readonly SheetCell[]) => boolean;

/**
 * Looks for columns that label rows, some as stock, some as order (`库存`, `订货`). A column that only says of goods that they are there,
 * such as a status, labels no row.
 */
export function stockRowsOf({ rows }: Grid): IsStockRow {
  const stock = new Set<number>();
  const order = new Set<number>();
  for (const cells of rows)
    for (const [column, cell] of cells.entries()) {
      const meaning = headMeaning(cell);
      if (meaning === 'stock') stock.add(column);
      else if (meaning === 'qty') order.add(column);
    }
  const labels = [...stock].filter((column) => order.has(column));
  return (cells) => labels.some((column) => headMeaning(cells[column]) === 'stock');
}
