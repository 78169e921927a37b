import { useCallback, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { formatQuantity } from '../../formats';
import type { PageTick } from '../../internal/grid/selection';
import {
  countSelected,
  isSelected,
  noSelection,
  pageTick,
  selectAllMatching,
  withRows,
} from '../../internal/grid/selection';
import { useLatest } from '../../internal/grid/useLatest';
import type { ManifestSelection, ManifestTableProps } from './ManifestTable.types';
import { hasTicksIn } from './scope';
import type { GridScope, RowsView } from './scope';

export interface Ticks {
  readonly selection: ManifestSelection;
  readonly count: number;
  /** Number of all matching rows. */
  readonly matching: number;
  readonly page: PageTick;
  readonly toggleRow: (index: number, extend: boolean) => void;
  readonly togglePage: () => void;
  readonly selectAll: () => void;
  readonly clear: () => void;
}

/** Props for ticking rows, in a table or in rows of another look. */
export type TickProps<Row> = Pick<
  ManifestTableProps<Row>,
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
  const [own, setOwn] = useState<ManifestSelection>(noSelection);
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
    (
      next: ManifestSelection,
      key: 'selected' | 'pageSelected' | 'pageCleared' | 'allSelected' | 'cleared',
    ) => {
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
    togglePage,
    selectAll: useCallback(() => change(selectAllMatching(), 'allSelected'), [change]),
    clear: useCallback(() => change(noSelection, 'cleared'), [change]),
  };
}
