import { Column, TableHeader } from 'react-aria-components/Table';
import { columnHead } from '../../css/table.css';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import type { TableColumn } from '../../internal/tableColumn';
import { Checkbox } from '../Checkbox/Checkbox';
import { ArrowDownIcon } from '../Icon/icons';
import { sortMark, tickColumn } from './Table.css';

interface TableHeadProps<RowData> {
  columns: readonly TableColumn<RowData>[];
  /** Adds the checkbox for all rows. */
  hasTicks: boolean;
}

/** Column heads; the sorted column has an arrow. */
export function TableHead<RowData>({ columns, hasTicks }: TableHeadProps<RowData>) {
  const rowHeader = columns.find((column) => column.isRowHeader) ?? columns[0];
  return (
    <TableHeader>
      {hasTicks ? (
        <Column className={`${columnHead()} ${tickColumn}`}>
          <Checkbox slot="selection" />
        </Column>
      ) : null}
      {columns.map(({ id, header, head = header, isHeaderHidden, align, isSortable, width }) => (
        <Column
          key={id}
          id={id}
          isRowHeader={id === rowHeader?.id}
          allowsSorting={isSortable}
          className={columnHead({ align })}
          style={width === undefined ? undefined : { inlineSize: width }}
        >
          {({ sortDirection }) => (
            <>
              {isHeaderHidden ? <span className={visuallyHidden}>{header}</span> : head}
              {sortDirection ? (
                <span className={sortMark}>
                  <ArrowDownIcon size="small" />
                </span>
              ) : null}
            </>
          )}
        </Column>
      ))}
    </TableHeader>
  );
}
