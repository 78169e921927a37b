import type { ReactNode } from 'react';
import { innerProps, rootProps } from '../../internal/rootProps';
import type { RootProps } from '../../internal/rootProps';
import { ErrorState } from '../../primitives/ErrorState/ErrorState';
import type { ErrorStateProps } from '../../primitives/ErrorState/ErrorState';
import { Pagination } from '../../primitives/Pagination/Pagination';
import { TableSkeleton } from '../../primitives/Skeleton/Skeleton';
import { Table } from '../../primitives/Table/Table';
import type { TableProps } from '../../primitives/Table/Table';
import { GroupedTables } from '../../primitives/GroupedTables/GroupedTables';
import type { Groups } from '../../primitives/GroupedTables/GroupedTables';

/** Rows of one page, or why there is none: it is being read, or could not be read. */
export type ListAnswer<Row> =
  | { state: 'waiting' }
  | ({ state: 'failed' } & Pick<ErrorStateProps, 'title' | 'onRetry' | 'isRetrying' | 'reference'>)
  | { state: 'ready'; rows: readonly Row[]; /** Number of rows on all pages. */ total: number };

/** Page of rows that is shown, and the way to the others. */
export interface ListPaging {
  /** From 1. */
  page: number;
  pageSize: number;
  onPageChange: (page: number) => void;
}

/** Props of the table that a list passes through. */
export type ListTable<Row> = Pick<
  TableProps<Row>,
  | 'columns'
  | 'arrangement'
  | 'onArrangementChange'
  | 'rowId'
  | 'rowHref'
  | 'currentKey'
  | 'onRowAction'
  | 'selectedKeys'
  | 'onSelectionChange'
  | 'sort'
  | 'sortMode'
  | 'onSortChange'
  | 'isTall'
  | 'minWidth'
>;

/** Props of {@link ListRows}. */
export interface ListRowsProps<Row>
  extends RootProps<HTMLDivElement>, ListTable<Row>, Required<Pick<TableProps<Row>, 'narrowing'>> {
  /** Accessible name of the table. */
  label: string;
  answer: ListAnswer<Row>;
  /** EmptyState that explains how rows are added. */
  empty: ReactNode;
  /** Groups the rows of a page, each group under a heading of its own. */
  groups?: Groups<Row>;
  /** Sums over all rows that match the filters, between the rows and the pagination. */
  sums?: ReactNode;
  /** Left out for a list that always shows all of its rows. */
  paging?: ListPaging;
  /** Whether a single page has no pagination, as in a section of another page. */
  isSinglePageHidden?: boolean;
  /** Number of rows of the skeleton that is shown while they are read. */
  skeletonRows?: number;
  /** Whether the rows of the skeleton begin with a picture; those of tall rows do when left out. */
  hasPicture?: boolean;
}

/** Rows of a list in each of its states, with their sums and the pagination. */
export function ListRows<Row extends object>(props: ListRowsProps<Row>) {
  return <div {...rootProps(props)}>{drawRows(innerProps(props))}</div>;
}

function drawRows<Row extends object>(props: Omit<ListRowsProps<Row>, keyof RootProps>) {
  const { label, answer, groups, sums, paging, isSinglePageHidden = false, ...rest } = props;
  const { skeletonRows, hasPicture = rest.isTall ?? false, ...table } = rest;
  if (answer.state === 'waiting') return <TableSkeleton rows={skeletonRows} hasPicture={hasPicture} />;
  if (answer.state === 'failed') {
    const { state: _, ...failure } = answer;
    return <ErrorState {...failure} isInset />;
  }
  const { rows, total } = answer;
  const isPaged = paging && !(isSinglePageHidden && total <= paging.pageSize);
  return (
    <>
      {groups && rows.length > 0 ? (
        <GroupedTables {...table} groups={groups} rows={rows} />
      ) : (
        <Table {...table} label={label} rows={rows} hasPhoneRows />
      )}
      {sums}
      {isPaged && <Pagination {...paging} listName={label} isInset total={total} />}
    </>
  );
}
