import { useEffect } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { answerOf } from '@selvedge/app-shell/app/answerOf';
import { navigate } from '@selvedge/app-shell/app/hashLocation';
import type { Narrowing } from '@selvedge/design-system/primitives/NoMatches';
import { Pagination } from '@selvedge/design-system/primitives/Pagination';
import { TableSkeleton } from '@selvedge/design-system/primitives/Skeleton';
import { Table } from '@selvedge/design-system/primitives/Table';
import type { TableProps } from '@selvedge/design-system/primitives/Table';
import { PAGE_SIZE_DEFAULT } from '@selvedge/domain/constants';
import { ReadFailure } from './ReadFailure';

interface PagedTableProps<Row> extends Omit<TableProps<Row>, 'rows' | 'narrowing'> {
  /** Filters that hide rows; null for a list without filters. */
  narrowing: Narrowing | null;
  query: UseQueryResult<{ list: readonly Row[]; total: number }>;
  /** Address of the first page, with its filters. */
  path: string;
  /** Page shown, from 1. */
  page: number;
  /** Whether rows have a picture, for the skeleton shown while they are read. */
  hasPicture?: boolean;
}

/**
 * Table that is read in pages, with the page in the address, a skeleton, an error state and the pagination. A page whose last row was
 * removed, or that never existed, redirects to the last existing one.
 */
export function PagedTable<Row extends object>(props: PagedTableProps<Row>) {
  const { query, path, page, hasPicture = true, ...table } = props;
  const { data, isWaiting, hasFailed } = answerOf(query);
  const addressOf = (to: number): string =>
    to > 1 ? `${path}${path.includes('?') ? '&' : '?'}page=${to}` : path;
  const isPast = page > 1 && data?.list.length === 0 && !query.isPlaceholderData;
  const last = addressOf(Math.ceil((data?.total ?? 0) / PAGE_SIZE_DEFAULT));
  useEffect(() => {
    if (isPast) navigate(last, { replace: true });
  }, [isPast, last]);
  return (
    <>
      {isWaiting ? <TableSkeleton hasPicture={hasPicture} /> : null}
      {hasFailed ? <ReadFailure isInset query={query} /> : null}
      {data ? (
        <>
          <Table {...table} rows={data.list} />
          <Pagination
            isInset
            page={page}
            pageSize={PAGE_SIZE_DEFAULT}
            total={data.total}
            onPageChange={(next) => navigate(addressOf(next))}
          />
        </>
      ) : null}
    </>
  );
}
