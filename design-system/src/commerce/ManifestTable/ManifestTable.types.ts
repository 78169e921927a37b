import type { ReactNode, Ref } from 'react';
import type { SortKey } from '../../internal/grid/order';
import type { Selection } from '../../internal/grid/selection';
import type { RootProps } from '../../internal/rootProps';
import type { Narrowing } from '../../primitives/NoMatches/NoMatches';
import type { SelectionAction } from '../../primitives/SelectionBar/SelectionBar';
import type { TableColumn, TableSort } from '../../internal/tableColumn';
import type { Problem, Quantities, RunSize } from '../../internal/sizeRun/types';

export type { Problem, Quantities, RunSize } from '../../internal/sizeRun/types';
export type { Direction as SortDirection, SortKey } from '../../internal/grid/order';
/** Ticked rows: some by key, or all matching rows but for exceptions. */
export type ManifestSelection = Selection;

/** Context that a cell may read besides its row. */
export interface CellContext {
  readonly quantities: Quantities;
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

/** Size run of a row, edited in the row itself. */
export interface SizeRunColumn<Row> {
  readonly sizes: (row: Row) => readonly RunSize[];
  /** Returns problems other than those of stock, which the table checks itself. */
  readonly check?: (row: Row, size: RunSize, quantity: number) => Problem | undefined;
}

/** Column of the manifest: that of every table, with the additions for a windowed grid that can be edited. */
export interface ManifestColumn<Row> extends Omit<TableColumn<Row, CellContext>, 'width'> {
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
  /** Returns the value by which rows passed as an array are sorted; makes the column sortable. */
  readonly sortValue?: (row: Row) => SortKey;
  readonly edit?: CellEdit<Row>;
  readonly run?: SizeRunColumn<Row>;
  /** Returns the URL of a picture that is drawn instead of `render` and opens large by Enter and by press; `null` when there is none. */
  readonly picture?: (row: Row) => string | null;
}

/** Rows that are loaded as they come into view. `get` returns `undefined` for a row that is not loaded yet. */
export interface LazyRows<Row> {
  readonly count: number;
  readonly get: (index: number) => Row | undefined;
  /** Called when other rows come into view; `end` is the row after the last. */
  readonly onRange: (range: { readonly start: number; readonly end: number }) => void;
}

export type ManifestChange<Row> =
  | {
      readonly kind: 'quantity';
      readonly row: Row;
      readonly rowId: string;
      readonly columnId: string;
      readonly sizeId: string;
      readonly quantity: number;
    }
  | {
      readonly kind: 'cell';
      readonly row: Row;
      readonly rowId: string;
      readonly columnId: string;
      readonly value: string;
    };

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

export interface ManifestTableProps<Row> extends RootProps<HTMLDivElement> {
  /** Accessible name. */
  label: string;
  /** Keep its identity between renders: new columns render every row again. */
  columns: readonly ManifestColumn<Row>[];
  /** Ids of the columns to show, in their order; defaults to all columns. */
  visible?: readonly string[];
  rows: readonly Row[] | LazyRows<Row>;
  rowId: (row: Row) => string;
  /** Returns the name of a row in screen-reader texts; defaults to its key. */
  rowLabel?: (row: Row) => string;
  /** Returns the ordered pieces of a row. A row renders again when the result is another object. */
  quantitiesOf?: (row: Row) => Quantities | undefined;
  /** Called with the edits as they are made: one for a typed value, many for a paste. Without it nothing can be edited. */
  onEdit?: (changes: readonly ManifestChange<Row>[]) => void;
  onPaste?: (result: PasteResult) => void;
  /** Called to undo the last edit: Ctrl + Z in a cell. */
  onUndo?: () => void;
  /** Returns problems of a row by column id that the caller knows, such as a refusal by the server. Keep the result's identity. */
  marksOf?: (row: Row) => Readonly<Record<string, Problem>> | undefined;
  /** Called with the number of cells that show a refused text, so that a screen can block its next step. */
  onInvalidChange?: (count: number) => void;
  /** Controlled sort order. Rows passed as an array are sorted by the table; lazy rows are sorted by the caller. */
  sort?: TableSort | null;
  defaultSort?: TableSort;
  onSortChange?: (sort: TableSort | null) => void;
  /** `multiple` adds the column of checkboxes; the default when `selectedKeys` is passed. */
  selectionMode?: 'none' | 'multiple';
  /** Ticked rows; leave out to let the table hold the selection. */
  selectedKeys?: ManifestSelection;
  onSelectionChange?: (selection: ManifestSelection) => void;
  /** Number of all matching rows, when it exceeds the rows passed; "select all N" ticks them. */
  matching?: number;
  /** False when the actions on ticked rows need every row loaded: "select all N" is then not offered. */
  hasSelectAll?: boolean;
  /** Ticks all matching rows when `hasSelectAll` is false. */
  selectAll?: ManifestSelectAll;
  /** Actions on the ticked rows, shown while there are any. */
  selectionActions?: readonly SelectionAction[];
  /** Contents of the totals row by column id; without it there is no totals row. */
  totals?: Readonly<Record<string, ReactNode>>;
  isLoading?: boolean;
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
