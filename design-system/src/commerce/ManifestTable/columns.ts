import type { CSSProperties } from 'react';
import * as css from './ManifestTable.css';
import type { ManifestColumn } from './ManifestTable.types';

/** Width of the column of ticks, in pixels at a 16 px root. */
const tickWidth = 40;

/** A column as the rows need it: everything that is the same for each cell, worked out once. */
export interface GridColumn<Row> {
  /** `null` for the column of ticks. */
  readonly source: ManifestColumn<Row> | null;
  readonly id: string;
  readonly role: 'gridcell' | 'rowheader';
  readonly cellClass: string;
  readonly headClass: string;
  readonly style: CSSProperties | undefined;
}

export interface GridLayout<Row> {
  readonly columns: readonly GridColumn<Row>[];
  /** `grid-template-columns` of every row. */
  readonly template: string;
  readonly minWidth: string;
  /** Part of the view that pinned columns cover. */
  readonly pinnedWidth: number;
  /** Position of the size run; -1 without one. */
  readonly runColumn: number;
}

const rem = (pixels: number) => `${pixels / 16}rem`;

/** Lays out the visible columns in their order; unknown ids are passed over. */
export function layoutColumns<Row>(
  columns: readonly ManifestColumn<Row>[],
  visible: readonly string[] | undefined,
  selectable: boolean,
): GridLayout<Row> {
  const byId = new Map(columns.map((column) => [column.id, column]));
  const shown = visible ? visible.flatMap((id) => byId.get(id) ?? []) : columns;
  const tracks: string[] = [];
  const laidOut: GridColumn<Row>[] = [];
  let minimum = 0;
  let pinned = 0;
  const add = (source: ManifestColumn<Row> | null, width: ManifestColumn<Row>['width']) => {
    const least = typeof width === 'number' ? width : width.min;
    const sticky = source ? source.pinned === true : shown.some((column) => column.pinned);
    tracks.push(typeof width === 'number' ? rem(width) : `minmax(${rem(width.min)}, ${width.share}fr)`);
    laidOut.push(describe(source, sticky ? { insetInlineStart: rem(pinned) } : undefined));
    minimum += least;
    if (sticky) pinned += least;
  };
  if (selectable) add(null, tickWidth);
  for (const column of shown) add(column, column.width);
  const edges = laidOut.map((column, index) => ({
    ...column,
    cellClass: `${column.cellClass}${index === 0 ? ` ${css.cellFirst}` : ''}${index === laidOut.length - 1 ? ` ${css.cellLast}` : ''}`,
  }));
  return {
    columns: edges,
    template: tracks.join(' '),
    minWidth: rem(minimum),
    pinnedWidth: pinned,
    runColumn: laidOut.findIndex(({ source }) => source?.run !== undefined),
  };
}

function describe<Row>(
  source: ManifestColumn<Row> | null,
  style: CSSProperties | undefined,
): GridColumn<Row> {
  const align = source?.align ?? 'start';
  const pin = style ? ` ${css.pinned}` : '';
  const kind = kindOf(source);
  return {
    source,
    id: source?.id ?? '',
    role: source?.rowHeader ? 'rowheader' : 'gridcell',
    cellClass: `${kind} ${css.cellAlign[align]}${pin}`,
    headClass: `${css.headCell} ${css.cellAlign[align]}${source?.run ? ` ${css.headRun}` : ''}${pin}`,
    style,
  };
}

function kindOf<Row>(source: ManifestColumn<Row> | null): string {
  if (source === null) return css.cellKind.tick;
  if (source.run) return css.cellKind.run;
  const look = source.look ?? 'plain';
  return css.cellKind[look === 'plain' && source.align !== 'end' ? 'clipped' : look];
}
