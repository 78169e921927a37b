import type { RefObject } from 'react';
import type { SizeRunTranslate } from '../../internal/sizeRun/sizeRun.messages';
import type { CellMark, Quantities } from '../../internal/sizeRun/types';
import type { GridLayout } from './columns';
import type { ManifestTranslate } from './ManifestTable.messages';
import type { ManifestTableProps } from './ManifestTable.types';

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

/** Whether rows can be ticked: as said, else when the caller keeps the ticks. */
export function hasTicksIn<Row>({ selectionMode, selectedKeys }: ManifestTableProps<Row>): boolean {
  return (selectionMode ?? (selectedKeys ? 'multiple' : 'none')) === 'multiple';
}
