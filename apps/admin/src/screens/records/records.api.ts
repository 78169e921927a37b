import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { instantsOf } from '@selvedge/app-shell/listing/days';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { staff } from '../../api/client';
import type { RecordsFilter } from './records.search';

/** Records per page. */
const RECORDS_PER_PAGE = 20;

/** Returns the filter as parameters of the server. */
const narrowing = (filter: RecordsFilter, timeZone: string) => {
  const { keywords, operator, module, operatorType } = filter;
  return {
    ...(keywords ? { keywords } : {}),
    ...(operator ? { operator } : {}),
    ...(module ? { module } : {}),
    ...(operatorType ? { operatorType } : {}),
    ...instantsOf(filter, timeZone),
  };
};

/** Query of one page of operation records, newest first. */
export const recordsQuery = (filter: RecordsFilter, timeZone: string) => {
  const { keywords, operator, module, operatorType, time, from, to, page } = filter;
  return queryOptions({
    queryKey: queryKey(
      'records',
      'page',
      keywords,
      operator,
      module,
      operatorType,
      time,
      from,
      to,
      page,
      timeZone,
    ),
    placeholderData: keepPreviousData,
    staleTime: 0,
    queryFn: ({ signal }) =>
      staff.get('/api/v1/logs/page', {
        query: { pageNum: page, pageSize: RECORDS_PER_PAGE, ...narrowing(filter, timeZone) },
        signal,
        silent: true,
      }),
  });
};

/** Returns all records that match the filter as a workbook. */
export const exportRecords = ({ filter, timeZone }: { filter: RecordsFilter; timeZone: string }) =>
  staff.get('/api/v1/logs/_export', { query: narrowing(filter, timeZone) });
