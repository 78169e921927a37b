import type { GridPoint } from '../../internal/grid/keyboard';
import type { PasteSlot, PasteOutcome } from '../../internal/grid/paste';
import { planPaste } from '../../internal/grid/paste';
import { parseQuantity } from '@selvedge/domain/products/quantity';
import { validateSizePaste } from '../../internal/sizeRun/judge';
import type { CellEdit, ManifestChange, ManifestColumn, PasteResult } from './ManifestTable.types';
import type { ManifestScope } from './scope';
import { cellId, openEdit } from '../../internal/grid/scope';
import type { MarkChange } from '../../internal/grid/useEditing';

interface Slot<Row> extends PasteSlot {
  readonly rowKey: string;
  readonly columnId: string;
  readonly sizeId: string | null;
  readonly change: (value: string) => ManifestChange<Row>;
}

export interface AppliedPaste<Row> {
  readonly result: PasteResult;
  readonly changes: ManifestChange<Row>[];
  readonly marks: MarkChange[];
}

/** Computes what a pasted block writes, beginning at a cell or at a size of a run. */
export function applyPaste<Row>(
  scope: ManifestScope<Row>,
  block: readonly (readonly string[])[],
  start: GridPoint,
): AppliedPaste<Row> {
  const cells = planPaste<Slot<Row>>(block, {
    slotAt: (down, right) => slotAt(scope, start, down, right),
  });
  const changes: ManifestChange<Row>[] = [];
  const marks: MarkChange[] = [];
  for (const { slot, verdict } of cells) {
    if (!slot) continue;
    if (verdict.outcome !== 'rejected') changes.push(slot.change(verdict.value));
    marks.push([slot.rowKey, cellId(slot.columnId, slot.sizeId ?? undefined), markOf(verdict)]);
  }
  const count = (outcome: PasteOutcome['outcome']) =>
    cells.filter(({ verdict }) => verdict.outcome === outcome).length;
  const result: PasteResult = {
    accepted: count('accepted'),
    cut: count('cut'),
    rejected: count('rejected'),
    cells: cells.map(({ down, text, slot, verdict }) => ({
      row: start.row + down,
      columnId: slot?.columnId ?? null,
      sizeId: slot?.sizeId ?? null,
      text,
      outcome: verdict.outcome,
      reason: verdict.outcome === 'accepted' ? null : verdict.reason,
    })),
  };
  return { result, changes, marks };
}

function markOf(verdict: PasteOutcome) {
  if (verdict.outcome === 'accepted') return null;
  return { level: verdict.outcome === 'cut' ? 'warning' : 'critical', message: verdict.reason } as const;
}

function slotAt<Row>(
  scope: ManifestScope<Row>,
  start: GridPoint,
  down: number,
  right: number,
): Slot<Row> | string {
  const { view, layout, props, tm: t } = scope;
  const index = start.row + down;
  if (index >= view.count) return t('outside');
  const row = view.at(index);
  if (row === undefined) return t('notLoaded');
  const run = layout.runColumn;
  const intoRun = run >= start.col && start.col + right >= run;
  const column = layout.columns[intoRun ? run : start.col + right]?.source;
  if (!column) return t('readOnly');
  const rowKey = props.rowId(row);
  const edit = openEdit(scope, column.edit, row);
  if (!intoRun) return edit ? cellSlot(scope, column, edit, row, rowKey) : t('readOnly');
  const position = start.col === run ? Math.max(0, start.sub) + right : start.col + right - run;
  const size = column.run?.sizes(row)[position];
  if (!size) return t('noSize');
  return {
    rowKey,
    columnId: column.id,
    sizeId: size.id,
    take: (text) => validateSizePaste(size, text, scope.ts),
    change: (value) => ({
      kind: 'quantity',
      row,
      rowId: rowKey,
      columnId: column.id,
      sizeId: size.id,
      quantity: Number(value),
    }),
  };
}

function cellSlot<Row>(
  scope: ManifestScope<Row>,
  column: ManifestColumn<Row>,
  edit: CellEdit<Row>,
  row: Row,
  rowKey: string,
): Slot<Row> {
  return {
    rowKey,
    columnId: column.id,
    sizeId: null,
    take: (text) => judgeCell(scope, edit, row, text),
    change: (value) => ({ kind: 'cell', row, rowId: rowKey, columnId: column.id, value }),
  };
}

function judgeCell<Row>(
  { tm: t, ts }: ManifestScope<Row>,
  edit: CellEdit<Row>,
  row: Row,
  text: string,
): PasteOutcome {
  if (edit.kind === 'choice') {
    const option = edit.options?.(row).find(({ id, label }) => id === text || label === text);
    return option
      ? { outcome: 'accepted', value: option.id }
      : { outcome: 'rejected', reason: t('unknownChoice') };
  }
  const quantity = parseQuantity(text);
  if (edit.kind === 'quantity' && quantity === null)
    return { outcome: 'rejected', reason: ts('validNumber') };
  const problem = edit.check?.(text, row);
  if (problem?.level === 'critical') return { outcome: 'rejected', reason: problem.message };
  const limit = edit.kind === 'quantity' ? (edit.limit?.(row) ?? null) : null;
  if (quantity !== null && limit !== null && quantity > limit) {
    return { outcome: 'cut', value: String(limit), reason: t('limit', { limit, asked: quantity }) };
  }
  return { outcome: 'accepted', value: edit.kind === 'quantity' ? String(quantity) : text };
}
