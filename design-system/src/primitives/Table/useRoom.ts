import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { ColumnArrangement } from '../../internal/grid/arrangement';
import { useMedia } from '../../internal/useMedia';
import { media } from '../../theme/tokens';
import { hasPhoneLines, TICKS, widthOf } from './layout';
import type { TableColumn } from './Table.types';

interface Room<Row> {
  /** An empty element as wide as the table may be. */
  place: RefObject<HTMLDivElement | null>;
  /** Columns that have room, in their order. */
  columns: readonly TableColumn<Row>[];
  /** Width that these columns need, in pixels at a 16 px root; undefined when no column yields and the table sets its own width. */
  least?: number;
  /** Arrangement with the widths that the columns have in this room, once a person has resized one of them. */
  arrangement: ColumnArrangement;
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

/**
 * Returns the widths of all columns of a table with columns that a person resized: these keep theirs, and the others share what is left of
 * the room by their own widths; without others the last one takes it.
 */
function spread<Row>(
  columns: readonly TableColumn<Row>[],
  arrangement: ColumnArrangement,
  room: number,
): Record<string, number> {
  const { widths = {} } = arrangement;
  const left = room - columns.reduce((sum, column) => sum + widthOf(column, arrangement), 0);
  const others = columns.filter(({ id }) => widths[id] === undefined);
  const sharing = others.length > 0 ? others : columns.slice(-1);
  const whole = sharing.reduce((sum, column) => sum + widthOf(column, arrangement), 0);
  return Object.fromEntries(
    columns.map((column) => {
      const own = widthOf(column, arrangement);
      const more = left > 0 && sharing.includes(column) ? (left * own) / whole : 0;
      return [column.id, own + more];
    }),
  );
}

/** Returns the columns of a row of lines on a phone: those with a place, and those that must be shown. */
function inLines<Row>(columns: readonly TableColumn<Row>[]): readonly TableColumn<Row>[] {
  return columns.filter(({ phone, yields = 0 }) => phone !== 'none' && (phone !== undefined || yields <= 0));
}

/** Returns the columns that have room in the width of the table, which depends on the window, a side column and the root font size. */
export function useRoom<Row>(
  columns: readonly TableColumn<Row>[],
  arrangement: ColumnArrangement,
  { hasTicks, hasPhoneRows }: { hasTicks: boolean; hasPhoneRows: boolean },
): Room<Row> {
  const isPhone = useMedia(media.phone);
  const place = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(Number.POSITIVE_INFINITY);
  const canYield = columns.some(({ yields = 0 }) => yields > 0);
  const hasWidths = Object.keys(arrangement.widths ?? {}).length > 0;
  const isMeasured = canYield || hasWidths;
  useLayoutEffect(() => {
    const line = place.current;
    if (!line || !isMeasured) return undefined;
    const measure = (): void => {
      const root = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setRoom((line.clientWidth / root) * 16);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(line);
    return () => observer.disconnect();
  }, [isMeasured]);
  return useMemo(() => {
    if (isPhone && hasPhoneRows && hasPhoneLines(columns))
      return { place, columns: inLines(columns), arrangement };
    if (!isMeasured) return { place, columns, arrangement };
    const ticks = hasTicks ? TICKS : 0;
    // A page kept mounted behind another one is not laid out: it has no width and keeps its columns.
    const isKnown = room > 0 && Number.isFinite(room);
    const kept = isKnown ? fitted(columns, room - ticks, arrangement) : columns;
    const least = kept.reduce((sum, column) => sum + widthOf(column, arrangement), ticks);
    if (!hasWidths || !isKnown) return { place, columns: kept, least, arrangement };
    const widths = spread(kept, arrangement, room - ticks);
    return { place, columns: kept, least, arrangement: { ...arrangement, widths } };
  }, [isMeasured, columns, arrangement, hasTicks, hasWidths, room, isPhone, hasPhoneRows]);
}
