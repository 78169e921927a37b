import type { UseQueryResult } from '@tanstack/react-query';
import { answerOf } from '@selvedge/app-shell/app/answerOf';
import type { Narrowing } from '@selvedge/design-system/primitives/NoMatches';
import { Pagination } from '@selvedge/design-system/primitives/Pagination';
import { TableSkeleton } from '@selvedge/design-system/primitives/Skeleton';
import { Table } from '@selvedge/design-system/primitives/Table';
import type { TableProps } from '@selvedge/design-system/primitives/Table';
import { PAGE_SIZE_DEFAULT } from '@selvedge/domain/constants';
import { ReadFailure } from '@selvedge/app-shell/app/ReadFailure';

interface PagedTableProps<Row> extends Omit<TableProps<Row>, 'rows' | 'narrowing' | 'hasPhoneRows'> {
  /** Filters that hide rows; null for a list without filters. */
  narrowing: Narrowing | null;
  query: UseQueryResult<{ list: readonly Row[]; total: number }>;
  /** Title of the error when the rows could not be read; the message of the error when left out. */
  failed?: string;
  /** Page shown, from 1. */
  page: number;
  pageSize?: number;
  onPageChange: (page: number) => void;
  /** Whether a single page has no pagination. */
  hidesSinglePage?: boolean;
  /** Number of rows of the skeleton shown while they are read. */
  skeletonRows?: number;
  /** Whether the rows of the skeleton have a picture; by default tall ones have. */
  hasPicture?: boolean;
}

/** Table that is read in pages, with a skeleton, an error state and the pagination. */
export function PagedTable<Row extends object>(props: PagedTableProps<Row>) {
  const { query, failed, page, pageSize = PAGE_SIZE_DEFAULT, onPageChange, ...rest } = props;
  const { hidesSinglePage = false, skeletonRows, hasPicture = rest.isTall ?? false, ...table } = rest;
  const { data, isWaiting, hasFailed } = answerOf(query);
  if (isWaiting) return <TableSkeleton rows={skeletonRows} hasPicture={hasPicture} />;
  if (hasFailed || data === undefined) return <ReadFailure isInset title={failed} query={query} />;
  return (
    <>
      <Table {...table} rows={data.list} hasPhoneRows />
      {hidesSinglePage && data.total <= pageSize ? null : (
        <Pagination isInset page={page} pageSize={pageSize} total={data.total} onPageChange={onPageChange} />
      )}
    </>
  );
}
