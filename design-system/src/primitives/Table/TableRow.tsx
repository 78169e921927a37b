import { assignInlineVars } from '@vanilla-extract/dynamic';
import { memo } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { tableRow } from '../../css/table.css';
import type { Translate } from '../../i18n';
import { cellMark, cellOpen, tick } from '../../internal/grid/cell.css';
import { cellEditor } from '../../internal/grid/CellEditor';
import { rowOffset } from '../../internal/grid/dom';
import type { RowMarks } from '../../internal/grid/types';
import type { TableLaidOut, TableLayout } from './layout';
import type { TreePlace } from './Table.types';
import { markText, treeLevel, windowContent, windowContentTall } from './Table.css';

/** Draws the controls of a tree around the content of a row's heading. */
export type DrawTreeCell<Row> = (row: Row, place: TreePlace, content: ReactNode) => ReactNode;

export interface TableRowProps<Row> {
  row: Row;
  index: number;
  layout: TableLayout<Row>;
  /** Prefix of the ids in the table. */
  gridId: string;
  /** Undefined when rows cannot be selected. */
  isSelected: boolean | undefined;
  /** Whether its detail is open beside the table. */
  isCurrent: boolean;
  /** Whether a press on the row does something. */
  isPressable: boolean;
  /** Column of the active cell; -1 when it is in another row, or a stop in it has the focus. */
  activeCol: number;
  draft: string | null;
  marks: RowMarks | undefined;
  place: TreePlace | undefined;
  drawTreeCell: DrawTreeCell<Row> | undefined;
  /** Keeps the height of the row, since rows out of view are only counted. */
  isFixed: boolean;
  isTall: boolean | undefined;
  onText: (text: string) => void;
  t: Translate<'grid'>;
}

function RowInTable<Row>(props: TableRowProps<Row>): ReactElement {
  const { index, layout, gridId, isSelected, place } = props;
  const head = `${gridId}h${index}`;
  return (
    <tr
      role="row"
      aria-rowindex={index + rowOffset}
      aria-selected={isSelected}
      aria-current={props.isCurrent || undefined}
      aria-labelledby={head}
      aria-level={place?.level}
      aria-posinset={place?.position}
      aria-setsize={place?.siblings}
      aria-expanded={place?.isExpanded ?? undefined}
      data-pressable={props.isPressable || undefined}
      className={tableRow}
      style={place && assignInlineVars({ [treeLevel]: String(place.level) })}
    >
      {layout.columns.map((column, col) => renderCell(props, column, col, head))}
    </tr>
  );
}

/** Row of a table. Memoised: it renders again when its row or its columns are other objects, or when its own state changes. */
export const TableRow = memo(RowInTable) as typeof RowInTable;

function renderCell<Row>(
  props: TableRowProps<Row>,
  column: TableLaidOut<Row>,
  col: number,
  head: string,
): ReactElement {
  const { row, marks, activeCol } = props;
  const active = col === activeCol;
  const mark = column.source ? marks?.[column.id] : undefined;
  const isEdited = active && props.draft !== null && column.source?.edit !== undefined;
  const content = isEdited ? null : cellContent(props, column, mark?.text, head);
  const states = [column.cellClass, mark && cellMark[mark.level], (mark || isEdited) && cellOpen];
  return (
    <td
      key={column.id}
      id={column.role === 'rowheader' ? head : undefined}
      role={column.role}
      aria-colindex={col + 1}
      aria-invalid={mark?.level === 'critical' || undefined}
      data-column={column.phoneName}
      data-phone={column.phone}
      data-phone-named={column.source?.isNamedOnPhone || undefined}
      data-number={typeof content === 'number' || undefined}
      className={states.filter(Boolean).join(' ')}
      style={column.cellStyle}
      tabIndex={active ? 0 : -1}
    >
      {isEdited && column.source?.edit
        ? cellEditor(column.source.header, column.source.edit, row, props.draft ?? '', props.onText)
        : wrapped(props, content)}
      {mark ? <span className={markText}>{mark.message}</span> : null}
    </td>
  );
}

function wrapped<Row>({ isFixed, isTall }: TableRowProps<Row>, shown: ReactNode): ReactNode {
  return isFixed ? <div className={isTall ? windowContentTall : windowContent}>{shown}</div> : shown;
}

function cellContent<Row>(
  { row, index, place, drawTreeCell, isSelected, t }: TableRowProps<Row>,
  { source, role }: TableLaidOut<Row>,
  refused: string | undefined,
  head: string,
): ReactNode {
  if (source === null) {
    const id = `${head}t`;
    return (
      <span
        id={id}
        role="checkbox"
        aria-checked={isSelected === true}
        aria-label={t('select')}
        aria-labelledby={`${id} ${head}`}
        className={tick}
      />
    );
  }
  const drawn = refused ?? source.render(row, { index });
  return place && drawTreeCell && role === 'rowheader' ? drawTreeCell(row, place, drawn) : drawn;
}
