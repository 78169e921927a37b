import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { ColumnArrangement } from '../../internal/grid/arrangement';
import { TICKS, widthOf } from './layout';
import type { TableColumn } from './Table.types';

interface Room<Row> {
  /** An empty element as wide as the table may be. */
  place: RefObject<HTMLDivElement | null>;
  /** Columns that have room, in their order. */
  columns: readonly TableColumn<Row>[];
  /** Width that these columns need, in pixels at a 16 px root; undefined when no column yields and the table sets its own width. */
  least?: number;
}

/** Leaves out columns, those with the highest `yields` first, until the others have room. */
function fitted<Row>(
  columns: readonly TableColumn<Row>[],
  room: number,
  arrangement: ColumnArrangement,
): readonly TableColumn<Row>[] {
  let kept = columns;
  const need = (): number => kept.reduce((sum, column) => sum + widthOf(column, arrangement), 0);
  while (need() > room) {
    const soonest = Math.max(...kept.map(({ yields = 0 }) => yields));
    if (soonest <= 0) break;
    kept = kept.filter(({ yields = 0 }) => yields !== soonest);
  }
  return kept;
}

/** Returns the columns that have room in the width of the table, which depends on the window, a side column and the root font size. */
export function useRoom<Row>(
  columns: readonly TableColumn<Row>[],
  arrangement: ColumnArrangement,
  hasTicks: boolean,
): Room<Row> {
  const place = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(Number.POSITIVE_INFINITY);
  const canYield = columns.some(({ yields = 0 }) => yields > 0);
  const hasWidths = Object.keys(arrangement.widths ?? {}).length > 0;
  useLayoutEffect(() => {
    const line = place.current;
    if (!line || !canYield) return undefined;
    const measure = (): void => {
      const root = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setRoom((line.clientWidth / root) * 16);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(line);
    return () => observer.disconnect();
  }, [canYield]);
  const ticks = hasTicks ? TICKS : 0;
  const needed = (kept: readonly TableColumn<Row>[]): number =>
    kept.reduce((sum, column) => sum + widthOf(column, arrangement), ticks);
  if (!canYield) return { place, columns, least: hasWidths ? needed(columns) : undefined };
  // A page kept mounted behind another one is not laid out: it has no width and keeps its columns.
  const kept = room === 0 ? columns : fitted(columns, room - ticks, arrangement);
  return { place, columns: kept, least: needed(kept) };
}
