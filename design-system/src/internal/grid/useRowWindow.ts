import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useIsPrinting } from '../../theme/useIsPrinting';
import type { Geometry, RowWindow } from './geometry';
import { createGeometry, printedWindow, rowWindow, sameWindow, scrollToShow } from './geometry';
import { useLatest } from './useLatest';

/** Rows mounted beyond either edge of the viewport. */
const overscan = 4;
/** Rows passed between two frames from which on scrolling counts as fast, too fast to read. */
const flightRows = 5;
/** Milliseconds: frames closer than this belong to the same fast scroll, and a pause of this length ends it. */
const flightPause = 90;

export interface RowWindowInput {
  readonly rowCount: number;
  /** Whether the grid has totals now. */
  readonly hasFoot: boolean;
  readonly scrollerRef: RefObject<HTMLElement | null>;
  /** Sticky header; the viewport begins below it. */
  readonly headRef: RefObject<HTMLElement | null>;
  /** Sticky totals, if any; the viewport ends above them. */
  readonly footRef: RefObject<HTMLElement | null>;
  /** Element as high as a row, from which density and root font size are measured. */
  readonly probeRef: RefObject<HTMLElement | null>;
}

export interface RowWindowState {
  readonly geometry: Geometry;
  readonly window: RowWindow;
  /** During a fast scroll: the rows mounted before it began. Other rows may leave out what is expensive to draw. Otherwise null. */
  readonly settled: RowWindow | null;
  /** Whether the page is being printed: every row is drawn, whatever the scroll position. */
  readonly isPrinting: boolean;
  /** Scrolls as far as needed to show the whole row. */
  readonly showRow: (row: number) => void;
}

interface Measure {
  readonly rowHeight: number;
  readonly viewport: number;
}

/**
 * Returns the rows that a scroller shows. Renders again only when a row comes or goes; a scroll renders within the same frame, so that no
 * blank band is painted.
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
    () => (isPrinting ? printedWindow(rowCount) : rowWindow(geometry, scrollTop, overscan)),
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

  // The height of a table that grows with its rows depends on theirs: it is measured again before anything is painted.
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
