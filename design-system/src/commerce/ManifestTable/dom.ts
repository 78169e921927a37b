import type { GridPoint } from '../../internal/grid/keyboard';

/** Offset of a data row's index in `aria-rowindex`, which counts from 1 and includes the header. */
export const rowOffset = 2;

/** Returns the element that takes the focus at a point: the cell, the field of a size in it, or its editor. */
export function cellElement(scroller: HTMLElement, { row, col, sub }: GridPoint): HTMLElement | null {
  const line = scroller.querySelector(`[role=row][aria-rowindex="${row + rowOffset}"]`);
  const cell = line?.querySelector<HTMLElement>(`:scope > [aria-colindex="${col + 1}"]`) ?? null;
  const inner = sub >= 0 ? `[data-size="${sub}"] > input` : '[data-editor]';
  return cell?.querySelector<HTMLElement>(inner) ?? cell;
}

/** Returns the point that an element belongs to, or `null` outside the cells. A sold-out size belongs to its cell. */
export function pointOf(target: EventTarget | null): GridPoint | null {
  if (!(target instanceof Element)) return null;
  const cell = target.closest('[aria-colindex]');
  const line = cell?.closest('[aria-rowindex]');
  if (!cell || !line) return null;
  const size = target.closest('[data-size]');
  const off = size?.matches('[aria-disabled=true]');
  return {
    row: Number(line.getAttribute('aria-rowindex')) - rowOffset,
    col: Number(cell.getAttribute('aria-colindex')) - 1,
    sub: size && !off ? Number(size.getAttribute('data-size')) : -1,
  };
}

/** Returns the control in a cell that handles the pointer and the keyboard itself, or `null`. */
export function ownControl(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null;
  return target.closest('a[href], button, select, textarea, input');
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
