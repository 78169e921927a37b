/** Rows that say what there is of a style, or what was delivered of it, beside rows that say what is ordered of it, and cancelled ones. */
import { isCancelled, orderMeaning } from '../importHeaders';
import type { Grid, SheetCell } from './grid';
import { quantityColumns, type Table } from './table';

/** Tells rows of stock, and of other numbers than an order's, from rows of an order. */
export type IsStockRow = (table: Table, cells: readonly SheetCell[]) => boolean;

/**
 * Looks for columns that label rows, some as stock or the like, some as order (`库存`, `订货`). A column that only says of goods that they are there,
 * such as a status, labels no row.
 */
export function stockRowsOf({ rows }: Grid): IsStockRow {
  const stock = new Set<number>();
  const order = new Set<number>();
  for (const cells of rows)
    for (const [column, cell] of cells.entries()) {
      const meaning = orderMeaning(cell);
      if (meaning === 'other') stock.add(column);
      else if (meaning === 'order') order.add(column);
    }
  const labels = [...stock].filter((column) => order.has(column));
  return (table, cells) => {
    if (labels.some((column) => orderMeaning(cells[column]) === 'other')) return true;
    const quantities = quantityColumns(table);
    return cells.some((cell, column) => isCancelled(cell) && !quantities.includes(column));
  };
}
