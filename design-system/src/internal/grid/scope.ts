import type { KeyboardEvent, MouseEvent, RefObject } from 'react';
import type { Translate } from '../../i18n';
import type { GridPoint } from './keyboard';
import type { CellEdit, GridProps, GridSource, RowMarks, RowsView } from './types';

/** Column as it is laid out. */
export interface LaidOut<Source> {
  /** `null` for the column of checkboxes. */
  readonly source: Source | null;
  readonly id: string;
  /** Whether it stays in view while the others scroll sideways. */
  readonly isPinned: boolean;
}

/** Columns in the order shown, as the behaviour reads them. */
export interface GridColumns<Source> {
  readonly columns: readonly LaidOut<Source>[];
  /** Widths of the view that pinned columns cover, in pixels at a 16 px root. */
  readonly covered: { readonly start: number; readonly end: number };
}

/**
 * Stops of the cells of one kind of table: parts of a cell that take the focus, such as the fields of a size run, or the links, buttons and
 * fields that a column draws.
 */
export interface GridStops {
  /** Returns the positions of the stops of a cell; empty for a cell that takes the focus itself. */
  readonly stops: (row: number, col: number) => readonly number[];
  /** Returns the element of a stop. */
  readonly stopIn: (cell: Element, sub: number) => HTMLElement | null;
  /** Returns the position of the stop that an element belongs to; -1 outside the stops. */
  readonly stopOf: (target: Element, cell: Element) => number;
}

/** Keys and presses of one kind of table, besides those of all tables. Each handler returns whether it handled the event. */
export interface GridActs {
  /** Handles a key in a stop; a key that is not handled is left to the browser. */
  readonly keyInStop: (event: KeyboardEvent) => boolean;
  /** Handles a printable character typed on a cell. */
  readonly typed?: (key: string, point: GridPoint) => boolean;
  /** Handles a press on a control that a column draws. */
  readonly pressed?: (event: MouseEvent, point: GridPoint) => boolean;
  /** Handles a press on a row beside its controls, and Enter on a cell without any. */
  readonly rowPressed?: (event: MouseEvent | KeyboardEvent, row: number) => boolean;
  /** Handles a key on a cell before the keys of all tables, such as those that expand a row or resize a column. */
  readonly keyOnCell?: (event: KeyboardEvent, point: GridPoint) => boolean;
  /** Whether pulling over cells, and Shift with an arrow, chooses a block of cells. */
  readonly choosesBlocks: boolean;
  /** Copies the first row of the chosen block into the others. */
  readonly fillDown?: () => void;
  /** Whether Escape on a cell unticks every row. */
  readonly unticksByEscape?: boolean;
}

/** State shared by the parts of a table: the newest props and the values derived from them. */
export interface GridScope<Row, Source extends GridSource<Row> = GridSource<Row>> {
  readonly props: GridProps<Row>;
  readonly layout: GridColumns<Source>;
  readonly view: RowsView<Row>;
  readonly t: Translate<'grid'>;
  readonly ts: Translate<'sizeRun'>;
  readonly announce: (text: string) => void;
}

export type ScopeRef<Row> = Readonly<RefObject<GridScope<Row>>>;

/** Returns the id of a cell, or of a size in it, among a row's marks. */
export function cellId(columnId: string, sizeId?: string): string {
  return sizeId === undefined ? columnId : `${columnId}/${sizeId}`;
}

/** Returns whether the totals row is drawn: it has totals and rows that they add up. */
export const hasTotalsRow = <Row>({ props, view }: Pick<GridScope<Row>, 'props' | 'view'>): boolean =>
  props.totals !== undefined && props.isLoading !== true && view.count > 0;

/** Returns how a cell is edited in place, or undefined when it cannot be edited now. */
export function openEdit<Row>(
  { props }: GridScope<Row>,
  edit: CellEdit<Row> | undefined,
  row: Row,
): CellEdit<Row> | undefined {
  return props.onEdit !== undefined && edit?.isOpen?.(row) !== false ? edit : undefined;
}

/** Returns the marks of a row: those of the caller, overridden by the table's own. */
export function marksIn<Row>(
  { marksOf }: Pick<GridProps<Row>, 'marksOf'>,
  row: Row,
  own: RowMarks | undefined,
): RowMarks | undefined {
  const given = marksOf?.(row);
  return given && own ? { ...given, ...own } : (own ?? given);
}

/** Returns whether rows can be ticked: by `selectionMode`, or when `selectedKeys` is passed. */
export function hasTicksIn<Row>({
  selectionMode,
  selectedKeys,
}: Pick<GridProps<Row>, 'selectionMode' | 'selectedKeys'>): boolean {
  return (selectionMode ?? (selectedKeys ? 'multiple' : 'none')) === 'multiple';
}

/** Returns whether the head of a column sorts. */
export function isSortable<Row>({ isSortable: said, sortValue }: GridSource<Row>): boolean {
  return said ?? sortValue !== undefined;
}
