import type { RefObject } from 'react';
import { rowsPerPage } from '../../internal/grid/geometry';
import type { RowScroll } from '../../internal/grid/useFocus';
import { useRowWindow } from '../../internal/grid/useRowWindow';
import { media } from '../../theme/tokens';
import { useMedia } from '../../internal/useMedia';
import { windowRows } from './Table.css';

/** Number of rows from which only those in view are drawn. */
const WINDOWED_FROM = 200;
/** Rows that PageUp and PageDown move by in a table that scrolls with its page. */
const PAGE_ROWS = 10;

interface TableWindowInput {
  readonly frame: RefObject<HTMLElement | null>;
  readonly head: RefObject<HTMLElement | null>;
  readonly foot: RefObject<HTMLElement | null>;
  readonly probe: RefObject<HTMLElement | null>;
  readonly count: number;
  readonly hasFoot: boolean;
}

/** Rows that a table draws. */
export interface TableWindow {
  readonly start: number;
  /** Row after the last one drawn. */
  readonly end: number;
  /** Height of a row, in px. */
  readonly rowHeight: number;
  readonly isWindowed: boolean;
  /** Greatest height of the table, in px; undefined when it is as high as its rows. */
  readonly maxBlockSize: number | undefined;
  readonly scroll: RowScroll;
}

const showCell = (cell: HTMLElement): void => cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** Returns the rows to draw: all of a short table, those in view of a long one. On a phone, where rows differ in height, and on paper all. */
export function useTableWindow({ frame, head, foot, probe, count, hasFoot }: TableWindowInput): TableWindow {
  const isPhone = useMedia(media.phone);
  const isLong = count > WINDOWED_FROM && !isPhone;
  const { geometry, window, isPrinting, showRow } = useRowWindow({
    rowCount: isLong ? count : 0,
    hasFoot,
    scrollerRef: frame,
    headRef: head,
    footRef: foot,
    probeRef: probe,
  });
  const { rowHeight } = geometry;
  if (!isLong || isPrinting)
    return {
      start: 0,
      end: count,
      rowHeight,
      isWindowed: false,
      maxBlockSize: undefined,
      scroll: { pageRows: () => PAGE_ROWS, showRow: () => undefined, showCell },
    };
  return {
    start: window.start,
    end: window.end,
    rowHeight,
    isWindowed: true,
    maxBlockSize: (windowRows + 1) * rowHeight,
    scroll: { pageRows: () => rowsPerPage(geometry), showRow },
  };
}
