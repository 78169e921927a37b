/**
 * Where the rows of a windowed grid lie. All lengths are CSS pixels.
 *
 * "Full" offsets are those the rows would have if a page could be of any height; "scroll" offsets are those of the real
 * scrolling element, which stays under the height that every browser can lay out. Below that height the two are equal.
 */

/** Tallest content laid out for real: Firefox stops near 17.8 million pixels, the others later. */
export const maxContentHeight = 12_000_000;

/** Rows that share one origin when the content is scaled, so that a short scroll leaves every row's place as it is. */
const originStep = 1_000;

export interface Geometry {
  readonly rowCount: number;
  readonly rowHeight: number;
  /** Height of the part of the scroller that shows rows: without the header and the totals. */
  readonly viewport: number;
  readonly fullHeight: number;
  readonly contentHeight: number;
}

export interface RowWindow {
  /** First row to mount. */
  readonly start: number;
  /** Row after the last one to mount. */
  readonly end: number;
  /** Full offset from which the tops of the mounted rows are counted. */
  readonly origin: number;
  /** Place of the layer that holds the rows, inside the content. */
  readonly shift: number;
}

export function createGeometry(rowCount: number, rowHeight: number, viewport: number): Geometry {
  const fullHeight = rowCount * rowHeight;
  return { rowCount, rowHeight, viewport, fullHeight, contentHeight: Math.min(fullHeight, maxContentHeight) };
}

function scale({ fullHeight, contentHeight, viewport }: Geometry): number {
  const room = contentHeight - viewport;
  return fullHeight === contentHeight || room <= 0 ? 1 : (fullHeight - viewport) / room;
}

/** Full offset shown at the top of the viewport for a scroll offset. */
export function toFullOffset(geometry: Geometry, scrollTop: number): number {
  return scrollTop * scale(geometry);
}

/** Scroll offset that shows a full offset at the top of the viewport. */
function toScrollOffset(geometry: Geometry, fullTop: number): number {
  return fullTop / scale(geometry);
}

/** The rows to mount for a scroll offset, with `overscan` more on either side. */
export function rowWindow(geometry: Geometry, scrollTop: number, overscan: number): RowWindow {
  const { rowCount, rowHeight, viewport, fullHeight, contentHeight } = geometry;
  if (rowCount === 0 || rowHeight <= 0 || viewport <= 0) return { start: 0, end: 0, origin: 0, shift: 0 };
  const furthest = Math.max(0, contentHeight - viewport);
  const top = Math.min(Math.max(0, scrollTop), furthest);
  const full = toFullOffset(geometry, top);
  const first = Math.floor(full / rowHeight);
  const last = Math.ceil((full + viewport) / rowHeight);
  const start = Math.max(0, first - overscan);
  const end = Math.min(rowCount, last + overscan);
  if (fullHeight === contentHeight) return { start, end, origin: 0, shift: 0 };
  const origin = Math.floor(first / originStep) * originStep * rowHeight;
  return { start, end, origin, shift: top - (full - origin) };
}

/** Rows of one table that are put on paper at most: some 150 sheets, and more than a browser lays out in good time. */
export const paperRows = 2_000;

/** The rows to mount for paper, which scrolls nowhere. */
export function paperWindow(rowCount: number): RowWindow {
  return { start: 0, end: Math.min(rowCount, paperRows), origin: 0, shift: 0 };
}

export function sameWindow(a: RowWindow, b: RowWindow): boolean {
  return a.start === b.start && a.end === b.end && a.origin === b.origin && a.shift === b.shift;
}

/** Scroll offset that brings a row wholly into view, or `null` when it is in view already. */
export function scrollToShow(geometry: Geometry, scrollTop: number, row: number): number | null {
  const { rowHeight, viewport } = geometry;
  const top = toFullOffset(geometry, scrollTop);
  const rowTop = row * rowHeight;
  if (rowTop < top) return toScrollOffset(geometry, rowTop);
  if (rowTop + rowHeight > top + viewport) return toScrollOffset(geometry, rowTop + rowHeight - viewport);
  return null;
}

/** Whole rows that fit in the viewport: the step of PageUp and PageDown. */
export function rowsPerPage({ viewport, rowHeight }: Geometry): number {
  return rowHeight > 0 ? Math.max(1, Math.floor(viewport / rowHeight) - 1) : 1;
}
