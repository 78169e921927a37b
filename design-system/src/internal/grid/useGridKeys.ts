import { useCallback } from 'react';
import type { KeyboardEvent } from 'react';
import { ownControl } from './dom';
import type { GridPoint } from './keyboard';
import { moveByKey, startsTyping } from './keyboard';
import { hasTicksIn, openEdit } from './scope';
import type { GridActs, GridStops, ScopeRef } from './scope';
import type { Editing } from './useEditing';
import type { GridFocus } from './useFocus';
import type { Ticks } from './useRowSelection';

export interface GridTools<Row> {
  readonly scope: ScopeRef<Row>;
  readonly focus: GridFocus;
  readonly editing: Editing;
  readonly ticks: Ticks;
  /** Sorts by a column; `adds` keeps the columns of the order so far. */
  readonly sortBy: (columnIndex: number, adds: boolean) => void;
  readonly stops: GridStops;
  /** Keep its identity between renders. */
  readonly acts: GridActs;
}

/** Returns the key handler of a table. Keys that it does not handle are left to the browser. */
export function useGridKeys<Row>(tools: GridTools<Row>): (event: KeyboardEvent<HTMLElement>) => void {
  const { scope, focus, editing, ticks, sortBy, acts } = tools;
  const { latest, moveTo, bounds, setRange } = focus;
  const { toggleRow, togglePage, clear } = ticks;

  return useCallback(
    (event) => {
      if (event.nativeEvent.isComposing || event.defaultPrevented) return;
      const { active, range } = latest.current;
      const { layout, view, props } = scope.current;
      const column = layout.columns[active.col];
      const row = active.row < 0 ? undefined : view.at(active.row);
      const control = event.ctrlKey || event.metaKey;
      const done = (act?: () => void) => {
        event.preventDefault();
        act?.();
      };
      const go = (point: GridPoint | null) => {
        editing.commit();
        setRange(null);
        if (point) moveTo(point);
      };
      if (active.sub >= 0) {
        if (acts.keyInStop(event)) event.preventDefault();
      } else if (editing.draftNow()) inEditor();
      else if (ownControl(event.target) === null) inCell();

      /** Handles keys in the editor of a cell: Enter and Tab commit the text, Escape restores it. */
      function inEditor() {
        if (event.key === 'Escape') {
          return done(() => {
            editing.cancel(active);
            moveTo(active);
          });
        }
        if (event.key !== 'Enter' && event.key !== 'Tab') return undefined;
        const back = event.shiftKey;
        const key =
          event.key === 'Enter' ? (back ? 'ArrowUp' : 'ArrowDown') : back ? 'ArrowLeft' : 'ArrowRight';
        return done(() => go(moveByKey(key, false, active, bounds())));
      }

      function inCell() {
        if (acts.keyOnCell?.(event, active)) return done();
        if (event.key === ' ') return done(() => tickOrSort());
        if (event.key === 'Enter' || event.key === 'F2') return done(() => open());
        if (event.key === 'Escape' && range) return done(() => setRange(null));
        if (event.key === 'Escape' && acts.unticksByEscape && ticks.count > 0) return done(clear);
        if (control && event.key.toLowerCase() === 'a' && hasTicksIn(props)) return done(togglePage);
        if (control) {
          const command = event.key.toLowerCase();
          if (command === 'z' && props.onUndo) return done(props.onUndo);
          if (command === 'd' && props.onEdit && range && acts.fillDown) return done(acts.fillDown);
        }
        if (row !== undefined && props.onEdit && startsTyping(event)) return typeInto(event.key);
        return event.shiftKey ? extendOrMove() : moveOn();
      }

      function moveOn() {
        const point = moveByKey(event.key, control, active, bounds());
        return point ? done(() => go(point)) : undefined;
      }

      function extendOrMove() {
        if (!acts.choosesBlocks) return tickOn();
        const from = range?.from ?? active;
        const flat = { ...bounds(), stops: () => [] };
        const to = moveByKey(event.key, control, { ...(range?.to ?? active), sub: -1 }, flat);
        if (!to || to.row < 0) return to ? done() : undefined;
        return done(() => {
          editing.commit();
          moveTo({ ...to, sub: -1 });
          setRange({ from: { ...from, sub: -1 }, to });
        });
      }

      /** Moves, and ticks the rows up to the one that the key leads to. */
      function tickOn() {
        const point = moveByKey(event.key, control, active, bounds());
        if (!point) return undefined;
        return done(() => {
          go(point);
          if (hasTicksIn(props) && active.row >= 0 && point.row >= 0 && point.row !== active.row)
            ticks.tickTo(active.row, point.row);
        });
      }

      function tickOrSort() {
        if (active.row < 0) {
          if (column?.source) sortBy(active.col, event.shiftKey);
          else togglePage();
        } else if (hasTicksIn(props)) toggleRow(active.row, event.shiftKey);
      }

      function open() {
        if (active.row < 0) return tickOrSort();
        if (row === undefined || !column?.source) return tickOrSort();
        const first = bounds().stops(active.row, active.col)[0];
        if (first !== undefined) return moveTo({ ...active, sub: first });
        const open = openEdit(scope.current, column.source.edit, row);
        if (open) return beginEdit(open.value(row));
        const inner =
          event.target instanceof HTMLElement ? event.target.querySelector('a[href], button') : null;
        if (inner instanceof HTMLElement) return inner.click();
        acts.rowPressed?.(event, active.row);
        return undefined;
      }

      function typeInto(key: string) {
        if (acts.typed?.(key, active)) return done();
        const open = row === undefined ? undefined : openEdit(scope.current, column?.source?.edit, row);
        return open && open.kind !== 'choice' ? done(() => beginEdit(key)) : undefined;
      }

      function beginEdit(text: string) {
        setRange(null);
        editing.write(active, text);
        moveTo(active);
      }
    },
    [scope, latest, editing, bounds, moveTo, setRange, sortBy, acts, ticks, toggleRow, togglePage, clear],
  );
}
