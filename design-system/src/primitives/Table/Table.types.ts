import type { ReactNode } from 'react';

/** A column of a short table. */
export interface TableColumn<RowData> {
  id: string;
  header: ReactNode;
  /** The header is spoken and not shown, as over a column of menus. */
  isHeaderHidden?: boolean;
  /** What the cell shows. */
  render: (row: RowData) => ReactNode;
  /** `end` for figures. */
  align?: 'start' | 'end' | 'center';
  /** The column that names the row; the first one when none says so. */
  isRowHeader?: boolean;
  isSortable?: boolean;
  /** In pixels or percent; the rest is shared out. */
  width?: number | `${number}%`;
}

/** Column and direction of the order in force. */
export interface TableSort {
  column: string;
  direction: 'ascending' | 'descending';
}
