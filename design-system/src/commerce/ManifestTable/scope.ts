import type { RefObject } from 'react';
import type { Translate } from '../../i18n';
import type { CellMark, Quantities } from '../../internal/sizeRun/types';
import type { GridLayout } from './columns';
import type { CellEdit, ManifestTableProps } from './ManifestTable.types';

/** Rows in the order shown. */
export interface RowsView<Row> {
  readonly count: number;
  readonly at: (index: number) => Row | undefined;
}

/** State shared by the parts of the table: the newest props and the values derived from them. */
export interface GridScope<Row> {
  readonly props: ManifestTableProps<Row>;
  readonly layout: GridLayout<Row>;
  readonly view: RowsView<Row>;
  readonly t: Translate<'ManifestTable'>;
  readonly ts: Translate<'sizeRun'>;
  readonly announce: (text: string) => void;
}

export type ScopeRef<Row> = RefObject<GridScope<Row>>;

/** Marks of a row by cell id. */
export type RowMarks = Readonly<Record<string, CellMark>>;

export const noQuantities: Quantities = {};

/** Returns the id of a cell, or of a size in it, among a row's marks. */
export function cellId(columnId: string, sizeId?: string): string {
  return sizeId === undefined ? columnId : `${columnId}/${sizeId}`;
}

/** Returns whether the totals row is drawn: it has totals and rows that they add up. */
export const hasTotalsRow = <Row>({ props, view }: Pick<GridScope<Row>, 'props' | 'view'>): boolean =>
  props.totals !== undefined && props.isLoading !== true && view.count > 0;

export function quantitiesOf<Row>({ props }: GridScope<Row>, row: Row): Quantities {
  return props.quantitiesOf?.(row) ?? noQuantities;
}

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
  { props }: GridScope<Row>,
  row: Row,
  own: RowMarks | undefined,
): RowMarks | undefined {
  const given = props.marksOf?.(row);
  return given && own ? { ...given, ...own } : (own ?? given);
}

/** Returns whether rows can be ticked: by `selectionMode`, or when `selectedKeys` is passed. */
export function hasTicksIn<Row>({
  selectionMode,
  selectedKeys,
}: Pick<ManifestTableProps<Row>, 'selectionMode' | 'selectedKeys'>): boolean {
  return (selectionMode ?? (selectedKeys ? 'multiple' : 'none')) === 'multiple';
}
