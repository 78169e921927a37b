import type { ReactElement } from 'react';
import { readSizeText, stockProblem } from '../../internal/sizeRun/judge';
import { sizeField } from '../../internal/sizeRun/sizeField';
import { run as runClass } from '../../internal/sizeRun/sizeRun.css';
import type { Problem, RunSize } from '../../internal/sizeRun/types';
import type { GridRowProps } from './GridRow';
import type { ManifestColumn, SizeRunColumn } from './ManifestTable.types';
import { cellId } from '../../internal/grid/scope';

/** Returns the size run of a row. Only the size in use is an input. */
export function renderRun<Row>(
  props: GridRowProps<Row>,
  row: Row,
  column: ManifestColumn<Row>,
  run: SizeRunColumn<Row>,
  active: boolean,
): ReactElement {
  const { quantities, marks, ts } = props;
  return (
    <div className={runClass}>
      {run.sizes(row).map((size, position) => {
        const live = active && position === props.activeSub;
        const mark = marks === undefined ? undefined : marks[cellId(column.id, size.id)];
        const quantity = quantities[size.id] ?? 0;
        const draft = live ? props.draft : null;
        const shown = quantity > 0 ? String(quantity) : '';
        return sizeField({
          size,
          position,
          live,
          text: draft ?? mark?.text ?? shown,
          problem:
            draft === null
              ? (mark ?? problemOf(run, row, size, quantity, ts))
              : draftProblem(run, row, size, draft, ts),
          readOnly: !props.isEditable,
          noteId: props.noteId,
          t: ts,
          onText: props.onText,
        });
      })}
    </div>
  );
}

function problemOf<Row>(
  run: SizeRunColumn<Row>,
  row: Row,
  size: RunSize,
  quantity: number,
  ts: GridRowProps<Row>['ts'],
): Problem | undefined {
  if (quantity === 0) return undefined;
  return stockProblem(size, quantity, ts) ?? run.check?.(row, size, quantity);
}

function draftProblem<Row>(
  run: SizeRunColumn<Row>,
  row: Row,
  size: RunSize,
  draft: string,
  ts: GridRowProps<Row>['ts'],
): Problem | undefined {
  const quantity = readSizeText(draft);
  if (quantity === null) return { level: 'critical', message: ts('validNumber') };
  return problemOf(run, row, size, quantity, ts);
}
