import type { ReactElement, Ref } from 'react';
import type { Translate } from '../../i18n';
import { HeadContent } from '../../internal/grid/HeadContent';
import { isSortable } from '../../internal/grid/scope';
import type { PageTick } from '../../internal/grid/selection';
import { ariaSort } from '../../internal/grid/SortMark';
import type { ColumnTools } from '../../internal/grid/useColumnTools';
import { sortsOf } from '../../internal/grid/useSort';
import type { Sorting } from '../../internal/grid/types';
import type { TableLayout } from './layout';
import { stickyHead } from './Table.css';

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
            className={`${headClass} ${stickyHead}${tools ? ` ${tools.headClass}` : ''}`}
            style={headStyle}
            tabIndex={col === activeCol ? 0 : -1}
            onPointerDown={tools && source ? tools.onHeadDown : undefined}
          >
            <HeadContent source={source} sorts={sorts} page={page} edge={tools?.edge} t={t} />
          </th>
        ))}
      </tr>
    </thead>
  );
}
