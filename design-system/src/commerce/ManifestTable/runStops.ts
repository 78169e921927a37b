import type { KeyboardEvent } from 'react';
import type { GridPoint } from '../../internal/grid/keyboard';
import { moveByKey, nextStop } from '../../internal/grid/keyboard';
import { cellId } from '../../internal/grid/scope';
import type { GridStops } from '../../internal/grid/scope';
import type { Editing, JudgeStop } from '../../internal/grid/useEditing';
import type { GridFocus } from '../../internal/grid/useFocus';
import { openSizes, readSizeText } from '../../internal/sizeRun/judge';
import { quantitiesOf } from './scope';
import type { ManifestScopeRef } from './scope';

/** Returns the stops of a size run: its sizes but the sold-out ones, which belong to the cell. */
export function runStops<Row>(scope: ManifestScopeRef<Row>): GridStops {
  return {
    stops: (rowIndex, col) => {
      const { layout, view } = scope.current;
      const run = rowIndex < 0 ? undefined : layout.columns[col]?.source?.run;
      const row = run && view.at(rowIndex);
      return row === undefined || !run ? [] : openSizes(run.sizes(row));
    },
    stopIn: (cell, sub) => cell.querySelector<HTMLElement>(`[data-size="${sub}"] > input`),
    stopOf: (target) => {
      const size = target.closest('[data-size]');
      const off = size?.matches('[aria-disabled=true]');
      return size && !off ? Number(size.getAttribute('data-size')) : -1;
    },
  };
}

/** Returns the judge of texts written into sizes: a quantity, or the reason why it is none. */
export function sizeJudge<Row>(scope: ManifestScopeRef<Row>): JudgeStop<Row> {
  return ({ row: index, col, sub }, text) => {
    const { layout, view, props, ts } = scope.current;
    const column = layout.columns[col]?.source;
    const row = index < 0 ? undefined : view.at(index);
    const size = row === undefined ? undefined : column?.run?.sizes(row)[sub];
    if (!column || row === undefined || !size) return null;
    const rowKey = props.rowId(row);
    const id = cellId(column.id, size.id);
    if (text === undefined) return { rowKey, id, mark: null };
    const quantity = readSizeText(text);
    if (quantity === null)
      return { rowKey, id, mark: { level: 'critical', message: ts('validNumber'), text } };
    if (quantity === (quantitiesOf(props, row)[size.id] ?? 0)) return { rowKey, id, mark: null };
    const change = {
      kind: 'quantity',
      row,
      rowId: rowKey,
      columnId: column.id,
      sizeId: size.id,
      quantity,
    } as const;
    return { rowKey, id, mark: null, change };
  };
}

/**
 * Handles a key in a size field: digits are left to the browser, other keys move. Tab and Enter lead to the next size, Escape restores what
 * was there and then leaves the run.
 */
export function keyInSize(
  event: KeyboardEvent,
  focus: Pick<GridFocus, 'latest' | 'bounds' | 'moveTo' | 'setRange'>,
  editing: Pick<Editing, 'commit' | 'draftNow' | 'cancel'>,
): boolean {
  const { latest, bounds, moveTo, setRange } = focus;
  const { active, range } = latest.current;
  const go = (point: GridPoint): true => {
    editing.commit();
    setRange(null);
    moveTo(point);
    return true;
  };
  if (event.key === 'Escape') {
    const changed = editing.draftNow() !== null;
    editing.cancel(active);
    moveTo(changed ? active : { ...active, sub: -1 });
    return true;
  }
  if (event.key === 'Tab' || event.key === 'Enter') {
    const next = nextStop(active, event.shiftKey ? -1 : 1, bounds());
    if (next) return go(next);
    if (event.key === 'Enter') return go(active);
    editing.commit();
    return false;
  }
  if (event.key === 'F2' && event.target instanceof HTMLInputElement) {
    event.target.setSelectionRange(event.target.value.length, event.target.value.length);
    return true;
  }
  const control = event.ctrlKey || event.metaKey;
  if (!event.shiftKey) {
    const point = moveByKey(event.key, control, active, bounds());
    return point !== null && go(point);
  }
  const from = range?.from ?? active;
  const flat = { ...bounds(), stops: () => [] };
  const to = moveByKey(event.key, control, { ...(range?.to ?? active), sub: -1 }, flat);
  if (!to) return false;
  if (to.row < 0) return true;
  editing.commit();
  moveTo({ ...to, sub: -1 });
  setRange({ from: { ...from, sub: -1 }, to });
  return true;
}
