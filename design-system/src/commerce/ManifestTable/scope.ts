import type { RefObject } from 'react';
import type { SizeRunTranslate } from '../../internal/sizeRun/sizeRun.messages';
import type { CellMark, Quantities } from '../../internal/sizeRun/types';
import type { GridLayout } from './columns';
import type { ManifestTranslate } from './ManifestTable.messages';
import type { CellEdit, ManifestTableProps } from './ManifestTable.types';

/** Rows in the order shown. */
export interface RowsView<Row> {
  readonly count: number;
  readonly at: (index: number) => Row | undefined;
}

/** What the parts of the table share: the newest props and what was worked out from them. */
export interface GridScope<Row> {
  readonly props: ManifestTableProps<Row>;
  readonly layout: GridLayout<Row>;
  readonly view: RowsView<Row>;
  readonly t: ManifestTranslate;
  readonly ts: SizeRunTranslate;
  readonly announce: (text: string) => void;
}

export type ScopeRef<Row> = RefObject<GridScope<Row>>;

/** Marks of one row by cell id. */
export type RowMarks = Readonly<Record<string, CellMark>>;

export const noQuantities: Quantities = {};

/** Names a cell, or one size in it, among a row's marks. */
export function cellId(columnId: string, sizeId?: string): string {
  return sizeId === undefined ? columnId : `${columnId}/${sizeId}`;
}

export function quantitiesOf<Row>({ props }: GridScope<Row>, row: Row): Quantities {
  return props.quantitiesOf?.(row) ?? noQuantities;
}

/** How a cell is edited in place, if it may be written in now. */
export function openEdit<Row>(
  { props }: GridScope<Row>,
  edit: CellEdit<Row> | undefined,
  row: Row,
): CellEdit<Row> | undefined {
  return props.onEdit !== undefined && edit?.isOpen?.(row) !== false ? edit : undefined;
}

/** Marks of a row: what the caller knows of, and over it what the table found itself. */
export function marksIn<Row>(
  { props }: GridScope<Row>,
  row: Row,
  own: RowMarks | undefined,
): RowMarks | undefined {
  const given = props.marksOf?.(row);
  return given && own ? { ...given, ...own } : (own ?? given);
}

/** Whether rows can be ticked: as said, else when the caller keeps the ticks. */
export function hasTicksIn<Row>({
  selectionMode,
  selectedKeys,
}: Pick<ManifestTableProps<Row>, 'selectionMode' | 'selectedKeys'>): boolean {
  return (selectionMode ?? (selectedKeys ? 'multiple' : 'none')) === 'multiple';
}
