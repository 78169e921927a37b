import type { RefObject } from 'react';
import { cellAt } from '../../internal/grid/dom';
import type { GridStops } from '../../internal/grid/scope';

/** Elements that take the focus by Tab, but for the cells themselves and the field of an edited cell. */
const TABBABLE =
  ':is(a[href], button, input, select, textarea, [tabindex], [contenteditable=true]):not([tabindex="-1"], :disabled, [type=hidden], [data-editor], [aria-colindex])';

/** Elements that use the arrow keys themselves. */
const FIELDS =
  'input:not([type=checkbox], [type=button]), select, textarea, [contenteditable=true], [role=radio], [role=tab], [role=slider]';

/** Returns whether an element uses the arrow keys itself, such as a text field. */
export const isField = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && target.matches(FIELDS);

const widgetsIn = (cell: Element): HTMLElement[] => [...cell.querySelectorAll<HTMLElement>(TABBABLE)];

/** Returns the fields of a table in their order. */
export const fieldsIn = (grid: Element): HTMLElement[] => widgetsIn(grid).filter(isField);

/** Returns everything in a table that Tab would stop at, its active cell included. */
export const tabbableIn = (grid: Element): HTMLElement[] => [
  ...grid.querySelectorAll<HTMLElement>(`${TABBABLE}, [aria-colindex][tabindex="0"]`),
];

/** Returns the stops of a table: the links, buttons and fields that its columns draw, as they are in the document. */
export function widgetStops(grid: RefObject<HTMLElement | null>): GridStops {
  return {
    stops: (row, col) => {
      const cell = grid.current && cellAt(grid.current, row, col);
      return cell ? widgetsIn(cell).map((_, position) => position) : [];
    },
    stopIn: (cell, sub) => widgetsIn(cell)[sub] ?? null,
    stopOf: (target, cell) => widgetsIn(cell).findIndex((widget) => widget.contains(target)),
  };
}
