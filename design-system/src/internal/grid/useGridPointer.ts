import { useCallback, useRef } from 'react';
import type { FocusEvent, MouseEvent } from 'react';
import { ownControl, pointOf, rowAt } from './dom';
import { openEdit } from './scope';
import type { GridTools } from './useGridKeys';

const samePoint = (a: { row: number; col: number }, b: { row: number; col: number }) =>
  a.row === b.row && a.col === b.col;

/** Returns the mouse and touch handlers: a single set on the table, none on its cells. The wheel is not handled. */
export function useGridPointer<Row>(tools: GridTools<Row>) {
  const { scope, focus, editing, ticks, sortBy, stops, acts } = tools;
  const { latest, moveTo, mark, setRange } = focus;
  const { toggleRow, togglePage } = ticks;
  const dragging = useRef(false);

  const onMouseDown = useCallback(
    (event: MouseEvent) => {
      const point = pointOf(event.target, stops);
      if (event.button !== 0 || !point) return;
      const { active, range } = latest.current;
      if (ownControl(event.target)) {
        if (samePoint(point, active) && point.sub === active.sub) return;
        editing.commit();
        mark(point);
        return;
      }
      if (!acts.choosesBlocks) {
        // The browser focuses the cell, and texts can be selected; Shift is for rows.
        if (event.shiftKey) event.preventDefault();
        editing.commit();
        return;
      }
      event.preventDefault();
      editing.commit();
      const tick = scope.current.layout.columns[point.col]?.source === null;
      if (event.shiftKey && !tick && point.row >= 0) {
        const to = { ...point, sub: -1 };
        moveTo(to);
        setRange({ from: range?.from ?? { ...active, sub: -1 }, to });
        return;
      }
      setRange(null);
      moveTo(point);
      dragging.current = point.row >= 0 && !tick;
    },
    [scope, latest, stops, acts, editing, mark, moveTo, setRange],
  );

  const onMouseOver = useCallback(
    (event: MouseEvent) => {
      if (!dragging.current) return;
      if (event.buttons !== 1) {
        dragging.current = false;
        return;
      }
      const point = pointOf(event.target, stops);
      const { active, range } = latest.current;
      if (!point || point.row < 0) return;
      if (samePoint(point, active)) setRange(null);
      else if (!range || !samePoint(point, range.to)) setRange({ from: active, to: { ...point, sub: -1 } });
    },
    [latest, stops, setRange],
  );

  const onClick = useCallback(
    (event: MouseEvent) => {
      const point = pointOf(event.target, stops);
      if (!point) {
        const line = event.target instanceof Element ? rowAt(event.target) : -1;
        if (line >= 0) acts.rowPressed?.(event, line);
        return;
      }
      const source = scope.current.layout.columns[point.col]?.source;
      if (acts.pressed?.(event, point) || ownControl(event.target)) return;
      const tick = source === null;
      if (point.row < 0) {
        if (tick) togglePage();
        else sortBy(point.col, event.shiftKey);
      } else if (tick) toggleRow(point.row, event.shiftKey);
      else acts.rowPressed?.(event, point.row);
    },
    [scope, stops, acts, sortBy, toggleRow, togglePage],
  );

  const onDoubleClick = useCallback(
    (event: MouseEvent) => {
      const point = pointOf(event.target, stops);
      const { layout, view } = scope.current;
      const source = point ? layout.columns[point.col]?.source : undefined;
      const row = point && point.row >= 0 ? view.at(point.row) : undefined;
      if (!point || row === undefined || ownControl(event.target)) return;
      const edit = openEdit(scope.current, source?.edit, row);
      if (!edit) return;
      editing.write(point, edit.value(row));
      moveTo(point);
    },
    [scope, stops, editing, moveTo],
  );

  const onFocus = useCallback(
    (event: FocusEvent) => {
      const point = pointOf(event.target, stops);
      const { active } = latest.current;
      if (!point || (samePoint(point, active) && (point.sub === active.sub || ownControl(event.target))))
        return;
      // A screen reader has focused a size that is not in use: the input replaces it and takes the focus.
      if (point.sub >= 0 && !ownControl(event.target)) {
        editing.commit();
        moveTo(point);
      } else if (!samePoint(point, active) || point.sub >= 0) mark(point);
    },
    [latest, stops, editing, mark, moveTo],
  );

  const onBlur = useCallback(
    (event: FocusEvent<HTMLElement>) => {
      const staysInside =
        event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
      const windowLeft = document.activeElement === event.target;
      if (!staysInside && !windowLeft) editing.commit();
    },
    [editing],
  );

  return { onMouseDown, onMouseOver, onClick, onDoubleClick, onFocus, onBlur };
}
