import type { ReactNode, Ref } from 'react';
import type { ColumnArrangement } from '../../internal/grid/arrangement';
import type { Selection } from '../../internal/grid/selection';
import type { GridProps, GridSource } from '../../internal/grid/types';
import type { RootProps } from '../../internal/rootProps';
import type { Narrowing } from '../../primitives/NoMatches/NoMatches';
import type { SelectionAction } from '../../primitives/SelectionBar/SelectionBar';
import type { TableColumn } from '../../internal/tableColumn';
import type { Problem, Quantities, RunSize } from '../../internal/sizeRun/types';

export type { Problem, Quantities, RunSize } from '../../internal/sizeRun/types';
export type {
  CellEdit,
  GridChange as ManifestChange,
  LazyRows,
  SortDirection,
  SortKey,
} from '../../internal/grid/types';
/** Ticked rows: some by key, or all matching rows but for exceptions. */
export type ManifestSelection = Selection;

/** Context that a cell may read besides its row. */
export interface CellContext {
  readonly quantities: Quantities;
}

/** Size run of a row, edited in the row itself. */
export interface SizeRunColumn<Row> {
  readonly sizes: (row: Row) => readonly RunSize[];
  /** Returns problems other than those of stock, which the table checks itself. */
  readonly check?: (row: Row, size: RunSize, quantity: number) => Problem | undefined;
}

/** Column of the manifest: that of every table, with the additions for a windowed grid that can be edited. */
export interface ManifestColumn<Row> extends Omit<TableColumn<Row, CellContext>, 'width'>, GridSource<Row> {
  /** Width in pixels at a 16 px root: fixed, or the least width with a share of the remaining width. */
  readonly width: number | { readonly min: number; readonly share: number };
  /** Typography of the cells; `strong` keeps full ink in rows without a quantity, `display` is the serif of brand names. */
  readonly look?: 'plain' | 'strong' | 'medium' | 'code' | 'display';
  /**
   * Keeps the column in view when the table scrolls sideways: `start` for the first columns, `end` for the last, with fixed widths. In a
   * window narrower than 1,024 px nothing is pinned at the end.
   */
  readonly pinned?: 'start' | 'end';
  /** Whether the content is expensive to draw, such as a picture: it is left out during a fast scroll, so that none is fetched in vain. */
  readonly isLate?: boolean;
  /** Returns the text for copying; defaults to the edited value or the sort value. */
  readonly text?: (row: Row, context: CellContext) => string;
  readonly run?: SizeRunColumn<Row>;
  /** Returns the URL of a picture that is drawn instead of `render` and opens large by Enter and by press; `null` when there is none. */
  readonly picture?: (row: Row) => string | null;
}

/** Result of a pasted cell. */
export interface PasteCellResult {
  /** View index of the row it was pasted into. */
  readonly row: number;
  readonly columnId: string | null;
  readonly sizeId: string | null;
  readonly text: string;
  readonly outcome: 'accepted' | 'cut' | 'rejected';
  readonly reason: string | null;
}

export interface PasteResult {
  readonly accepted: number;
  readonly cut: number;
  readonly rejected: number;
  readonly cells: readonly PasteCellResult[];
}

export interface ManifestTableHandle {
  /** Copies the first row of the selected block into the rows below it, as Ctrl + D does. */
  readonly fillDown: () => void;
  /** Moves the focus to a cell by view index and column id; without an id to the first column. */
  readonly focusCell: (row: number, columnId?: string) => void;
}

/**
 * Ticking of all matching rows for actions that need the key of each row: the caller loads the keys, a limited number of them, and passes
 * them as `selectedKeys`.
 */
export interface ManifestSelectAll {
  /** Largest number of rows that can be ticked: when more rows match, the first ones are ticked, and the bar states it. */
  most: number;
  /** Whether the ticked rows are all matching rows or the first `most` of them. */
  isDone: boolean;
  isPending?: boolean;
  onAction: () => void;
}

export interface ManifestTableProps<Row> extends GridProps<Row>, RootProps<HTMLDivElement> {
  /** Accessible name. */
  label: string;
  /** Keep its identity between renders: new columns render every row again. */
  readonly columns: readonly ManifestColumn<Row>[];
  /** Ids of the columns to show, in their order; defaults to all columns. */
  visible?: readonly string[];
  /** Order, widths and pins of the columns; leave out to let the table hold them while it is shown. */
  arrangement?: ColumnArrangement;
  /** Lets columns be resized and moved, and reports the new arrangement. */
  onArrangementChange?: (arrangement: ColumnArrangement) => void;
  /** Returns the ordered pieces of a row. A row renders again when the result is another object. */
  quantitiesOf?: (row: Row) => Quantities | undefined;
  onPaste?: (result: PasteResult) => void;
  /** False when the actions on ticked rows need every row loaded: "select all N" is then not offered. */
  hasSelectAll?: boolean;
  /** Ticks all matching rows when `hasSelectAll` is false. */
  selectAll?: ManifestSelectAll;
  /** Actions on the ticked rows, shown while there are any. */
  selectionActions?: readonly SelectionAction[];
  /** Error shown in place of the rows. */
  error?: { readonly message: string; readonly onRetry?: () => void };
  /** Message above the rows when some of them could not be loaded. */
  partial?: { readonly message: string; readonly onRetry?: () => void };
  /** Content of the empty state: which rows belong here and the action that creates the first. */
  empty?: { readonly title: string; readonly body?: string; readonly action?: ReactNode };
  /** Filters in force: when they leave no rows, a message with a button to clear them is shown instead of `empty`. */
  narrowing?: Narrowing | null;
  /** Height of a row: with a picture of the product, or text only. */
  rowKind?: 'products' | 'plain';
  /** Lets the table grow with its rows up to this many; without it the table fills its parent. */
  maxRows?: number;
  /** Receives the handle with `focusCell` and `fillDown`. */
  handleRef?: Ref<ManifestTableHandle>;
}
