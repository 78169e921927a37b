import type { CSSProperties } from 'react';
import { columnHead, tableCell } from '../../css/table.css';
import type { ColumnArrangement } from '../../internal/grid/arrangement';
import type { GridColumns, LaidOut } from '../../internal/grid/scope';
import { pinned as pinnedClass, tickCell, tickColumn } from './Table.css';
import type { PhonePlace, TableColumn } from './Table.types';

/** Pixels at a 16 px root for a column without a width in pixels. */
const UNNAMED = 140;
/** Pixels at a 16 px root for the column of checkboxes with its margin. */
export const TICKS = 48;

/** Column in the form that head and rows need: everything that is the same for each cell, computed once. */
export interface TableLaidOut<Row> extends LaidOut<TableColumn<Row>> {
  readonly role: 'gridcell' | 'rowheader';
  readonly headClass: string;
  readonly cellClass: string;
  readonly headStyle: CSSProperties | undefined;
  readonly cellStyle: CSSProperties | undefined;
  /** Name before the cell on a phone. */
  readonly phoneName: string | undefined;
  /** Place in the lines of a phone; undefined in a table without such lines. */
  readonly phone: PhonePlace | undefined;
}

export interface TableLayout<Row> extends GridColumns<TableColumn<Row>> {
  readonly columns: readonly TableLaidOut<Row>[];
  /** Whether rows have lines on a phone, since columns have places in them. */
  readonly hasLines: boolean;
}

const rem = (pixels: number): string => `${pixels / 16}rem`;

/** Returns the width of a column in pixels at a 16 px root. */
export function widthOf<Row>({ id, width }: TableColumn<Row>, { widths = {} }: ColumnArrangement): number {
  return widths[id] ?? (typeof width === 'number' ? width : UNNAMED);
}

interface LayoutInput<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly arrangement: ColumnArrangement;
  readonly hasTicks: boolean;
  readonly isTall: boolean | undefined;
}

/** Whether the columns have places in the lines of a row on a phone. */
export const hasPhoneLines = <Row>(columns: readonly TableColumn<Row>[]): boolean =>
  columns.some(({ phone = 'aside' }) => phone.startsWith('line'));

const PLACES: readonly PhonePlace[] = ['line1', 'line1End', 'line2', 'line2End', 'line3', 'line3End'];

/** Returns the order of a cell in the lines of a phone; the end of a line without a start takes all of it. */
function phoneStyle<Row>({ phone }: TableColumn<Row>, columns: readonly TableColumn<Row>[]): CSSProperties {
  const at = PLACES.findIndex((place) => place === phone);
  if (at < 0) return { order: PLACES.length };
  const isAlone = at % 2 === 1 && !columns.some((other) => other.phone === PLACES[at - 1]);
  return isAlone ? { order: at, flexBasis: '100%' } : { order: at };
}

/** Lays out the columns in their order. */
export function layoutTable<Row>({
  columns,
  arrangement,
  hasTicks,
  isTall,
}: LayoutInput<Row>): TableLayout<Row> {
  const rowHeader = columns.find((column) => column.isRowHeader) ?? columns[0];
  const { widths = {}, pinned = [] } = arrangement;
  const hasLines = hasPhoneLines(columns);
  const hasPins = columns.some(({ id }) => pinned.includes(id));
  let covered = 0;
  const pin = (width: number): CSSProperties => {
    const style = { insetInlineStart: rem(covered) };
    covered += width;
    return style;
  };
  const laidOut: TableLaidOut<Row>[] = columns.map((column) => {
    const { id, align, header, isHeaderHidden, phone } = column;
    const isPinned = pinned.includes(id);
    const isHeader = id === rowHeader?.id;
    const width = widths[id] ?? (isPinned ? widthOf(column, arrangement) : column.width);
    const inlineSize = typeof width === 'number' ? rem(width) : width;
    return {
      source: column,
      id,
      isPinned,
      role: isHeader ? 'rowheader' : 'gridcell',
      headClass: isPinned ? `${columnHead({ align })} ${pinnedClass}` : columnHead({ align }),
      cellClass: isPinned
        ? `${tableCell({ align, tall: isTall })} ${pinnedClass}`
        : tableCell({ align, tall: isTall }),
      headStyle: inlineSize === undefined ? undefined : { inlineSize },
      cellStyle: hasLines ? phoneStyle(column, columns) : undefined,
      phoneName: isHeaderHidden ? undefined : header,
      phone: hasLines ? phone : undefined,
    };
  });
  const ticks: TableLaidOut<Row> = {
    source: null,
    id: '',
    isPinned: hasPins,
    role: 'gridcell',
    headClass: `${columnHead()} ${tickColumn}${hasPins ? ` ${pinnedClass}` : ''}`,
    cellClass: `${tableCell({ tall: isTall })} ${tickCell}${hasPins ? ` ${pinnedClass}` : ''}`,
    headStyle: undefined,
    cellStyle: undefined,
    phoneName: undefined,
    phone: undefined,
  };
  const all = hasTicks ? [ticks, ...laidOut] : laidOut;
  const placed = all.map((column) => {
    if (!column.isPinned) return column;
    const place = pin(column.source ? widthOf(column.source, arrangement) : TICKS);
    return {
      ...column,
      cellStyle: { ...column.cellStyle, ...place },
      headStyle: { ...column.headStyle, ...place },
    };
  });
  return { columns: placed, hasLines, covered: { start: covered, end: 0 } };
}
