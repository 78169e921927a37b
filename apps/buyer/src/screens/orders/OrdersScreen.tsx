import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf } from '@selvedge/app-shell/app/answerOf';
import { sorting } from '@selvedge/app-shell/listing/sorting';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { Link } from '@selvedge/design-system/primitives/Link';
import { useStatusWord } from '@selvedge/design-system/commerce/OrderStatusBadge';
import { Page, PageHeader } from '@selvedge/design-system/layout/Page';
import { Tabs } from '@selvedge/design-system/primitives/Tabs';
import { ListsLink } from '../../trade/ListsLink';
import { PagedTable } from '../../trade/PagedTable';
import { useListFilter } from '../../trade/useListFilter';
import { OrderFilters } from './OrderFilters';
import { OrdersExport } from './OrdersExport';
import { ORDERS_PER_PAGE, orderCountsQuery, ordersQuery } from './orders.api';
import { useColumns } from './orders.columns';
import { readOrdersFilter, sortColumns, statusFilters, writeOrdersFilter } from './orders.search';

/** Page of the orders of the buyer's team: tabs by status with counts, filters by flow state, time, brand, orderer and amount, in pages. */
export function OrdersScreen() {
  const { t } = useTranslation(['orders', 'exports', 'listing']);
  const { filter, show, narrowing, paging } = useListFilter({
    read: readOrdersFilter,
    write: writeOrdersFilter,
    names: {
      status: t('byStatus'),
      flow: t('step'),
      payment: t('columns.payment'),
      time: t('columns.createdAt'),
      brandId: t('filter.brand'),
      orderedBy: t('columns.orderer'),
      listId: t('filter.ofList'),
      valueMinCents: t('filter.value'),
      valueMaxCents: t('filter.value'),
    },
  });
  const orders = useQuery(ordersQuery(filter));
  const counts = useQuery(orderCountsQuery(filter)).data;
  const columns = useColumns();
  const statusWord = useStatusWord();

  return (
    <Page
      ground="surface"
      header={
        <PageHeader
          title={t('common:places.orders')}
          actions={
            <>
              <OrdersExport filter={filter} total={answerOf(orders).data?.total} />
              <Link variant="quiet" href="/procurement/futures">
                {t('common:places.futures')}
              </Link>
              <Link variant="quiet" href="/procurement/drafts">
                {t('common:places.drafts')}
              </Link>
            </>
          }
        />
      }
    >
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
        <OrderFilters filter={filter} onChange={show} />
        <PagedTable
          label={t('common:places.orders')}
          columns={columns}
          minWidth={1120}
          rowId={(row) => row.id}
          rowHref={(row) => `/procurement/detail/${row.id}`}
          {...sorting(filter, sortColumns, show)}
          empty={
            <EmptyState title={t('empty')} action={<ListsLink label={t('toLists')} />}>
              {t('emptyHint')}
            </EmptyState>
          }
          narrowing={narrowing}
          query={orders}
          failed={t('failed')}
          pageSize={ORDERS_PER_PAGE}
          {...paging}
        />
      </Tabs>
    </Page>
  );
}
