import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { saveFile } from '@selvedge/app-shell/app/saveFile';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { staff } from '../../api/client';
import { comparedDays, type Days, type SummaryFilter } from './summary.search';

/** Rows per page. */
const ROWS_PER_PAGE = 50;
/** Maximum number of months of a span together with the compared one. */
const MOST_MONTHS = 100;

function asked(filter: SummaryFilter, days: Days) {
  const { kind, keywords, sort, order } = filter;
  const compared = comparedDays(filter, days);
  return {
    ...days,
    ...(compared ? { compareFrom: compared.from, compareTo: compared.to } : {}),
    ...(kind ? { kind } : {}),
    ...(keywords ? { keywords } : {}),
    ...(sort ? { sort, order } : {}),
  };
}

/** Query of one page of the summary with totals over all rows. */
export const summaryQuery = (filter: SummaryFilter, days: Days) =>
  queryOptions({
    queryKey: queryKey('dashboard', 'sums', filter, days),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      staff.get('/api/v1/data-summary/page', {
        query: { by: filter.by, ...asked(filter, days), pageNum: filter.page, pageSize: ROWS_PER_PAGE },
        signal,
        silent: true,
      }),
  });

/** Query of the months of the span, for the charts. */
export const monthsQuery = ({ kind, compare }: SummaryFilter, days: Days) => {
  const filter: SummaryFilter = { by: 'month', span: 'own', keywords: '', page: 1, kind, compare };
  return queryOptions({
    queryKey: queryKey('dashboard', 'months', filter, days),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      staff.get('/api/v1/data-summary/page', {
        query: { by: 'month', ...asked(filter, days), pageSize: MOST_MONTHS },
        signal,
        silent: true,
      }),
  });
};

/** Saves all rows and the totals as a sheet. */
export async function exportSummary(filter: SummaryFilter, days: Days): Promise<void> {
  const file = await staff.get('/api/v1/data-summary/_export', {
    query: { by: filter.by, ...asked(filter, days) },
  });
  saveFile(file, file.name);
}
