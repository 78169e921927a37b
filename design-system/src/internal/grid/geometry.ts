/**
 * Positions of the rows of a windowed grid. All lengths are CSS pixels.
 *
 * "Full" offsets are those the rows would have if a page could be of any height; "scroll" offsets are those of the real scrolling element,
 * which stays under the height that every browser can lay out. Below that height the two are equal.
 */

/** Greatest height of the real content: Firefox stops near 17.8 million pixels, the others later. */
export const maxContentHeight = 12_000_000;

/** Rows that share an origin when the content is scaled, so that a short scroll leaves every row's position as it is. */
const originStep = 1_000;

export interface Geometry {
  readonly rowCount: number;
  readonly rowHeight: number;
  /** Height of the part of the scroller that shows rows, without the header and the totals. */
  readonly viewport: number;
  readonly fullHeight: number;
  readonly contentHeight: number;
}

export interface RowWindow {
  /** First row to mount. */
  readonly start: number;
  /** Row after the last one to mount. */
  readonly end: number;
  /** Full offset relative to which the mounted rows are positioned. */
  readonly origin: number;
  /** Offset of the layer that holds the rows, inside the content. */
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

/** Returns the full offset shown at the top of the viewport for a scroll offset. */
export function toFullOffset(geometry: Geometry, scrollTop: number): number {
  return scrollTop * scale(geometry);
}

/** Returns the scroll offset that shows a full offset at the top of the viewport. */
function toScrollOffset(geometry: Geometry, fullTop: number): number {
  return fullTop / scale(geometry);
}

/** Returns the rows to mount for a scroll offset, with `overscan` more on either side. */
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

/** Largest number of rows printed of a table: some 150 sheets. Browsers do not lay out more in acceptable time. */
export const maxPrintedRows = 2_000;

/** Returns the rows to mount for printing, where nothing scrolls. */
export function printedWindow(rowCount: number): RowWindow {
  return { start: 0, end: Math.min(rowCount, maxPrintedRows), origin: 0, shift: 0 };
}

export function sameWindow(a: RowWindow, b: RowWindow): boolean {
  return a.start === b.start && a.end === b.end && a.origin === b.origin && a.shift === b.shift;
}

/** Returns the scroll offset that brings a row wholly into view, or `null` when it already is. */
export function scrollToShow(geometry: Geometry, scrollTop: number, row: number): number | null {
  const { rowHeight, viewport } = geometry;
  const top = toFullOffset(geometry, scrollTop);
  const rowTop = row * rowHeight;
  if (rowTop < top) return toScrollOffset(geometry, rowTop);
  if (rowTop + rowHeight > top + viewport) return toScrollOffset(geometry, rowTop + rowHeight - viewport);
  return null;
}

/** Returns the number of rows that PageUp and PageDown move by: the whole rows that fit in the viewport, less one, and at least one. */
export function rowsPerPage({ viewport, rowHeight }: Geometry): number {
  return rowHeight > 0 ? Math.max(1, Math.floor(viewport / rowHeight) - 1) : 1;
}
