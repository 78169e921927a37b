import { useCallback, useMemo } from 'react';
import type { ReactElement } from 'react';
import { blockOf } from '../../internal/grid/range';
import { hasTicksIn, marksIn } from '../../internal/grid/scope';
import { isSelected } from '../../internal/grid/selection';
import { useLatest } from '../../internal/grid/useLatest';
import type { Editing } from '../../internal/grid/useEditing';
import type { GridFocus } from '../../internal/grid/useFocus';
import type { Ticks } from '../../internal/grid/useRowSelection';
import type { RowWindowState } from '../../internal/grid/useRowWindow';
import { GridRow } from './GridRow';
import * as css from './ManifestTable.css';
import type { ManifestScope } from './scope';
import { noQuantities, quantitiesOf } from './scope';

export interface GridBodyProps<Row> {
  readonly scope: ManifestScope<Row>;
  readonly rows: RowWindowState;
  readonly focus: GridFocus;
  readonly editing: Editing;
  readonly ticks: Ticks;
  readonly noteId: string;
}

/** Rows in view, and the active row wherever it is, so that scrolling never loses the focus. */
export function GridBody<Row>({
  scope,
  rows,
  focus,
  editing,
  ticks,
  noteId,
}: GridBodyProps<Row>): ReactElement {
  const { props, layout, view, t, tm, ts } = scope;
  const { geometry, window, settled, isPrinting } = rows;
  const { active, range } = focus;
  const { draft, marks, write } = editing;
  const block = useMemo(() => (range ? blockOf(range) : null), [range]);
  const { rowId, rowLabel } = props;
  const hasTicks = hasTicksIn(props);
  const naming = useLatest(rowLabel ?? rowId);
  const labelOf = useCallback((row: Row) => naming.current(row), [naming]);
  const { latest } = focus;
  const onText = useCallback((text: string) => write(latest.current.active, text), [write, latest]);

  const indexes: number[] = [];
  for (let index = window.start; index < window.end; index += 1) {
    if (!isPrinting || view.at(index) !== undefined) indexes.push(index);
  }
  if (!isPrinting && active.row >= 0 && active.row < view.count && geometry.rowHeight > 0) {
    if (active.row < window.start) indexes.unshift(active.row);
    else if (active.row >= window.end) indexes.push(active.row);
  }

  return (
    <div
      role="rowgroup"
      className={css.body}
      style={isPrinting ? undefined : { height: geometry.contentHeight }}
    >
      <div
        className={css.layer}
        role="presentation"
        style={window.shift === 0 ? undefined : { translate: `0 ${window.shift}px` }}
      >
        {indexes.map((index) => {
          const row = view.at(index);
          const key = row === undefined ? null : rowId(row);
          const here = index === active.row;
          const inBlock = block !== null && index >= block.top && index <= block.bottom;
          return (
            <GridRow
              key={index}
              row={row}
              index={index}
              top={index * geometry.rowHeight - window.origin}
              layout={layout}
              quantities={row === undefined ? noQuantities : quantitiesOf(props, row)}
              ticked={!hasTicks || key === null ? undefined : isSelected(ticks.selection, key)}
              activeCol={here ? active.col : -1}
              activeSub={here ? active.sub : -1}
              draft={
                here && draft !== null && draft.row === index && draft.col === active.col ? draft.text : null
              }
              rangeLeft={inBlock ? block.left : -1}
              rangeRight={inBlock ? block.right : -1}
              marks={row === undefined || key === null ? undefined : marksIn(props, row, marks.get(key))}
              isEditable={props.onEdit !== undefined}
              isLate={settled !== null && !here && (index < settled.start || index >= settled.end)}
              hasPicture={props.rowKind !== 'plain'}
              labelOf={labelOf}
              noteId={noteId}
              t={t}
              tm={tm}
              ts={ts}
              onText={onText}
            />
          );
        })}
      </div>
    </div>
  );
}
