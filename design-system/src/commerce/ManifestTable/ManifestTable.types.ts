import type { ReactNode, Ref } from 'react';
import type { SortKey } from '../../internal/grid/order';
import type { Selection } from '../../internal/grid/selection';
import type { RootProps } from '../../internal/rootProps';
import type { Narrowing } from '../../primitives/NoMatches';
import type { SelectionAction } from '../../primitives/SelectionBar';
import type { TableColumn, TableSort } from '../../internal/tableColumn';
import type { Problem, Quantities, RunSize } from '../../internal/sizeRun/types';

export type { Problem, Quantities, RunSize } from '../../internal/sizeRun/types';
export type { Direction as SortDirection, SortKey } from '../../internal/grid/order';
/** Ticked rows: some by key, or all that match but for exceptions. */
export type ManifestSelection = Selection;

/** What a cell may read besides its row. */
export interface CellContext {
  readonly quantities: Quantities;
}

/** How a cell is edited in place. The value that reaches `onEdit` is text; the table checks whole numbers itself. */
export interface CellEdit<Row> {
  readonly kind: 'text' | 'quantity' | 'choice';
  readonly value: (row: Row) => string;
  /** Whether this row may be written in; every row when left out. */
  readonly isOpen?: (row: Row) => boolean;
  /** For `choice`. */
  readonly options?: (row: Row) => readonly { readonly id: string; readonly label: string }[];
  /** For `quantity`: pasted values above it are cut to it. */
  readonly limit?: (row: Row) => number | null;
  /** A critical problem refuses the text and says why at the cell; a warning is shown and the text is taken. */
  readonly check?: (text: string, row: Row) => Problem | undefined;
}

/** The size run of a row, written in the row itself. */
export interface SizeRunColumn<Row> {
  readonly sizes: (row: Row) => readonly RunSize[];
  /** Problems besides stock, which the table judges itself. */
  readonly check?: (row: Row, size: RunSize, quantity: number) => Problem | undefined;
}

/** A column of the manifest: that of every table, and what a windowed grid that is written in needs besides. */
export interface ManifestColumn<Row> extends Omit<TableColumn<Row, CellContext>, 'width'> {
  /** Pixels at a 16 px root: fixed, or the least width with a share of what is left over. */
  readonly width: number | { readonly min: number; readonly share: number };
  /** `strong` keeps full ink in rows without a quantity; `display` is the serif of brand names. */
  readonly look?: 'plain' | 'strong' | 'medium' | 'code' | 'display';
  /**
   * Stays in view when the table is scrolled sideways: `start` for the first columns, `end` for the last, with fixed widths.
   * In a window narrower than 1,024 px nothing is pinned at the end.
   */
  readonly pinned?: 'start' | 'end';
  /** Dear to draw, such as a picture: left out while the rows fly by, so that none is fetched in vain. */
  readonly isLate?: boolean;
  /** Text for copying; without it the edited value or the sort value is copied. */
  readonly text?: (row: Row, context: CellContext) => string;
  /** What rows given as an array are sorted by; makes the column sortable. */
  readonly sortValue?: (row: Row) => SortKey;
  readonly edit?: CellEdit<Row>;
  readonly run?: SizeRunColumn<Row>;
  /** Draws a picture instead of `render`, which opens large by Enter and by press; `null` without one. */
  readonly picture?: (row: Row) => string | null;
}

/** Rows that are fetched as they come into view. `get` answers `undefined` for a row not loaded yet. */
export interface LazyRows<Row> {
  readonly count: number;
  readonly get: (index: number) => Row | undefined;
  /** Told when other rows come into view; `end` is the row after the last. */
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

/** What became of one pasted cell. */
export interface PasteCellResult {
  /** View index of the row it fell on. */
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
  /** Writes the first row of the chosen block into the rows below it, as Ctrl + D does. */
  readonly fillDown: () => void;
  /** Moves the focus to a cell by view index and column id; the first column without an id. */
  readonly focusCell: (row: number, columnId?: string) => void;
}

/**
 * All that match, where what is done with ticked rows needs the key of each: the caller reads the keys, a bounded number of them, and
 * gives them as `selectedKeys`.
 */
export interface ManifestSelectAll {
  /** Rows that can be ticked at once: of more that match, the first so many are taken, and the strip says so. */
  most: number;
  /** The ticked rows are those now, all that match or the first `most`. */
  isDone: boolean;
  isPending?: boolean;
  onAction: () => void;
}

export interface ManifestTableProps<Row> extends RootProps<HTMLDivElement> {
  /** Accessible name. */
  label: string;
  /** Keep its identity between renders: new columns draw every row again. */
  columns: readonly ManifestColumn<Row>[];
  /** Ids in the order to show; all columns when left out. */
  visible?: readonly string[];
  rows: readonly Row[] | LazyRows<Row>;
  rowId: (row: Row) => string;
  /** Name of a row in spoken messages; its key when left out. */
  rowLabel?: (row: Row) => string;
  /** Ordered pieces of a row. A row is drawn again when the answer is another object. */
  quantitiesOf?: (row: Row) => Quantities | undefined;
  /** Edits as they are made: one for a typed value, many for a paste. Without it nothing can be edited. */
  onEdit?: (changes: readonly ManifestChange<Row>[]) => void;
  onPaste?: (result: PasteResult) => void;
  /** Takes the last edit back: Ctrl + Z in a cell. */
  onUndo?: () => void;
  /** Problems of a row by column id that the caller knows of, such as what a server refused. Keep the answer's identity. */
  marksOf?: (row: Row) => Readonly<Record<string, Problem>> | undefined;
  /** Number of cells that show a refused text, so that a screen can hold its next step. */
  onInvalidChange?: (count: number) => void;
  /** Controlled sort order. Rows given as an array are sorted here; lazy rows are for the caller to sort. */
  sort?: TableSort | null;
  defaultSort?: TableSort;
  onSortChange?: (sort: TableSort | null) => void;
  /** `multiple` adds the column of ticks; given when `selectedKeys` is. */
  selectionMode?: 'none' | 'multiple';
  /** The ticked rows; leave out to let the table keep its own. */
  selectedKeys?: ManifestSelection;
  onSelectionChange?: (selection: ManifestSelection) => void;
  /** Rows that match in all, when more than those at hand; "select all N" takes them. */
  matching?: number;
  /** False where what is done with ticked rows needs each of them at hand: then all that match are not offered. */
  hasSelectAll?: boolean;
  /** The way to tick all that match where `hasSelectAll` is false. */
  selectAll?: ManifestSelectAll;
  /** What can be done with the ticked rows, shown while there are any. */
  selectionActions?: readonly SelectionAction[];
  /** Contents of the totals row by column id; no totals row when left out. */
  totals?: Readonly<Record<string, ReactNode>>;
  isLoading?: boolean;
  /** What failed, in place of the rows. */
  error?: { readonly message: string; readonly onRetry?: () => void };
  /** Some rows are missing: said above those that are there. */
  partial?: { readonly message: string; readonly onRetry?: () => void };
  /** What belongs here and the one action that starts it. */
  empty?: { readonly title: string; readonly body?: string; readonly action?: ReactNode };
  /** What hides rows: where none is left it is said instead of `empty`, with a way to see them. */
  narrowing?: Narrowing | null;
  /** Height of a row: with a picture of the goods, or text only. */
  rowKind?: 'goods' | 'plain';
  /** Grows with its rows up to this many; fills its parent when left out. */
  maxRows?: number;
  /** Moves the focus into a cell. */
  handleRef?: Ref<ManifestTableHandle>;
}
