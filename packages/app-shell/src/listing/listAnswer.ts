import type { UseQueryResult } from '@tanstack/react-query';
import { serverErrorRequestId } from '@selvedge/api-spec/client';
import type { ListAnswer, ListPaging, ListRowsProps } from '@selvedge/design-system/pages/ListPage';
import { PAGE_SIZE_DEFAULT } from '@selvedge/domain/constants';
import { answerOf } from '../app/answerOf';
import { errorWords } from '../app/errorWords';

/** Rows of one page, as lists of the server answer. */
export interface ListAnswerOf<Row> {
  list: readonly Row[];
  total: number;
  /** Rows per page; the contract's default when left out. */
  pageSize?: number;
}

/**
 * Returns the read of a list as its page shows it: waiting, failed with a retry and the request id for a report, or its rows.
 *
 * @param failed title of the error when the rows could not be read; the message of the error when left out
 */
export function listAnswer<Row>(read: UseQueryResult<ListAnswerOf<Row>>, failed?: string): ListAnswer<Row> {
  const { data, isWaiting } = answerOf(read);
  if (isWaiting) return { state: 'waiting' };
  if (data !== undefined) return { state: 'ready', rows: data.list, total: data.total };
  return {
    state: 'failed',
    title: failed ?? errorWords(read.error),
    onRetry: () => void read.refetch(),
    isRetrying: read.isRefetching,
    reference: serverErrorRequestId(read.error),
  };
}

/**
 * Returns the props of a list without filters: of all its rows, or of one page of them, which the caller holds.
 *
 * @param failed title of the error when the rows could not be read
 */
export function plainList<Row>(
  read: UseQueryResult<ListAnswerOf<Row>>,
  failed: string,
  paging?: Pick<ListPaging, 'page' | 'onPageChange'>,
): Pick<ListRowsProps<Row>, 'answer' | 'paging'> {
  const pageSize = read.data?.pageSize ?? PAGE_SIZE_DEFAULT;
  return { answer: listAnswer(read, failed), paging: paging && { ...paging, pageSize } };
}
