import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useIsPrinting } from '../../theme/useIsPrinting';
import type { Geometry, RowWindow } from './geometry';
import { createGeometry, paperWindow, rowWindow, sameWindow, scrollToShow } from './geometry';
import { useLatest } from './useLatest';

/** Rows mounted beyond either edge of the view. */
const overscan = 4;
/** Rows passed between two frames from which on the view flies by and nobody reads. */
const flightRows = 5;
/** Milliseconds: frames closer than this belong to one flight, and a pause as long ends it. */
const flightPause = 90;

export interface RowWindowInput {
  readonly rowCount: number;
  /** Whether there are totals now. */
  readonly hasFoot: boolean;
  readonly scrollerRef: RefObject<HTMLElement | null>;
  /** The sticky header: the view begins below it. */
  readonly headRef: RefObject<HTMLElement | null>;
  /** The sticky totals, where there are any: the view ends above them. */
  readonly footRef: RefObject<HTMLElement | null>;
  /** An element as high as one row, from which density and root font size are read. */
  readonly probeRef: RefObject<HTMLElement | null>;
}

export interface RowWindowState {
  readonly geometry: Geometry;
  readonly window: RowWindow;
  /** While the view flies by: the rows that were there before. Others may leave out what is dear to draw. */
  readonly settled: RowWindow | null;
  /** On paper every row is drawn, one below the other, wherever the view stands. */
  readonly isPrinting: boolean;
  /** Scrolls only as far as needed for the whole row to be seen. */
  readonly showRow: (row: number) => void;
}

interface Measure {
  readonly rowHeight: number;
  readonly viewport: number;
}

/**
 * Which rows a scroller shows. Renders again only when a row comes or goes; scrolling is answered in the same frame, so
 * that no blank band is painted.
 */
export function useRowWindow({
  rowCount,
  hasFoot,
  scrollerRef,
  headRef,
  footRef,
  probeRef,
}: RowWindowInput): RowWindowState {
  const [measure, setMeasure] = useState<Measure>({ rowHeight: 0, viewport: 0 });
  const [scrollTop, setScrollTop] = useState(0);
  const [settled, setSettled] = useState<RowWindow | null>(null);
  const geometry = useMemo(
    () => createGeometry(rowCount, measure.rowHeight, measure.viewport),
    [rowCount, measure.rowHeight, measure.viewport],
  );
  const isPrinting = useIsPrinting();
  const window = useMemo(
    () => (isPrinting ? paperWindow(rowCount) : rowWindow(geometry, scrollTop, overscan)),
    [isPrinting, rowCount, geometry, scrollTop],
  );
  const latestRef = useLatest({ geometry, window });

  const read = useCallback(() => {
    const [box, row] = [scrollerRef.current, probeRef.current];
    if (!box || !row) return;
    const covered = (headRef.current?.offsetHeight ?? 0) + (footRef.current?.offsetHeight ?? 0);
    const next = {
      rowHeight: row.getBoundingClientRect().height,
      viewport: Math.max(0, box.clientHeight - covered),
    };
    setMeasure((old) => (old.rowHeight === next.rowHeight && old.viewport === next.viewport ? old : next));
  }, [scrollerRef, headRef, footRef, probeRef]);

  // A table that grows with its rows has its height only once the rows have theirs: measured again before anything is painted.
  useLayoutEffect(read, [read, geometry.contentHeight, hasFoot]);

  useLayoutEffect(() => {
    const [box, row] = [scrollerRef.current, probeRef.current];
    if (!box || !row) return undefined;
    let landing: ReturnType<typeof setTimeout> | undefined;
    let followedAt = 0;
    const land = () => setSettled(null);
    const follow = () => {
      const { geometry: shape, window: shown } = latestRef.current;
      const next = rowWindow(shape, box.scrollTop, overscan);
      if (sameWindow(next, shown)) return;
      const now = performance.now();
      const flies = Math.abs(next.start - shown.start) >= flightRows && now - followedAt < flightPause;
      followedAt = now;
      if (flies) {
        clearTimeout(landing);
        landing = setTimeout(land, flightPause);
      }
      flushSync(() => {
        setScrollTop(box.scrollTop);
        if (flies) setSettled((before) => before ?? shown);
      });
    };
    const observer = new ResizeObserver(read);
    for (const part of [box, row, headRef.current, footRef.current]) if (part) observer.observe(part);
    box.addEventListener('scroll', follow, { passive: true });
    return () => {
      clearTimeout(landing);
      observer.disconnect();
      box.removeEventListener('scroll', follow);
    };
  }, [scrollerRef, headRef, footRef, probeRef, latestRef, read]);

  const showRow = useCallback(
    (row: number) => {
      const box = scrollerRef.current;
      const target = box && row >= 0 ? scrollToShow(latestRef.current.geometry, box.scrollTop, row) : null;
      if (box && target !== null) box.scrollTo({ top: target });
    },
    [scrollerRef, latestRef],
  );

  return { geometry, window, settled: isPrinting ? null : settled, isPrinting, showRow };
}
