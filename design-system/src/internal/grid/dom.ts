import type { GridPoint } from './keyboard';
import type { GridStops } from './scope';

/** Offset of a data row's index in `aria-rowindex`, which counts from 1 and includes the header. */
export const rowOffset = 2;

/** Returns the element of a cell. */
export function cellAt(grid: Element, row: number, col: number): HTMLElement | null {
  return grid.querySelector(
    `:scope > * [aria-rowindex="${row + rowOffset}"] > [aria-colindex="${col + 1}"], :scope > [aria-rowindex="${row + rowOffset}"] > [aria-colindex="${col + 1}"]`,
  );
}

/** Returns the element that takes the focus at a point: the cell, a stop in it, or its editor. */
export function focusableAt(
  grid: HTMLElement,
  { row, col, sub }: GridPoint,
  { stopIn }: GridStops,
): HTMLElement | null {
  const cell = cellAt(grid, row, col);
  if (!cell) return null;
  return (sub >= 0 ? stopIn(cell, sub) : cell.querySelector<HTMLElement>('[data-editor]')) ?? cell;
}

/** Returns the point that an element belongs to, or `null` outside the cells. */
export function pointOf(target: EventTarget | null, { stopOf }: GridStops): GridPoint | null {
  if (!(target instanceof Element)) return null;
  const cell = target.closest('[aria-colindex]');
  const row = cell ? rowAt(cell) : -2;
  if (!cell || row < -1) return null;
  return {
    row,
    col: Number(cell.getAttribute('aria-colindex')) - 1,
    sub: stopOf(target, cell),
  };
}

/** Returns the view index of the row that contains an element; -1 for the header, less outside the rows. */
export function rowAt(target: Element): number {
  const line = target.closest('[aria-rowindex]');
  return line ? Number(line.getAttribute('aria-rowindex')) - rowOffset : -2;
}

/** Returns the control in a cell that handles the pointer and the keyboard itself, or `null`. */
export function ownControl(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null;
  return target.closest('a[href], button, select, textarea, input, label');
}

/**
 * Scrolls sideways until a cell is clear of the pinned columns, whose widths are in pixels at a 16 px root (null for a pinned cell), and
 * places its note where there is room.
 */
export function revealCell(
  scroller: HTMLElement,
  target: HTMLElement,
  covered: { readonly start: number; readonly end: number } | null,
): void {
  const box = scroller.getBoundingClientRect();
  const cell = target.getBoundingClientRect();
  if (covered !== null) {
    const root = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
    const start = box.left + covered.start * root;
    const end = box.right - covered.end * root;
    if (cell.left < start) scroller.scrollLeft -= start - cell.left;
    else if (cell.right > end) scroller.scrollLeft += Math.min(cell.right - end, cell.left - start);
  }
  scroller.dataset.note = cell.bottom + 2 * cell.height > box.bottom ? 'above' : 'below';
}
