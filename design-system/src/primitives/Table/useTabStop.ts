import { useCallback, useEffect, useRef } from 'react';
import type { FocusEvent, KeyboardEvent, RefObject } from 'react';
import type { GridFocus } from '../../internal/grid/useFocus';
import { isField, tabbableIn } from './widgetStops';

/**
 * Makes a table with links, buttons and fields one stop of Tab: entering leads to the active cell, and leaving passes the others over. The
 * elements keep their own tabindex, because they are the columns'.
 */
export function useTabStop(grid: RefObject<HTMLElement | null>, { latest, moveTo }: GridFocus) {
  const byTab = useRef(false);
  useEffect(() => {
    const controller = new AbortController();
    const options = { signal: controller.signal, capture: true };
    document.addEventListener('keydown', ({ key }) => (byTab.current = key === 'Tab'), options);
    document.addEventListener('pointerdown', () => (byTab.current = false), options);
    return () => controller.abort();
  }, []);

  /** Takes every other stop of the table out of the order of Tab while the browser moves the focus on. */
  const leave = useCallback(
    (event: KeyboardEvent): void => {
      const box = grid.current;
      if (event.key !== 'Tab' || event.defaultPrevented || !box) return;
      const passed = tabbableIn(box)
        .filter((stop) => stop !== event.target)
        .map((stop) => [stop, stop.getAttribute('tabindex')] as const);
      for (const [stop] of passed) stop.tabIndex = -1;
      setTimeout(() => {
        for (const [stop, before] of passed)
          if (before === null) stop.removeAttribute('tabindex');
          else stop.setAttribute('tabindex', before);
      });
    },
    [grid],
  );

  /** Leads a focus that came by Tab to the active cell; returns whether it did. */
  const enter = useCallback(
    (event: FocusEvent): boolean => {
      const box = grid.current;
      const isFromOutside = !(event.relatedTarget instanceof Node && box?.contains(event.relatedTarget));
      if (!box || !isFromOutside || !byTab.current || isField(event.target)) return false;
      const all = tabbableIn(box);
      if (event.target !== all[0] && event.target !== all[all.length - 1]) return false;
      moveTo(latest.current.active);
      return true;
    },
    [grid, latest, moveTo],
  );
  return { leave, enter };
}
