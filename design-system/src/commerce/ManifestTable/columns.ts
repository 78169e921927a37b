import type { CSSProperties } from 'react';
import { tableInset } from '../../css/table.css';
import { arranged } from '../../internal/grid/arrangement';
import type { ColumnArrangement } from '../../internal/grid/arrangement';
import * as cells from './GridCell.css';
import * as css from './ManifestTable.css';
import type { ManifestColumn } from './ManifestTable.types';

/** Width of the column of checkboxes, in pixels at a 16 px root. */
const tickWidth = 40;

/** Column in the form that the rows need: everything that is the same for each cell, computed once. */
export interface GridColumn<Row> {
  /** `null` for the column of checkboxes. */
  readonly source: ManifestColumn<Row> | null;
  readonly id: string;
  readonly isPinned: boolean;
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
  /** Widths of the view that pinned columns cover, in pixels at a 16 px root. */
  readonly covered: { readonly start: number; readonly end: number };
  /** Position of the size run; -1 when there is none. */
  readonly runColumn: number;
}

const rem = (pixels: number) => `${pixels / 16}rem`;
/** Adjusts a width that includes the first column to the margin in force; widths assume 16 px. */
const withMargin = (width: string) => `calc(${width} + ${tableInset} - 1rem)`;

/** Lays out the visible columns in their order; unknown ids are ignored. */
export function layoutColumns<Row>(
  columns: readonly ManifestColumn<Row>[],
  visible: readonly string[] | undefined,
  hasTicks: boolean,
  arrangement: ColumnArrangement = {},
): GridLayout<Row> {
  const byId = new Map(columns.map((column) => [column.id, column]));
  const chosen = visible ? visible.flatMap((id) => byId.get(id) ?? []) : columns;
  const shown = arranged(chosen, arrangement).map((column) => asArranged(column, arrangement));
  const tracks: string[] = [];
  const laidOut: GridColumn<Row>[] = [];
  const endWidths = shown.map(({ pinned, width }) => (pinned === 'end' ? leastOf(width) : 0));
  let minimum = 0;
  let pinned = 0;
  const coveredEnd = endWidths.reduce((sum, width) => sum + width, 0);
  let pinnedEnd = coveredEnd;
  const add = (
    width: ManifestColumn<Row>['width'],
    source: ManifestColumn<Row> | null,
    pin = source?.pinned,
  ) => {
    const least = leastOf(width);
    if (pin === 'end') pinnedEnd -= least;
    const edge =
      pin === 'end'
        ? { insetInlineEnd: rem(pinnedEnd) }
        : { insetInlineStart: pinned > 0 ? withMargin(rem(pinned)) : 0 };
    tracks.push(typeof width === 'number' ? rem(width) : `minmax(${rem(width.min)}, ${width.share}fr)`);
    laidOut.push(describe(source, pin, pin && edge));
    minimum += least;
    if (pin === 'start') pinned += least;
  };
  if (hasTicks) add(tickWidth, null, shown.some((column) => column.pinned === 'start') ? 'start' : undefined);
  for (const column of shown) add(column.width, column);
  const edges = laidOut.map((column, index) => {
    const first = index === 0 ? ` ${cells.cellFirstAlign[column.source?.align ?? 'start']}` : '';
    const last = index === laidOut.length - 1 ? ` ${cells.cellLast}` : '';
    return {
      ...column,
      cellClass: `${column.cellClass}${first}${last}`,
      headClass: `${column.headClass}${first}`,
    };
  });
  return {
    columns: edges,
    template: tracks
      .map((track, index) => (index === 0 && !track.startsWith('minmax') ? withMargin(track) : track))
      .join(' '),
    minWidth: withMargin(rem(minimum)),
    covered: { start: pinned, end: coveredEnd },
    runColumn: laidOut.findIndex(({ source }) => source?.run !== undefined),
  };
}

/** Returns a column with the width and the pin that a person gave it. */
function asArranged<Row>(
  column: ManifestColumn<Row>,
  { widths = {}, pinned = [] }: ColumnArrangement,
): ManifestColumn<Row> {
  const width = widths[column.id];
  const isPinned = pinned.includes(column.id);
  if (width === undefined && !isPinned) return column;
  return { ...column, width: width ?? column.width, pinned: isPinned ? 'start' : column.pinned };
}

function leastOf<Row>(width: ManifestColumn<Row>['width']): number {
  return typeof width === 'number' ? width : width.min;
}

function describe<Row>(
  source: ManifestColumn<Row> | null,
  pinned: ManifestColumn<Row>['pinned'],
  style: CSSProperties | undefined,
): GridColumn<Row> {
  const align = source?.align ?? 'start';
  const pin = pinned ? ` ${cells.pinned[pinned]}` : '';
  const kind = kindOf(source);
  return {
    source,
    id: source?.id ?? '',
    isPinned: pinned !== undefined,
    role: source?.isRowHeader ? 'rowheader' : 'gridcell',
    cellClass: `${kind} ${cells.cellAlign[align]}${pin}`,
    headClass: `${css.headCell} ${cells.cellAlign[align]}${source?.run ? ` ${css.headRun}` : ''}${pin}`,
    style,
  };
}

function kindOf<Row>(source: ManifestColumn<Row> | null): string {
  if (source === null) return cells.cellKind.tick;
  if (source.run) return cells.cellKind.run;
  const look = source.look ?? 'plain';
  return cells.cellKind[look === 'plain' && source.align !== 'end' ? 'clipped' : look];
}
