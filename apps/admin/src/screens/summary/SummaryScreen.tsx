import { Button } from '@selvedge/design-system/primitives/Button';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { DownloadIcon } from '@selvedge/design-system/primitives/Icon';
import { useNow } from '@selvedge/app-shell/app/useNow';
import { BUSINESS_TIME_ZONE } from '@selvedge/domain/constants';
import { dateInZone } from '@selvedge/domain/time/zones';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ListPage } from '../../listing/ListPage';
import { Listing } from '../../listing/Listing';
import { sorting } from '@selvedge/app-shell/listing/sorting';
import { SavedViews } from '../../listing/SavedViews';
import { useListFilter } from '../../listing/useListFilter';
import { useChosenColumns } from '../../listing/useChosenColumns';
import { Allowed } from '../../session/Allowed';
import { SummaryCharts } from './SummaryCharts';
import { SummaryFilters } from './SummaryFilters';
import { SummaryTotals } from './SummaryTotals';
import { exportSummary, ROWS_PER_PAGE, summaryQuery } from './summary.api';
import { useColumns } from './summary.columns';
import { daysOf, readSummaryFilter, sortColumns, writeSummaryFilter } from './summary.search';

/** Name of the list in the user's preferences, for columns and views. */
const LIST = 'summary';

/** Page that sums up the orders of a span by brand, customer, month and so on, beside another span, as charts and a table. */
export function SummaryScreen() {
  const { t } = useTranslation(['summary', 'dashboard', 'listing']);
  const now = useNow();
  const { filter, show, narrowing, bar, paging } = useListFilter({
    read: readSummaryFilter,
    write: writeSummaryFilter,
    names: { span: t('span'), from: t('span'), to: t('span'), kind: t('kind') },
    kept: ['by', 'compare'],
  });
  const days = daysOf(filter, now);
  const sums = useQuery(summaryQuery(filter, days));
  const { chooser, ...chosen } = useChosenColumns(LIST, useColumns(filter, sums.data?.totals));
  const saved = useMutation({ mutationFn: () => exportSummary(filter, days) });

  return (
    <ListPage
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
    >
      <SummaryFilters
        filter={filter}
        days={days}
        onChange={show}
        tools={
          <>
            <SavedViews list={LIST} search={bar.search} onOpen={bar.onOpen} />
            {chooser}
          </>
        }
      />
      <SummaryCharts filter={filter} days={days} today={dateInZone(now, BUSINESS_TIME_ZONE)} />
      <Listing
        label={t('common:route.summary')}
        query={sums}
        failed={t('failed')}
        empty={<EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>}
        narrowing={narrowing}
        {...paging}
        {...chosen}
        rowId={(row) => row.key ?? 'none'}
        {...sorting(filter, sortColumns, show)}
        totals={sums.data && <SummaryTotals totals={sums.data.totals} count={sums.data.total} />}
        pageSize={ROWS_PER_PAGE}
      />
    </ListPage>
  );
}
