/** Rows with the stock or the deliveries of a style, beside rows with its orders, and cancelled rows. */
import { isCancelled, orderMeaning } from '../importHeaders';
import type { Grid, SheetCell } from './grid';
import { quantityColumns, type Table } from './table';

/** Returns whether a row contains stock or other numbers that are no order. */
export type IsStockRow = (table: Table, cells: readonly SheetCell[]) => boolean;

/**
 * Finds the columns that label rows, some as stock or similar, some as orders (`库存`, `订货`). A column that only states that products are
 * available, such as a status, labels no row.
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
