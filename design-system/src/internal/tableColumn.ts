import type { ReactNode } from 'react';
import type { Direction } from './grid/order';

/** What the cells of a short table may read besides their row. */
export interface RowContext {
  /** Position of the row in the order shown, from 0. */
  readonly index: number;
}

/** A column of any table: the short table and the table of fields take it as it is, the manifest adds to it. */
export interface TableColumn<Row, Context = RowContext> {
  readonly id: string;
  /** Name of the column, spoken and shown. */
  readonly header: string;
  /** Shown in place of the name: a short form of it, or something drawn. */
  readonly head?: ReactNode;
  /** The name is spoken only, as over a column of pictures or menus. */
  readonly isHeaderHidden?: boolean;
  /** `end` for figures. */
  readonly align?: 'start' | 'center' | 'end';
  /** Pixels at a 16 px root or percent; the rest is shared out. */
  readonly width?: number | `${number}%`;
  /** The column that names the row; the first one when none says so. */
  readonly isRowHeader?: boolean;
  /**
   * Gives way where the table has no room for every column, the highest number first; what it said stands on the page of the
   * row. A column that never gives way says none.
   */
  readonly yields?: number;
  /** The head sorts. */
  readonly isSortable?: boolean;
  /** What the cell shows. */
  readonly render: (row: Row, context: Context) => ReactNode;
}

/** Column and direction of the order in force. */
export interface TableSort {
  readonly column: string;
  readonly direction: Direction;
}
