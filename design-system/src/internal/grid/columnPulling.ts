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
  // A pointer released outside the window is heard of only when it is captured; events of tests have no pointer to capture.
  if (start.isTrusted) shown.setPointerCapture(start.pointerId);
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

/** Returns the width in px of what a cell contains, without the edge that resizes its column. */
function drawnWidth(cell: HTMLElement): number {
  const range = document.createRange();
  const boxes = [...cell.childNodes].flatMap((node) => {
    if (node instanceof Element && node.matches('[data-edge]')) return [];
    range.selectNodeContents(node);
    return [node instanceof Element ? node.getBoundingClientRect() : range.getBoundingClientRect()];
  });
  if (boxes.length === 0) return 0;
  return Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
}

/** Returns the width in px that shows the whole content of a column, by the cells that are drawn. */
export function contentWidth(grid: Element, colIndex: number): number {
  const widths = [...grid.querySelectorAll<HTMLElement>(`[aria-colindex="${colIndex}"]`)].map((cell) => {
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(cell);
    return drawnWidth(cell) + Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd);
  });
  return Math.ceil(Math.max(0, ...widths)) + 1;
}
