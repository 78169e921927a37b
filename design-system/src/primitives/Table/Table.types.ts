import type { ReactNode } from 'react';
import type { ColumnArrangement } from '../../internal/grid/arrangement';
import type { CellChange, CellEdit, GridProps } from '../../internal/grid/types';
import type { RootProps } from '../../internal/rootProps';
import type { TableColumn as AnyTableColumn, TableSort } from '../../internal/tableColumn';
import type { Narrowing } from '../NoMatches/NoMatches';

export type { ColumnArrangement } from '../../internal/grid/arrangement';
export type { CellChange, CellEdit } from '../../internal/grid/types';
export type { RowContext, TableSort } from '../../internal/tableColumn';

/**
 * Place of a cell in the lines of a row on a phone: the start or the end of one, or `aside`, beside all of them at the end of the row, or
 * `none`, for what only the page of the row shows there. A place holds one cell; a cell too wide for the end of its line takes the next.
 */
export type PhonePlace = `line${1 | 2 | 3}${'' | 'End'}` | 'aside' | 'none';

/** Column of a table. */
export interface TableColumn<Row> extends AnyTableColumn<Row> {
  /**
   * Place of the cell in the lines of its row, for tables with `hasPhoneRows`. On a phone a column with a place never yields; the others
   * follow below the lines, with their names, unless they may yield.
   */
  readonly phone?: PhonePlace;
  /** Whether the cell has the name of its column before it in the lines of a phone, as a bare number needs. */
  readonly isNamedOnPhone?: boolean;
  /** In-place editing of the cells: Enter, F2, a double press, or typing. */
  readonly edit?: CellEdit<Row>;
}

/** Place of a row in a tree. */
export interface TreePlace {
  /** Depth, from 1. */
  readonly level: number;
  /** Position among its siblings, from 1. */
  readonly position: number;
  readonly siblings: number;
  /** Whether the rows below are shown; null for a row without any. */
  readonly isExpanded: boolean | null;
}

/** Props of every table that is not windowed by itself. */
export interface TableBaseProps<Row>
  extends
    RootProps<HTMLDivElement>,
    Pick<GridProps<Row>, 'totals' | 'marksOf' | 'onUndo' | 'onInvalidChange' | 'sortMode'> {
  /** Accessible name of the table. */
  label: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** Shown when there are no rows: an EmptyState. */
  empty?: ReactNode;
  /** Filters in force: when they leave no rows, a message with a button to clear them is shown instead of `empty`. */
  narrowing?: Narrowing | null;
  /** Width in pixels at a 16 px root below which the table scrolls sideways instead of squeezing its columns. */
  minWidth?: number;
  /** Gives rows the height of a picture. */
  isTall?: boolean;
  /**
   * On a phone each row is a block: of the lines in which its columns have places, or, when none has, of its cells one below the other
   * with the names of their columns.
   */
  hasPhoneRows?: boolean;
  /** Order, widths and pins of the columns; leave out to let the table hold them while it is shown. */
  arrangement?: ColumnArrangement;
  /** Lets columns be resized and moved, and reports the new arrangement. */
  onArrangementChange?: (arrangement: ColumnArrangement) => void;
  /** Id of the row whose detail is open beside the table: it is marked. */
  currentKey?: string;
  /** Called with each edited cell. Without it nothing can be edited. */
  onEdit?: (change: CellChange<Row>) => void;
}

export interface TableProps<Row> extends TableBaseProps<Row> {
  /** Returns the target of a row that is a link; the row's own link has the same target. */
  rowHref?: (row: Row) => string | undefined;
  onRowAction?: (id: string) => void;
  /** Sort order that the caller holds. Leave it out and give columns a `sortValue` to let the table sort its rows. */
  sort?: TableSort | readonly TableSort[];
  /** Called with the first column of the new order and with all of them. */
  onSortChange?: (sort: TableSort, all: readonly TableSort[]) => void;
  /** `multiple` adds a checkbox to each row; the default when `selectedKeys` is passed. */
  selectionMode?: 'none' | 'multiple';
  /** Ids of the ticked rows. */
  selectedKeys?: ReadonlySet<string>;
  onSelectionChange?: (ids: Set<string>) => void;
  /** Returns the rows below a row, which expand and collapse in place. */
  rowChildren?: (row: Row) => readonly Row[];
  /** Ids of the rows whose children are shown. */
  expandedKeys?: ReadonlySet<string>;
  onExpandedChange?: (ids: Set<string>) => void;
}
