import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { parseQuantity } from '@selvedge/domain/products/quantity';
import type { GridPoint } from './keyboard';
import { cellId } from './scope';
import type { ScopeRef } from './scope';
import type { CellMark, GridChange, RowMarks } from './types';
import { useLatest } from './useLatest';

/** Text being typed into a cell and not yet committed. */
export interface Draft extends GridPoint {
  readonly text: string;
}

export type Marks = ReadonlyMap<string, RowMarks>;
/** New mark by row key and cell id; `null` removes the mark. */
export type MarkChange = readonly [rowKey: string, id: string, mark: CellMark | null];

export interface Editing {
  readonly draft: Draft | null;
  readonly draftNow: () => Draft | null;
  readonly marks: Marks;
  readonly remark: (changes: readonly MarkChange[]) => void;
  readonly write: (point: GridPoint, text: string) => void;
  /** Commits the draft, or marks the cell with the reason for refusing it. */
  readonly commit: () => void;
  /** Discards the draft and the mark of the cell; returns whether there was a draft. */
  readonly cancel: (point: GridPoint) => boolean;
}

/** Result of a text written at a point: a change, a mark, or the mark of the cell removed. */
export interface Taken<Row> {
  readonly rowKey: string;
  readonly id: string;
  readonly mark: CellMark | null;
  readonly change?: GridChange<Row>;
}

/** Judge of texts written into the stops of a cell, such as the fields of a size run; without a text it only names the stop. */
export type JudgeStop<Row> = (point: GridPoint, text?: string) => Taken<Row> | null;

/** Editing of cells: a draft while typing, then a change, or a mark that keeps the refused text visible. */
export function useEditing<Row>(
  scope: ScopeRef<Row>,
  onInvalidChange: ((count: number) => void) | undefined,
  judgeStop?: JudgeStop<Row>,
): Editing {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [marks, setMarks] = useState<Marks>(new Map());
  const pending = useRef<Draft | null>(null);
  const invalidChange = useLatest(onInvalidChange);

  const put = useCallback((next: Draft | null) => {
    pending.current = next;
    setDraft(next);
  }, []);
  const remark = useCallback((changes: readonly MarkChange[]) => {
    setMarks((before) => withMarks(before, changes));
  }, []);

  const commit = useCallback(() => {
    const written = pending.current;
    if (!written) return;
    put(null);
    const taken = written.sub >= 0 ? (judgeStop?.(written, written.text) ?? null) : judgeCell(scope, written);
    if (!taken) return;
    remark([[taken.rowKey, taken.id, taken.mark]]);
    if (taken.change) scope.current.props.onEdit?.([taken.change]);
    if (taken.mark) scope.current.announce(taken.mark.message);
  }, [scope, put, remark, judgeStop]);

  const cancel = useCallback(
    (point: GridPoint) => {
      const had = pending.current !== null;
      put(null);
      const place = point.sub >= 0 ? judgeStop?.(point) : placeOf(scope, point);
      if (place) remark([[place.rowKey, place.id, null]]);
      return had;
    },
    [scope, put, remark, judgeStop],
  );

  const refused = useMemo(() => countRefused(marks), [marks]);
  const before = useRef(0);
  useEffect(() => {
    if (before.current === refused) return;
    before.current = refused;
    invalidChange.current?.(refused);
  }, [refused, invalidChange]);

  return {
    draft,
    draftNow: useCallback(() => pending.current, []),
    marks,
    remark,
    write: useCallback((point, text) => put({ ...point, text }), [put]),
    commit,
    cancel,
  };
}

function placeOf<Row>(scope: ScopeRef<Row>, { row: index, col }: GridPoint) {
  const { layout, view, props } = scope.current;
  const column = layout.columns[col]?.source;
  const row = index < 0 ? undefined : view.at(index);
  if (!column || row === undefined) return null;
  return { column, row, rowKey: props.rowId(row), id: cellId(column.id) };
}

function judgeCell<Row>(scope: ScopeRef<Row>, written: Draft): Taken<Row> | null {
  const place = placeOf(scope, written);
  const edit = place?.column.edit;
  if (!place || !edit) return null;
  const { column, row, rowKey, id } = place;
  const { t, ts } = scope.current;
  const { text } = written;
  const problem =
    edit.kind === 'quantity' && parseQuantity(text) === null
      ? ({ level: 'critical', message: ts('validNumber') } as const)
      : edit.check?.(text, row);
  if (problem?.level === 'critical') {
    const message = t('refused', { column: column.header, message: problem.message });
    return { rowKey, id, mark: { level: 'critical', message, text } };
  }
  const mark = problem ?? null;
  const value = edit.kind === 'quantity' ? String(parseQuantity(text)) : text;
  if (value === edit.value(row)) return { rowKey, id, mark };
  return { rowKey, id, mark, change: { kind: 'cell', row, rowId: rowKey, columnId: column.id, value } };
}

function withMarks(before: Marks, changes: readonly MarkChange[]): Marks {
  const real = changes.filter(
    ([rowKey, id, mark]) => mark !== null || before.get(rowKey)?.[id] !== undefined,
  );
  if (real.length === 0) return before;
  const next = new Map(before);
  for (const [rowKey, id, mark] of real) {
    const row: Record<string, CellMark> = { ...next.get(rowKey) };
    if (mark) row[id] = mark;
    else delete row[id];
    if (Object.keys(row).length > 0) next.set(rowKey, row);
    else next.delete(rowKey);
  }
  return next;
}

function countRefused(marks: Marks): number {
  let count = 0;
  for (const row of marks.values())
    for (const mark of Object.values(row)) if (mark.text !== undefined) count += 1;
  return count;
}
