import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNarrowing } from '@selvedge/app-shell/listing/useNarrowing';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { FilterSelect } from '@selvedge/design-system/primitives/FilterSelect';
import { useStatusWord } from '@selvedge/design-system/commerce/OrderStatusBadge';
import { Page, PageHeader } from '@selvedge/design-system/layout/Page';
import { Toolbar } from '@selvedge/design-system/layout/Toolbar';
import { PAYMENT_STATUSES } from '@selvedge/domain/orders/orderStates';
import { Listing } from '../../../listing/Listing';
import { sorting } from '@selvedge/app-shell/listing/sorting';
import { WordSearch } from '../../../listing/WordSearch';
import { SavedViews } from '../../../listing/SavedViews';
import { useChosenColumns } from '../../../listing/useChosenColumns';
import { usePageSearch } from '../../../tabs/pageAddress';
import { FUTURES_PER_PAGE, futuresQuery } from './futures.api';
import { useColumns } from './futures.columns';
import {
  arrivalFilters,
  readFuturesFilter,
  sortColumns,
  statusFilters,
  writeFuturesFilter,
} from './futures.search';
import type { FuturesFilter } from './futures.search';

const LIST = 'futures';
const ANY = 'ANY';

/** Page of the orders for products that have not arrived: arrival, deposit, balance and what is due now. */
export function FuturesScreen() {
  const { t } = useTranslation(['futures', 'orders', 'listing']);
  const [search, setSearch] = usePageSearch();
  const filter = readFuturesFilter(search);
  const futures = useQuery(futuresQuery(filter));
  const { columns, chooser } = useChosenColumns(LIST, useColumns());
  const statusWord = useStatusWord();
  const any = { id: ANY, label: t('orders:any') };
  const show = (change: Partial<FuturesFilter>): void =>
    setSearch(writeFuturesFilter({ ...filter, page: 1, ...change }));
  const narrowing = useNarrowing(
    writeFuturesFilter(filter),
    { status: t('orders:columns.status'), arrival: t('arrival'), payment: t('orders:columns.payment') },
    setSearch,
  );

  return (
    <Page ground="surface" header={<PageHeader ground="surface" title={t('common:route.futures')} />}>
      <Toolbar
        label={t('filters')}
        gap="wide"
        end={
          <>
            <SavedViews list={LIST} search={search} onOpen={setSearch} />
            {chooser}
          </>
        }
      >
        <WordSearch label={t('search')} words={filter.keywords} onSearch={(keywords) => show({ keywords })} />
        <FilterSelect
          label={t('orders:columns.status')}
          value={filter.status}
          options={statusFilters.map((id) => ({
            id,
            label: id === 'ALL' ? t('orders:all') : statusWord({ kind: 'status', code: id }),
          }))}
          onChange={(id) => show({ status: statusFilters.find((one) => one === id) })}
        />
        <FilterSelect
          label={t('arrival')}
          value={filter.arrival ?? ANY}
          options={[any, ...arrivalFilters.map((id) => ({ id, label: t(`when.${id}`) }))]}
          onChange={(id) => show({ arrival: arrivalFilters.find((one) => one === id) })}
        />
        <FilterSelect
          label={t('orders:columns.payment')}
          value={filter.payment ?? ANY}
          options={[
            any,
            ...PAYMENT_STATUSES.map((code) => ({ id: code, label: statusWord({ kind: 'payment', code }) })),
          ]}
          onChange={(id) => show({ payment: PAYMENT_STATUSES.find((one) => one === id) })}
        />
      </Toolbar>
      <Listing
        label={t('common:route.futures')}
        query={futures}
        failed={t('failed')}
        empty={<EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>}
        narrowing={narrowing}
        columns={columns}
        rowId={(row) => row.id}
        {...sorting(filter, sortColumns, show)}
        page={filter.page}
        pageSize={FUTURES_PER_PAGE}
        onPageChange={(page) => show({ page })}
      />
    </Page>
  );
}
