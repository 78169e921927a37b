import type { ReactNode } from 'react';
import type { TableSort } from '../tableColumn';
import type { SortKey } from './order';
import type { Selection } from './selection';

export type { Direction as SortDirection, SortKey } from './order';

/** Problem of a value: `critical` blocks the order, `warning` does not. */
export interface Problem {
  readonly level: 'critical' | 'warning';
  readonly message: string;
}

/** Problem stored at a cell, with the refused text while the cell still shows it. */
export interface CellMark extends Problem {
  readonly text?: string;
}

/** In-place editing of a cell. `onEdit` receives the value as a text; the table itself checks that a quantity is a whole number. */
export interface CellEdit<Row> {
  readonly kind: 'text' | 'quantity' | 'choice';
  readonly value: (row: Row) => string;
  /** Returns whether this row can be edited; defaults to every row. */
  readonly isOpen?: (row: Row) => boolean;
  /** Options of a `choice`. */
  readonly options?: (row: Row) => readonly { readonly id: string; readonly label: string }[];
  /** Largest value of a `quantity`: larger pasted values are cut to it. */
  readonly limit?: (row: Row) => number | null;
  /** Checks a text: a critical problem refuses it and is shown at the cell; a warning is shown and the text is accepted. */
  readonly check?: (text: string, row: Row) => Problem | undefined;
}

/** Column as focus, keys, sorting and editing read it; the columns of each table add what they draw. */
export interface GridSource<Row> {
  readonly id: string;
  /** Name of the column in texts for screen readers. */
  readonly header: string;
  /** Whether the head sorts by this column; by default when it has a `sortValue`. */
  readonly isSortable?: boolean;
  /** Returns the value by which rows passed as an array are sorted; makes the column sortable. */
  readonly sortValue?: (row: Row) => SortKey;
  readonly edit?: CellEdit<Row>;
}

/** Rows that are loaded as they come into view. `get` returns `undefined` for a row that is not loaded yet. */
export interface LazyRows<Row> {
  readonly count: number;
  readonly get: (index: number) => Row | undefined;
  /** Called when other rows come into view; `end` is the row after the last. */
  readonly onRange: (range: { readonly start: number; readonly end: number }) => void;
}

/** Value of a cell that was typed or pasted. */
export interface CellChange<Row> {
  readonly kind: 'cell';
  readonly row: Row;
  readonly rowId: string;
  readonly columnId: string;
  readonly value: string;
}

/** Number of pieces of one size that was typed or pasted. */
export interface QuantityChange<Row> {
  readonly kind: 'quantity';
  readonly row: Row;
  readonly rowId: string;
  readonly columnId: string;
  readonly sizeId: string;
  readonly quantity: number;
}

export type GridChange<Row> = CellChange<Row> | QuantityChange<Row>;

/** Sort order by one column, or by several: rows that are equal by the first are sorted by the second. */
export type Sorting = TableSort | readonly TableSort[] | null;

/** Props that the behaviour of every grid reads. */
export interface GridProps<Row> {
  readonly columns: readonly GridSource<Row>[];
  readonly rows: readonly Row[] | LazyRows<Row>;
  readonly rowId: (row: Row) => string;
  /** Returns the name of a row in texts for screen readers; defaults to its key. */
  readonly rowLabel?: (row: Row) => string;
  /** Called with the edits as they are made: one for a typed value, many for a paste. Without it nothing can be edited. */
  readonly onEdit?: (changes: readonly GridChange<Row>[]) => void;
  /** Called to undo the last edit: Ctrl + Z in a cell. */
  readonly onUndo?: () => void;
  /** Returns problems of a row by column id that the caller knows, such as a refusal by the server. Keep the result's identity. */
  readonly marksOf?: (row: Row) => Readonly<Record<string, Problem>> | undefined;
  /** Called with the number of cells that show a refused text, so that a screen can block its next step. */
  readonly onInvalidChange?: (count: number) => void;
  /** Controlled sort order. Rows passed as an array are sorted by the table; lazy rows are sorted by the caller. */
  readonly sort?: Sorting;
  readonly defaultSort?: Sorting;
  /** Called with the first column of the new order, null for the original order, and with all of them. */
  readonly onSortChange?: (sort: TableSort | null, all: readonly TableSort[]) => void;
  /**
   * `multiple` lets Shift and a press on a head add a column to the order. By default a table that holds its own order takes several
   * columns, and one whose order is controlled takes one.
   */
  readonly sortMode?: 'single' | 'multiple';
  /** Whether a sorted head turns between ascending and descending, without a way back to the original order. */
  readonly isAlwaysSorted?: boolean;
  /** `multiple` adds the column of checkboxes; the default when `selectedKeys` is passed. */
  readonly selectionMode?: 'none' | 'multiple';
  /** Ticked rows; leave out to let the table hold the selection. */
  readonly selectedKeys?: Selection;
  readonly onSelectionChange?: (selection: Selection) => void;
  /** Number of all matching rows, when it exceeds the rows passed; "select all N" ticks them. */
  readonly matching?: number;
  /** Contents of the totals row by column id; without it there is no totals row. */
  readonly totals?: Readonly<Record<string, ReactNode>>;
  readonly isLoading?: boolean;
}

/** Rows in the order shown. */
export interface RowsView<Row> {
  readonly count: number;
  readonly at: (index: number) => Row | undefined;
}

/** Marks of a row by cell id. */
export type RowMarks = Readonly<Record<string, CellMark>>;
