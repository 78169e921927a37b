import { pulled, reach } from './columnEdge.css';

/** Pixels that the pointer moves before a press becomes a pull. */
const SLOP = 4;

/** Name of the custom property in a value such as `var(--name)`. */
const propertyOf = (variable: string): string => variable.slice(4, -1);

interface Pull {
  readonly start: PointerEvent;
  /** Element that shows the pull while it lasts: `data-` attribute and its element. */
  readonly shown: HTMLElement;
  readonly attribute: 'pulled' | 'moved';
  /** Height of the line that shows where an edge is, in px. */
  readonly height?: number;
  /** Called at the end with the distance in px; null for a press without a pull. */
  readonly onEnd: (distance: number | null, end: PointerEvent) => void;
}

/** Follows the pointer from its press to its release; Escape gives the pull up. */
export function followPull({ start, shown, attribute, height = 0, onEnd }: Pull): void {
  let distance: number | null = null;
  const controller = new AbortController();
  const { signal } = controller;
  const stop = (): void => {
    controller.abort();
    delete shown.dataset[attribute];
    shown.style.removeProperty(propertyOf(pulled));
  };
  const on = <Name extends 'pointermove' | 'pointerup' | 'pointercancel' | 'keydown' | 'click'>(
    name: Name,
    listener: (event: WindowEventMap[Name]) => void,
  ): void => window.addEventListener(name, listener, { signal, capture: true });
  on('pointermove', (event) => {
    if (event.pointerId !== start.pointerId) return;
    const moved = event.clientX - start.clientX;
    if (distance === null && Math.abs(moved) < SLOP) return;
    distance = moved;
    shown.dataset[attribute] = '';
    shown.style.setProperty(propertyOf(pulled), `${moved}px`);
    shown.style.setProperty(propertyOf(reach), `${height}px`);
  });
  on('pointerup', (event) => {
    if (event.pointerId !== start.pointerId) return;
    const by = distance;
    stop();
    // The release of a pull, or of an edge, is no press on the head: it must not sort.
    if (by !== null || attribute === 'pulled') {
      const swallow = (click: MouseEvent): void => click.stopPropagation();
      window.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
    }
    onEnd(by, event);
  });
  on('pointercancel', stop);
  on('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    stop();
  });
}

/** Returns the width in px that shows the whole content of a column, by the cells that are drawn. */
export function contentWidth(grid: Element, colIndex: number): number {
  let widest = 0;
  for (const cell of grid.querySelectorAll<HTMLElement>(`[aria-colindex="${colIndex}"]`)) {
    const style = getComputedStyle(cell);
    const range = document.createRange();
    range.selectNodeContents(cell);
    const content = Math.max(
      range.getBoundingClientRect().width,
      cell.scrollWidth - cell.clientWidth > 0 ? cell.scrollWidth : 0,
    );
    const padding = Number.parseFloat(style.paddingInlineStart) + Number.parseFloat(style.paddingInlineEnd);
    widest = Math.max(widest, content + padding);
  }
  return Math.ceil(widest) + 1;
}
