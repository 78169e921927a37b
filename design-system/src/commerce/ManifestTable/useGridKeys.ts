import { useCallback } from 'react';
import type { KeyboardEvent } from 'react';
import type { GridPoint } from '../../internal/grid/keyboard';
import { moveByKey, nextStop, startsTyping } from '../../internal/grid/keyboard';
import { ownControl } from './dom';
import { hasTicksIn, openEdit } from './scope';
import type { ScopeRef } from './scope';
import type { Editing } from './useEditing';
import type { GridFocus } from './useFocus';
import type { Ticks } from './useRowSelection';

export interface KeyTools<Row> {
  readonly scope: ScopeRef<Row>;
  readonly focus: GridFocus;
  readonly editing: Editing;
  readonly ticks: Ticks;
  readonly sortBy: (columnIndex: number) => void;
  readonly fillDown: () => void;
  /** Shows the picture of a row large. */
  readonly openPicture: (row: Row, src: string) => void;
}

/** Returns the key handler of the table. Keys that it does not handle are left to the browser. */
export function useGridKeys<Row>(tools: KeyTools<Row>): (event: KeyboardEvent<HTMLDivElement>) => void {
  const { scope, focus, editing, ticks, sortBy, fillDown } = tools;
  const { latest, moveTo, bounds, setRange } = focus;
  const { toggleRow, togglePage } = ticks;

  return useCallback(
    (event) => {
      if (event.nativeEvent.isComposing || event.defaultPrevented) return;
      const { active, range } = latest.current;
      const { layout, view, props } = scope.current;
      const column = layout.columns[active.col];
      const row = active.row < 0 ? undefined : view.at(active.row);
      const done = (act?: () => void) => {
        event.preventDefault();
        act?.();
      };
      const go = (point: GridPoint | null) => {
        editing.commit();
        setRange(null);
        if (point) moveTo(point);
      };
      if (active.sub >= 0) inSize();
      else if (editing.draftNow()) inEditor();
      else if (ownControl(event.target) === null) inCell();

      /** Handles keys in a size field: digits are left to the browser, other keys move. */
      function inSize() {
        const step = event.shiftKey ? -1 : 1;
        if (event.key === 'Escape') {
          const changed = editing.draftNow() !== null;
          return done(() => {
            editing.cancel(active);
            moveTo(changed ? active : { ...active, sub: -1 });
          });
        }
        if (event.key === 'Tab' || event.key === 'Enter') {
          const next = nextStop(active, step, bounds());
          if (next) done(() => go(next));
          else if (event.key === 'Enter') done(() => go(active));
          else editing.commit();
          return undefined;
        }
        if (event.key === 'F2' && event.target instanceof HTMLInputElement) {
          const { target } = event;
          return done(() => target.setSelectionRange(target.value.length, target.value.length));
        }
        return event.shiftKey ? extendOrMove() : moveOn();
      }

      /** Handles keys in the editor of an ordinary cell: Enter and Tab commit the text, Escape restores it. */
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
        if (event.key === ' ') return done(() => tickOrSort());
        if (event.key === 'Enter' || event.key === 'F2') return done(() => open());
        if (event.key === 'Escape' && range) return done(() => setRange(null));
        if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a' && hasTicksIn(props)) {
          return done(togglePage);
        }
        if (event.ctrlKey || event.metaKey) {
          const command = event.key.toLowerCase();
          if (command === 'z' && props.onUndo) return done(props.onUndo);
          if (command === 'd' && props.onEdit && range) return done(fillDown);
        }
        if (row !== undefined && props.onEdit && startsTyping(event)) return typeInto(event.key);
        return event.shiftKey ? extendOrMove() : moveOn();
      }

      function moveOn() {
        const point = moveByKey(event.key, event.ctrlKey || event.metaKey, active, bounds());
        return point ? done(() => go(point)) : undefined;
      }

      function extendOrMove() {
        const from = range?.from ?? active;
        const flat = { ...bounds(), stops: () => [] };
        const to = moveByKey(
          event.key,
          event.ctrlKey || event.metaKey,
          { ...(range?.to ?? active), sub: -1 },
          flat,
        );
        if (!to || to.row < 0) return to ? done() : undefined;
        return done(() => {
          editing.commit();
          moveTo({ ...to, sub: -1 });
          setRange({ from: { ...from, sub: -1 }, to });
        });
      }

      function tickOrSort() {
        if (active.row < 0) {
          if (column?.source) sortBy(active.col);
          else togglePage();
        } else if (hasTicksIn(props)) toggleRow(active.row, event.shiftKey);
      }

      function open() {
        if (active.row < 0) return tickOrSort();
        if (row === undefined || !column?.source) return tickOrSort();
        const { run, edit } = column.source;
        const first = run ? bounds().stops(active.row, active.col)[0] : undefined;
        if (first !== undefined) return moveTo({ ...active, sub: first });
        const open = openEdit(scope.current, edit, row);
        if (open) return beginEdit(open.value(row));
        const inner =
          event.target instanceof HTMLElement ? event.target.querySelector('a[href], button') : null;
        return inner instanceof HTMLElement ? inner.click() : undefined;
      }

      function typeInto(key: string) {
        const source = column?.source;
        if (source?.run) {
          const first = bounds().stops(active.row, active.col)[0];
          if (first === undefined || !/\d/.test(key.normalize('NFKC'))) return undefined;
          const point = { ...active, sub: first };
          return done(() => {
            editing.write(point, key);
            moveTo(point);
            const field = document.activeElement;
            if (field instanceof HTMLInputElement) field.setSelectionRange(key.length, key.length);
          });
        }
        const open = row === undefined ? undefined : openEdit(scope.current, source?.edit, row);
        return open && open.kind !== 'choice' ? done(() => beginEdit(key)) : undefined;
      }

      function beginEdit(text: string) {
        setRange(null);
        editing.write(active, text);
        moveTo(active);
      }
    },
    [scope, latest, editing, bounds, moveTo, setRange, sortBy, fillDown, toggleRow, togglePage],
  );
}
