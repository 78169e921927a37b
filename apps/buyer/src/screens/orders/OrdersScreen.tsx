import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useStatusWord } from '@selvedge/design-system/commerce/OrderStatusBadge';
import { ListRows, PlainListPage } from '@selvedge/design-system/pages/ListPage';
import { Tabs } from '@selvedge/design-system/primitives/Tabs';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { Link } from '@selvedge/design-system/primitives/Link';
import { ListsLink } from '../../trade/ListsLink';
import { useBuyerList } from '../../trade/useBuyerList';
import { useChosenColumns } from '../../trade/useChosenColumns';
import { OrderFilters } from './OrderFilters';
import { OrdersExport } from './OrdersExport';
import { orderCountsQuery, ordersQuery } from './orders.api';
import { useColumns } from './orders.columns';
import { ordersSearch, statusFilters } from './orders.search';

/** Page of the orders of the buyer's team: tabs by status with counts, filters by flow state, time, brand, orderer and amount, in pages. */
export function OrdersScreen() {
  const { t } = useTranslation(['orders', 'exports', 'listing']);
  const statusWord = useStatusWord();
  const { columns, chooser } = useChosenColumns('orders', useColumns());
  const { filter, show, answer, bar, page } = useBuyerList({
    search: ordersSearch,
    names: {
      status: t('byStatus'),
      flow: t('step'),
      payment: t('columns.payment'),
      time: t('columns.createdAt'),
      from: t('columns.createdAt'),
      to: t('columns.createdAt'),
      brandId: t('filter.brand'),
      orderedBy: t('columns.orderer'),
      listId: t('filter.ofList'),
      valueMinCents: t('filter.value'),
      valueMaxCents: t('filter.value'),
    },
    tab: ['status'],
    query: ordersQuery,
    columns,
    rowHref: ({ id }) => `/procurement/detail/${id}`,
    minWidth: 1000,
    failed: t('failed'),
    empty: (
      <EmptyState title={t('empty')} action={<ListsLink label={t('toLists')} />}>
        {t('emptyHint')}
      </EmptyState>
    ),
  });
  const counts = useQuery(orderCountsQuery(filter)).data;

  return (
    <PlainListPage
      title={t('common:places.orders')}
      ground={page.ground}
      actions={
        <>
          <OrdersExport filter={filter} total={answer?.total} />
          <Link variant="quiet" href="/procurement/futures">
            {t('common:places.futures')}
          </Link>
          <Link variant="quiet" href="/procurement/drafts">
            {t('common:places.drafts')}
          </Link>
        </>
      }
      rows={
        <Tabs
          isInset
          label={t('byStatus')}
          selectedKey={filter.status}
          onSelectionChange={(status) => show({ status })}
          items={statusFilters.map((id) => ({
            id,
            label: id === 'ALL' ? t('all') : statusWord({ kind: 'status', code: id }),
            count: counts?.status[id],
          }))}
        >
          <OrderFilters bar={bar} filter={filter} onChange={show} chooser={chooser} />
          <ListRows {...page.list} label={t('common:places.orders')} />
        </Tabs>
      }
    />
  );
}
