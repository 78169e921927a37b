import { useTranslation } from 'react-i18next';
import { useStatusChoices } from '@selvedge/app-shell/listing/useStatusChoices';
import { FilterBar } from '@selvedge/design-system/pages/FilterBar';
import { PlainListPage } from '@selvedge/design-system/pages/ListPage';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { Breadcrumbs } from '@selvedge/design-system/shell/Breadcrumbs';
import { ORDER_STATUSES } from '@selvedge/domain/orders/orderStates';
import { ListsLink } from '../../trade/ListsLink';
import { useBuyerList } from '../../trade/useBuyerList';
import { futuresPageQuery } from './futures.api';
import { futuresPath, useColumns } from './futures.columns';
import { futuresSearch } from './orders.search';

/** Page of the futures orders: expected arrival, deposit, balance, and the amount due next. */
export function FuturesScreen() {
  const { t } = useTranslation('orders');
  const choicesOf = useStatusChoices();
  const { bar, page } = useBuyerList({
    search: futuresSearch,
    choices: [
      {
        name: 'status',
        label: t('byStatus'),
        choices: choicesOf(ORDER_STATUSES.map((code) => ({ kind: 'status' as const, code }))),
        anyLabel: t('all'),
      },
    ],
    query: futuresPageQuery,
    columns: useColumns(),
    rowHref: ({ id }) => futuresPath(id),
    minWidth: 960,
    failed: t('failed'),
    empty: (
      <EmptyState title={t('futures.empty')} action={<ListsLink label={t('toLists')} />}>
        {t('futures.emptyHint')}
      </EmptyState>
    ),
  });
  return (
    <PlainListPage
      {...page}
      breadcrumbs={
        <Breadcrumbs
          items={[
            { label: t('common:places.orders'), href: '/procurement/order' },
            { label: t('common:places.futures') },
          ]}
        />
      }
      title={t('common:places.futures')}
      lead={t('futures.lead')}
      filters={<FilterBar {...bar} label={t('filters')} searchLabel={t('search')} />}
    />
  );
}
