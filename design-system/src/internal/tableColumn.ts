import type { ReactNode } from 'react';
import type { Direction, SortKey } from './grid/order';

/** Context that the cells of a short table may read besides their row. */
export interface RowContext {
  /** Position of the row in the order shown, from 0. */
  readonly index: number;
}

/** Column of any table: the short table and the table of fields take it as it is, the manifest adds to it. */
export interface TableColumn<Row, Context = RowContext> {
  readonly id: string;
  /** Name of the column, shown as its head and read out. */
  readonly header: string;
  /** Shown instead of `header`: a short form of it, or an icon. */
  readonly head?: ReactNode;
  /** Hides the head visually, as over a column of pictures or menus; screen readers still read `header`. */
  readonly isHeaderHidden?: boolean;
  /** Alignment of head and cells; `end` for figures. */
  readonly align?: 'start' | 'center' | 'end';
  /** Width in pixels at a 16 px root, or in percent; columns without a width share the rest. */
  readonly width?: number | `${number}%`;
  /** Marks the column whose cells name their row; by default the first one. */
  readonly isRowHeader?: boolean;
  /**
   * Priority for hiding the column when the table has no room for every column: the highest number is hidden first. The page of the row
   * shows the hidden value. Columns without a number are never hidden.
   */
  readonly yields?: number;
  /** Whether the head sorts by this column; by default when it has a `sortValue`. */
  readonly isSortable?: boolean;
  /** Returns the value by which a table that holds all its rows sorts them. */
  readonly sortValue?: (row: Row) => SortKey;
  /** Returns the content of the cell. */
  readonly render: (row: Row, context: Context) => ReactNode;
}

/** Column and direction by which a table is sorted. */
export interface TableSort {
  readonly column: string;
  readonly direction: Direction;
}
