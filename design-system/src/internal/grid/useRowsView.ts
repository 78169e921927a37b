import { useMemo, useState } from 'react';
import { compareText } from '../../formats';
import type { Locale } from '../../formats';
import { sortOrder } from './order';
import type { GridProps, LazyRows, RowsView, Sorting } from './types';
import { sortsOf } from './useSort';

interface Kept<Row> {
  readonly rows: readonly Row[] | LazyRows<Row>;
  readonly sort: Sorting;
  readonly order: Uint32Array | null;
}

type RowsProps<Row> = Pick<GridProps<Row>, 'rows' | 'rowId' | 'columns'>;

/** Returns whether the rows are an array and so all loaded; lazy rows may be missing. */
export function isArray<Row>(rows: readonly Row[] | LazyRows<Row>): rows is readonly Row[] {
  return Array.isArray(rows);
}

/** Returns the number of rows among the first `end` that are loaded. */
export function countHere<Row>(view: RowsView<Row>, end: number): number {
  let count = 0;
  for (let index = 0; index < end; index += 1) if (view.at(index) !== undefined) count += 1;
  return count;
}

/**
 * Returns the rows in view order. They are sorted on request and when other rows are passed; an edited value does not move its row away
 * from the user who edits it.
 */
export function useRowsView<Row>(props: RowsProps<Row>, sort: Sorting, locale: Locale): RowsView<Row> {
  const { rows } = props;
  const [kept, setKept] = useState<Kept<Row>>(() => ({ rows, sort, order: orderOf(props, sort, locale) }));
  let current = kept;
  if (kept.rows !== rows || kept.sort !== sort) {
    const keep = kept.sort === sort && sameRows(kept.rows, rows, props.rowId);
    current = { rows, sort, order: keep ? kept.order : orderOf(props, sort, locale) };
    setKept(current);
  }
  const { order } = current;
  return useMemo(() => {
    if (!isArray(rows)) return { count: rows.count, at: rows.get };
    if (!order) return { count: rows.length, at: (index: number) => rows[index] };
    return { count: rows.length, at: (index: number) => rows[order[index] ?? -1] };
  }, [rows, order]);
}

function orderOf<Row>(
  { rows, columns }: RowsProps<Row>,
  sorting: Sorting,
  locale: Locale,
): Uint32Array | null {
  if (!isArray(rows)) return null;
  let order: Uint32Array | null = null;
  // The last column first: each pass keeps the order of the passes before it among equal rows.
  for (const sort of [...sortsOf(sorting)].reverse()) {
    const value = columns.find(({ id }) => id === sort.column)?.sortValue;
    if (!value) continue;
    const before: Uint32Array | null = order;
    const pass = sortOrder({
      count: rows.length,
      keyAt: (index) => {
        const row = rows[before ? (before[index] ?? -1) : index];
        return row === undefined ? null : value(row);
      },
      direction: sort.direction,
      compareText: (one, other) => compareText(one, other, locale),
    });
    order = before ? pass.map((position) => before[position] ?? position) : pass;
  }
  return order;
}

function sameRows<Row>(
  before: readonly Row[] | LazyRows<Row>,
  after: readonly Row[] | LazyRows<Row>,
  rowKey: (row: Row) => string,
): boolean {
  if (!isArray(before) || !isArray(after) || before.length !== after.length) return false;
  return after.every((row, index) => {
    const old = before[index];
    return old === row || (old !== undefined && rowKey(old) === rowKey(row));
  });
}
