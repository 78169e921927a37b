import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNow } from '@selvedge/app-shell/app/useNow';
import { ListPage } from '@selvedge/design-system/pages/ListPage';
import { Button } from '@selvedge/design-system/primitives/Button';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { DownloadIcon } from '@selvedge/design-system/primitives/Icon';
import { BUSINESS_TIME_ZONE } from '@selvedge/domain/constants';
import { dateInZone } from '@selvedge/domain/time/zones';
import { useStaffList } from '../../listing/useStaffList';
import { Allowed } from '../../session/Allowed';
import { usePageSearch } from '../../tabs/pageAddress';
import { SummaryCharts } from './SummaryCharts';
import { SummaryFilters } from './SummaryFilters';
import { SummaryTotals } from './SummaryTotals';
import { exportSummary, summaryQuery } from './summary.api';
import { useColumns } from './summary.columns';
import { daysOf, summarySearch } from './summary.search';

/** Page that sums up the orders of a span by brand, customer, month and so on, beside another span, as charts and a table. */
export function SummaryScreen() {
  const { t } = useTranslation(['summary', 'dashboard', 'listing']);
  const now = useNow();
  const asked = summarySearch.read(usePageSearch()[0]);
  const days = daysOf(asked, now);
  const totals = useQuery(summaryQuery(asked, days)).data?.totals;
  const { filter, show, bar, page } = useStaffList('summary', {
    search: summarySearch,
    names: { span: t('span'), from: t('span'), to: t('span'), kind: t('kind') },
    kept: ['by', 'compare'],
    query: (shown) => summaryQuery(shown, days),
    columns: useColumns(asked, totals),
    rowId: ({ key }) => key ?? 'none',
    renderSums: (sums) => <SummaryTotals totals={sums.totals} count={sums.total} />,
    failed: t('failed'),
    empty: <EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>,
  });
  const saved = useMutation({ mutationFn: () => exportSummary(filter, days) });
  return (
    <ListPage
      {...page}
      title={t('common:route.summary')}
      lead={t('lead')}
      actions={
        <Allowed anyOf={['biz:summary:export']}>
          <Button
            size="header"
            icon={<DownloadIcon />}
            isPending={saved.isPending}
            onPress={() => saved.mutate()}
          >
            {t('export')}
          </Button>
        </Allowed>
      }
      filters={
        <>
          <SummaryFilters bar={bar} filter={filter} days={days} onChange={show} />
          <SummaryCharts filter={filter} days={days} today={dateInZone(now, BUSINESS_TIME_ZONE)} />
        </>
      }
    />
  );
}
