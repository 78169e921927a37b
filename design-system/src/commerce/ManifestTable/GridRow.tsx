import { memo } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { Translate } from '../../i18n';
import { cellId } from '../../internal/grid/scope';
import type { RowMarks } from '../../internal/grid/types';
import { cellMark, cellOpen, cellRange, tick } from '../../internal/grid/cell.css';
import { rowOffset } from '../../internal/grid/dom';
import type { CellMark, Quantities } from '../../internal/sizeRun/types';
import { note, noteWarning } from '../../internal/sizeRun/sizeRun.css';
import { cellEditor } from '../../internal/grid/CellEditor';
import { pictureCell } from './Cells';
import type { GridColumn, GridLayout } from './columns';
import * as css from './ManifestTable.css';
import { renderRun } from './RunCell';
import { skeletonCell } from './SkeletonCell';

export interface GridRowProps<Row> {
  /** `undefined` while it is loading. */
  readonly row: Row | undefined;
  readonly index: number;
  /** Offset from the layer's top, in pixels. */
  readonly top: number;
  readonly layout: GridLayout<Row>;
  readonly quantities: Quantities;
  /** Whether the row is ticked; undefined when rows cannot be ticked. */
  readonly ticked: boolean | undefined;
  /** Column of the active cell; -1 when it is in another row. */
  readonly activeCol: number;
  readonly activeSub: number;
  readonly draft: string | null;
  /** First and last column of the selected block in this row; -1 when there is none. */
  readonly rangeLeft: number;
  readonly rangeRight: number;
  readonly marks: RowMarks | undefined;
  readonly isEditable: boolean;
  readonly hasPicture: boolean;
  /** During a fast scroll: pictures and sizes are drawn when it ends. */
  readonly isLate: boolean;
  readonly labelOf: (row: Row) => string;
  readonly noteId: string;
  readonly t: Translate<'grid'>;
  readonly tm: Translate<'ManifestTable'>;
  readonly ts: Translate<'sizeRun'>;
  readonly onText: (text: string) => void;
}

function RowInGrid<Row>(props: GridRowProps<Row>): ReactElement {
  const { row, index, layout, quantities, ticked } = props;
  return (
    <div
      role="row"
      aria-rowindex={index + rowOffset}
      aria-selected={ticked}
      aria-busy={row === undefined || undefined}
      className={hasQuantity(quantities) ? css.rowFilled : css.row}
      style={{ top: props.top }}
    >
      {layout.columns.map((column, col) => renderCell(props, column, col))}
    </div>
  );
}

/** Row of the grid. Memoised: it renders again only when one of its props changes, so ticking a row renders only that row. */
export const GridRow = memo(RowInGrid) as typeof RowInGrid;

function hasQuantity(quantities: Quantities): boolean {
  for (const id in quantities) if (quantities[id]) return true;
  return false;
}

function renderCell<Row>(props: GridRowProps<Row>, column: GridColumn<Row>, col: number): ReactElement {
  const { activeCol, activeSub, marks, rangeLeft, rangeRight } = props;
  const active = col === activeCol;
  const mark = marks === undefined ? undefined : marks[cellId(column.id)];
  const inRange = rangeLeft >= 0 && col >= rangeLeft && col <= rangeRight;
  return (
    <div
      key={column.id}
      role={props.row === undefined ? 'gridcell' : column.role}
      aria-colindex={col + 1}
      aria-selected={inRange || undefined}
      data-range={inRange || undefined}
      aria-invalid={mark?.level === 'critical' || undefined}
      aria-describedby={active && mark ? props.noteId : undefined}
      className={classOf(column, mark, inRange, active && props.draft !== null)}
      style={column.style}
      tabIndex={active && activeSub < 0 ? 0 : undefined}
    >
      {cellContent(props, column, active, mark)}
      {active && mark ? (
        <span id={props.noteId} className={mark.level === 'critical' ? note : noteWarning}>
          {mark.message}
        </span>
      ) : null}
    </div>
  );
}

function classOf<Row>(
  { cellClass }: GridColumn<Row>,
  mark: CellMark | undefined,
  inRange: boolean,
  written: boolean,
): string {
  if (!mark && !inRange && !written) return cellClass;
  const states = [inRange && cellRange, mark && cellMark[mark.level], (mark || written) && cellOpen];
  return [cellClass, ...states].filter(Boolean).join(' ');
}

function cellContent<Row>(
  props: GridRowProps<Row>,
  column: GridColumn<Row>,
  active: boolean,
  mark: CellMark | undefined,
): ReactNode {
  const { row, index, quantities, draft } = props;
  const { source } = column;
  if (row === undefined) return skeletonCell(column, index, props.hasPicture);
  if (source === null) {
    const name = props.t('selectRow', { name: props.labelOf(row) });
    return <span role="checkbox" aria-checked={props.ticked === true} aria-label={name} className={tick} />;
  }
  if (props.isLate && (source.run || source.isLate)) return null;
  if (source.picture)
    return pictureCell(source.picture(row), props.tm('openLarge', { name: props.labelOf(row) }));
  if (source.run) return renderRun(props, row, source, source.run, active);
  if (source.edit && active && draft !== null)
    return cellEditor(source.header, source.edit, row, draft, props.onText);
  if (mark?.text !== undefined) return mark.text;
  return source.render(row, { quantities });
}
