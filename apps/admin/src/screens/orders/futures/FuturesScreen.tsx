import { useTranslation } from 'react-i18next';
import { useStatusWord } from '@selvedge/design-system/commerce/OrderStatusBadge';
import { FilterBar } from '@selvedge/design-system/pages/FilterBar';
import { ListPage } from '@selvedge/design-system/pages/ListPage';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { FilterSelect } from '@selvedge/design-system/primitives/FilterSelect';
import { PAYMENT_STATUSES } from '@selvedge/domain/orders/orderStates';
import { useStaffList } from '../../../listing/useStaffList';
import { futuresQuery } from './futures.api';
import { useColumns } from './futures.columns';
import { arrivalFilters, futuresSearch, statusFilters } from './futures.search';

/** Page of the orders for products that have not arrived: arrival, deposit, balance and what is due now. */
export function FuturesScreen() {
  const { t } = useTranslation(['futures', 'orders', 'listing']);
  const statusWord = useStatusWord();
  const { filter, show, bar, page } = useStaffList('futures', {
    search: futuresSearch,
    choices: [
      {
        name: 'arrival',
        label: t('arrival'),
        choices: arrivalFilters.map((id) => ({ id, label: t(`when.${id}`) })),
      },
      {
        name: 'payment',
        label: t('orders:columns.payment'),
        choices: PAYMENT_STATUSES.map((id) => ({ id, label: statusWord({ kind: 'payment', code: id }) })),
      },
    ],
    names: { status: t('orders:columns.status') },
    query: futuresQuery,
    columns: useColumns(),
    recordHref: ({ id }) => `/procurement/futuresDetail/${id}`,
    failed: t('failed'),
    empty: <EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>,
  });
  return (
    <ListPage
      {...page}
      title={t('common:route.futures')}
      filters={
        <FilterBar {...bar} label={t('filters')} searchLabel={t('search')}>
          <FilterSelect
            label={t('orders:columns.status')}
            value={filter.status}
            options={statusFilters.map((id) => ({
              id,
              label: id === 'ALL' ? t('orders:all') : statusWord({ kind: 'status', code: id }),
            }))}
            onChange={(id) => show({ status: statusFilters.find((one) => one === id) })}
          />
        </FilterBar>
      }
    />
  );
}
