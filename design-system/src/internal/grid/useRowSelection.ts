import { useCallback, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { formatQuantity } from '../../formats';
import { hasTicksIn } from './scope';
import type { GridScope } from './scope';
import type { PageTick, Selection } from './selection';
import { countSelected, isSelected, noSelection, pageTick, selectAllMatching, withRows } from './selection';
import type { GridProps, RowsView } from './types';
import { useLatest } from './useLatest';

export interface Ticks {
  readonly selection: Selection;
  readonly count: number;
  /** Number of all matching rows. */
  readonly matching: number;
  readonly page: PageTick;
  readonly toggleRow: (index: number, extend: boolean) => void;
  /** Ticks the rows from one to another, as Shift with an arrow does. */
  readonly tickTo: (from: number, to: number) => void;
  readonly togglePage: () => void;
  readonly selectAll: () => void;
  readonly clear: () => void;
}

/** Props for ticking rows, in a table or in rows of another look. */
export type TickProps<Row> = Pick<
  GridProps<Row>,
  'rowId' | 'selectionMode' | 'selectedKeys' | 'onSelectionChange' | 'matching'
>;

/** State that a change of ticks reads when it happens. */
interface TickScope<Row> extends Pick<GridScope<Row>, 'view' | 't' | 'announce'> {
  readonly props: TickProps<Row>;
}

function* keysAtHand<Row>(view: RowsView<Row>, rowKey: (row: Row) => string, from = 0, to = view.count) {
  for (let index = from; index < to; index += 1) {
    const row = view.at(index);
    if (row !== undefined) yield rowKey(row);
  }
}

/** Ticked rows: the header covers the rows at hand, "select all N" every matching row. */
export function useRowSelection<Row>(
  scope: Readonly<RefObject<TickScope<Row>>>,
  props: TickProps<Row>,
  view: RowsView<Row>,
): Ticks {
  const [own, setOwn] = useState<Selection>(noSelection);
  const selection = props.selectedKeys ?? own;
  const latest = useLatest(selection);
  const lastTicked = useRef(0);
  const matching = props.matching ?? view.count;
  const { rowId } = props;
  const hasTicks = hasTicksIn(props);
  const page = useMemo(
    () => (hasTicks ? pageTick(selection, keysAtHand(view, rowId)) : 'none'),
    [hasTicks, selection, view, rowId],
  );

  const change = useCallback(
    (next: Selection, key: 'selected' | 'pageSelected' | 'pageCleared' | 'allSelected' | 'cleared') => {
      const { props: now, view: rows, t, announce } = scope.current;
      setOwn(next);
      now.onSelectionChange?.(next);
      const count = countSelected(next, now.matching ?? rows.count);
      announce(t(key, { count, shown: formatQuantity(count) }));
    },
    [scope],
  );

  const toggleRow = useCallback(
    (index: number, extend: boolean) => {
      const { view: rows, props: now } = scope.current;
      const row = rows.at(index);
      if (row === undefined) return;
      const ticked = !isSelected(latest.current, now.rowId(row));
      const from = extend ? Math.min(lastTicked.current, index) : index;
      const to = extend ? Math.max(lastTicked.current, index) : index;
      lastTicked.current = index;
      change(withRows(latest.current, keysAtHand(rows, now.rowId, from, to + 1), ticked), 'selected');
    },
    [scope, latest, change],
  );

  const tickTo = useCallback(
    (from: number, to: number) => {
      const { view: rows, props: now } = scope.current;
      lastTicked.current = to;
      const keys = keysAtHand(rows, now.rowId, Math.min(from, to), Math.max(from, to) + 1);
      change(withRows(latest.current, keys, true), 'selected');
    },
    [scope, latest, change],
  );

  const togglePage = useCallback(() => {
    const { view: rows, props: now } = scope.current;
    const tick = pageTick(latest.current, keysAtHand(rows, now.rowId)) !== 'all';
    change(
      withRows(latest.current, keysAtHand(rows, now.rowId), tick),
      tick ? 'pageSelected' : 'pageCleared',
    );
  }, [scope, latest, change]);

  return {
    selection,
    matching,
    page,
    count: hasTicks ? countSelected(selection, matching) : 0,
    toggleRow,
    tickTo,
    togglePage,
    selectAll: useCallback(() => change(selectAllMatching(), 'allSelected'), [change]),
    clear: useCallback(() => change(noSelection, 'cleared'), [change]),
  };
}
