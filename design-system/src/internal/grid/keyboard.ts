/** Spreadsheet keyboard navigation as pure moves over a grid of cells, some of which contain several fields. */

export interface GridPoint {
  /** View index of the row; -1 is the header. */
  readonly row: number;
  readonly col: number;
  /** Field inside the cell; -1 is the cell itself. */
  readonly sub: number;
}

export interface GridBounds {
  /** First row that the focus can reach: -1 when it includes the header. */
  readonly firstRow: number;
  readonly lastRow: number;
  readonly lastCol: number;
  readonly pageRows: number;
  /** Returns the positions of the editable fields of a cell; empty for an ordinary cell. */
  readonly stops: (row: number, col: number) => readonly number[];
}

/** Largest number of rows searched for the next field, so that a long sold-out stretch costs no noticeable time. */
const searchLimit = 500;

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

function nearest(stops: readonly number[], wanted: number): number {
  let best = -1;
  for (const stop of stops) if (best < 0 || Math.abs(stop - wanted) < Math.abs(best - wanted)) best = stop;
  return best;
}

function enter(bounds: GridBounds, row: number, col: number, from: 'start' | 'end' | number): GridPoint {
  const stops = bounds.stops(row, col);
  if (stops.length === 0) return { row, col, sub: -1 };
  if (typeof from === 'number') return { row, col, sub: from < 0 ? -1 : nearest(stops, from) };
  return { row, col, sub: (from === 'start' ? stops[0] : stops[stops.length - 1]) ?? -1 };
}

function sideways(from: GridPoint, step: 1 | -1, bounds: GridBounds): GridPoint {
  if (from.sub >= 0) {
    const stops = bounds.stops(from.row, from.col);
    const next = stops[stops.indexOf(from.sub) + step];
    if (next !== undefined) return { ...from, sub: next };
  }
  const col = from.col + step;
  if (col < 0 || col > bounds.lastCol) return from;
  return enter(bounds, from.row, col, step > 0 ? 'start' : 'end');
}

function toRow(from: GridPoint, row: number, bounds: GridBounds): GridPoint {
  const target = clamp(row, bounds.firstRow, bounds.lastRow);
  return target === from.row ? from : enter(bounds, target, from.col, from.sub);
}

/** Returns the cell that a navigation key leads to, or `null` when the grid does not handle the key. */
export function moveByKey(
  key: string,
  control: boolean,
  from: GridPoint,
  bounds: GridBounds,
): GridPoint | null {
  switch (key) {
    case 'ArrowLeft':
      return control ? enter(bounds, from.row, 0, 'start') : sideways(from, -1, bounds);
    case 'ArrowRight':
      return control ? enter(bounds, from.row, bounds.lastCol, 'end') : sideways(from, 1, bounds);
    case 'ArrowUp':
      return toRow(from, control ? Math.max(0, bounds.firstRow) : from.row - 1, bounds);
    case 'ArrowDown':
      return toRow(from, control ? bounds.lastRow : from.row + 1, bounds);
    case 'PageUp':
      return toRow(from, Math.max(Math.min(from.row, 0), from.row - bounds.pageRows), bounds);
    case 'PageDown':
      return toRow(from, from.row + bounds.pageRows, bounds);
    case 'Home':
      return enter(bounds, control ? Math.max(0, bounds.firstRow) : from.row, 0, 'start');
    case 'End':
      return enter(bounds, control ? bounds.lastRow : from.row, bounds.lastCol, 'end');
    default:
      return null;
  }
}

/**
 * Returns the next (or previous) editable field: along the size run, then in the same column of the following rows; `null` when there is
 * none.
 */
export function nextStop(from: GridPoint, step: 1 | -1, bounds: GridBounds): GridPoint | null {
  const here = bounds.stops(from.row, from.col);
  const sibling = here[here.indexOf(from.sub) + step];
  if (sibling !== undefined && from.sub >= 0) return { ...from, sub: sibling };
  for (let count = 1; count <= searchLimit; count += 1) {
    const row = from.row + count * step;
    if (row < 0 || row > bounds.lastRow) return null;
    const stops = bounds.stops(row, from.col);
    const sub = step > 0 ? stops[0] : stops[stops.length - 1];
    if (sub !== undefined) return { row, col: from.col, sub };
  }
  return null;
}

/** Returns whether a key press starts editing a cell: one printable character other than a space, without Ctrl, Alt or Meta. */
export function startsTyping(event: {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}): boolean {
  return event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
}
