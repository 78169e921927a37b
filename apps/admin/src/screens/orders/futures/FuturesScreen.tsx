import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { FilterSelect } from '@selvedge/design-system/primitives/FilterSelect';
import { useStatusWord } from '@selvedge/design-system/commerce/OrderStatusBadge';
import { PAYMENT_STATUSES } from '@selvedge/domain/orders/orderStates';
import { FilterBar } from '../../../listing/FilterBar';
import { ListPage } from '../../../listing/ListPage';
import { Listing } from '../../../listing/Listing';
import { useListFilter } from '../../../listing/useListFilter';
import { ChoiceFilter } from '@selvedge/app-shell/listing/ChoiceFilter';
import { sorting } from '@selvedge/app-shell/listing/sorting';
import { useChosenColumns } from '../../../listing/useChosenColumns';
import { FUTURES_PER_PAGE, futuresQuery } from './futures.api';
import { useColumns } from './futures.columns';
import {
  arrivalFilters,
  readFuturesFilter,
  sortColumns,
  statusFilters,
  writeFuturesFilter,
} from './futures.search';

const LIST = 'futures';

/** Page of the orders for products that have not arrived: arrival, deposit, balance and what is due now. */
export function FuturesScreen() {
  const { t } = useTranslation(['futures', 'orders', 'listing']);
  const { filter, show, narrowing, bar, paging } = useListFilter({
    read: readFuturesFilter,
    write: writeFuturesFilter,
    names: {
      status: t('orders:columns.status'),
      arrival: t('arrival'),
      payment: t('orders:columns.payment'),
    },
  });
  const futures = useQuery(futuresQuery(filter));
  const { chooser, ...chosen } = useChosenColumns(LIST, useColumns());
  const statusWord = useStatusWord();

  return (
    <ListPage title={t('common:route.futures')}>
      <FilterBar {...bar} label={t('filters')} searchLabel={t('search')} views={LIST} tools={chooser}>
        <FilterSelect
          label={t('orders:columns.status')}
          value={filter.status}
          options={statusFilters.map((id) => ({
            id,
            label: id === 'ALL' ? t('orders:all') : statusWord({ kind: 'status', code: id }),
          }))}
          onChange={(id) => show({ status: statusFilters.find((one) => one === id) })}
        />
        <ChoiceFilter
          label={t('arrival')}
          value={filter.arrival}
          choices={arrivalFilters.map((id) => ({ id, label: t(`when.${id}`) }))}
          onChange={(arrival) => show({ arrival })}
        />
        <ChoiceFilter
          label={t('orders:columns.payment')}
          value={filter.payment}
          choices={PAYMENT_STATUSES.map((code) => ({
            id: code,
            label: statusWord({ kind: 'payment', code }),
          }))}
          onChange={(payment) => show({ payment })}
        />
      </FilterBar>
      <Listing
        label={t('common:route.futures')}
        query={futures}
        failed={t('failed')}
        empty={<EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>}
        narrowing={narrowing}
        {...paging}
        {...chosen}
        rowId={(row) => row.id}
        {...sorting(filter, sortColumns, show)}
        pageSize={FUTURES_PER_PAGE}
      />
    </ListPage>
  );
}
