import { answerOf } from '@selvedge/app-shell/app/answerOf';
import { ReadFailure } from '@selvedge/app-shell/app/ReadFailure';
import type { Narrowing } from '@selvedge/design-system/primitives/NoMatches';
import { Pagination } from '@selvedge/design-system/primitives/Pagination';
import { TableSkeleton } from '@selvedge/design-system/primitives/Skeleton';
import { Table } from '@selvedge/design-system/primitives/Table';
import type { TableProps } from '@selvedge/design-system/primitives/Table';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { GroupedTables } from './GroupedTables';
import type { Groups } from './GroupedTables';

interface ListingProps<Row> extends Pick<
  TableProps<Row>,
  | 'columns'
  | 'arrangement'
  | 'onArrangementChange'
  | 'rowId'
  | 'selectedKeys'
  | 'onSelectionChange'
  | 'sort'
  | 'onSortChange'
  | 'onRowAction'
  | 'isTall'
> {
  /** Accessible name of the table. */
  label: string;
  query: UseQueryResult<{ list: Row[]; total: number }>;
  /** Title of the error when the rows could not be read. */
  failed: string;
  /** EmptyState that explains how rows are added. */
  empty: ReactNode;
  /** Filters that hide rows; null for a list without filters. */
  narrowing: Narrowing | null;
  /** Groups the rows of a page, each group under a heading of its own. */
  groups?: Groups<Row>;
  /** Sums over all rows that match the filters, between the rows and the pagination. */
  totals?: ReactNode;
  page: number;
  pageSize: number;
  onPageChange: (page: number) => void;
}

/**
 * Rows of a list and its states: loading, failed, empty, one page of rows. Columns are hidden in a narrow window; on a phone rows are shown
 * as blocks.
 */
export function Listing<Row extends object>(props: ListingProps<Row>) {
  const { label, query, failed, groups, totals, page, pageSize, onPageChange, ...table } = props;
  const { data, isWaiting, hasFailed } = answerOf(query);
  if (isWaiting) return <TableSkeleton hasPicture={table.isTall} />;
  if (hasFailed || data === undefined) return <ReadFailure isInset title={failed} query={query} />;
  return (
    <>
      {groups && data.list.length > 0 ? (
        <GroupedTables {...table} groups={groups} rows={data.list} />
      ) : (
        <Table {...table} label={label} rows={data.list} hasPhoneRows />
      )}
      {totals}
      <Pagination
        listName={label}
        isInset
        page={page}
        pageSize={pageSize}
        total={data.total}
        onPageChange={onPageChange}
      />
    </>
  );
}
