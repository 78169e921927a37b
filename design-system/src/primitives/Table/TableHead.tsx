import type { ReactElement, ReactNode, Ref } from 'react';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import type { Translate } from '../../i18n';
import { tick } from '../../internal/grid/cell.css';
import { movable } from '../../internal/grid/columnEdge.css';
import { ColumnEdge } from '../../internal/grid/ColumnEdge';
import { isSortable } from '../../internal/grid/scope';
import type { PageTick } from '../../internal/grid/selection';
import { ariaSort, SortMark } from '../../internal/grid/SortMark';
import type { ColumnTools } from '../../internal/grid/useColumnTools';
import { sortsOf } from '../../internal/grid/useSort';
import type { Sorting } from '../../internal/grid/types';
import type { TableLayout } from './layout';
import { stickyHead } from './Table.css';
import type { TableColumn } from './Table.types';

interface TableHeadProps<Row> {
  layout: TableLayout<Row>;
  sort: Sorting;
  page: PageTick;
  /** Position of the active column in the head; -1 when the active cell is among the rows. */
  activeCol: number;
  tools: ColumnTools | null;
  t: Translate<'grid'>;
  ref: Ref<HTMLTableSectionElement>;
}

const ticked = { none: false, some: 'mixed', all: true } as const;

/** Column heads; sorted columns have an arrow, and columns that can be resized an edge. */
export function TableHead<Row>(props: TableHeadProps<Row>): ReactElement {
  const { layout, page, activeCol, tools, t, ref } = props;
  const sorts = sortsOf(props.sort);
  return (
    <thead role="rowgroup" ref={ref}>
      <tr role="row" aria-rowindex={1}>
        {layout.columns.map(({ source, id, headClass, headStyle }, col) => (
          <th
            key={id}
            role="columnheader"
            aria-colindex={col + 1}
            aria-sort={source ? ariaSort(sorts, id) : undefined}
            aria-keyshortcuts={tools && source ? tools.shortcuts : undefined}
            data-sortable={(source && isSortable(source)) || undefined}
            data-sorted={sorts.some(({ column }) => column === id) || undefined}
            className={`${headClass} ${stickyHead}${tools ? ` ${movable}` : ''}`}
            style={headStyle}
            tabIndex={col === activeCol ? 0 : -1}
            onPointerDown={tools && source ? tools.onHeadDown : undefined}
          >
            {source === null ? (
              <span
                role="checkbox"
                aria-checked={ticked[page]}
                aria-label={t('selectPage')}
                className={tick}
              />
            ) : (
              headContent(source)
            )}
            {source && <SortMark sorts={sorts} column={id} t={t} />}
            {tools && source && !source.isHeaderHidden ? <ColumnEdge /> : null}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** Returns the content of a column head; a hidden head keeps its name for screen readers. */
function headContent<Row>({ head, header, isHeaderHidden }: TableColumn<Row>): ReactNode {
  return isHeaderHidden ? <span className={visuallyHidden}>{header}</span> : (head ?? header);
}
