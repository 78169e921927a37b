import { useCallback, useEffect, useRef } from 'react';
import type { FocusEvent, KeyboardEvent, RefObject } from 'react';
import type { GridPoint } from '../../internal/grid/keyboard';
import type { GridFocus } from '../../internal/grid/useFocus';
import { isField, tabbableIn } from './widgetStops';

/**
 * Makes a table with links, buttons and fields one stop of Tab: entering leads to the active cell, and leaving passes the others over. The
 * elements keep their own tabindex, because they are the columns'.
 */
export function useTabStop(grid: RefObject<HTMLElement | null>, { latest, moveTo }: GridFocus) {
  const isLeaving = useRef(false);
  const byTab = useRef(false);
  useEffect(() => {
    const controller = new AbortController();
    const options = { signal: controller.signal, capture: true };
    document.addEventListener('keydown', ({ key }) => (byTab.current = key === 'Tab'), options);
    document.addEventListener('pointerdown', () => (byTab.current = false), options);
    return () => controller.abort();
  }, []);

  /** Passes the focus on to the last, or first, stop of the table, from which the browser goes on. */
  const leave = useCallback(
    (event: KeyboardEvent): void => {
      const box = grid.current;
      if (event.key !== 'Tab' || event.defaultPrevented || !box) return;
      const all = tabbableIn(box);
      const last = event.shiftKey ? all[0] : all[all.length - 1];
      if (!last || last === event.target) return;
      isLeaving.current = true;
      last.focus({ preventScroll: true });
      isLeaving.current = false;
    },
    [grid],
  );

  /** Returns whether a focus is the passing one of leaving, or was led to the active cell. */
  const enter = useCallback(
    (event: FocusEvent): boolean => {
      const box = grid.current;
      if (isLeaving.current || !box) return true;
      const isFromOutside = !(event.relatedTarget instanceof Node && box.contains(event.relatedTarget));
      if (!isFromOutside || !byTab.current || isField(event.target)) return false;
      const all = tabbableIn(box);
      const isEdge = event.target === all[0] || event.target === all[all.length - 1];
      const point: GridPoint = latest.current.active;
      if (!isEdge) return false;
      moveTo(point);
      return true;
    },
    [grid, latest, moveTo],
  );
  return { leave, enter };
}
