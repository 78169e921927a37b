import { faultReference } from '@selvedge/api-spec/client';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearch } from 'wouter';
import { answerOf } from '@selvedge/app-kit/app/answerOf';
import { navigate } from '@selvedge/app-kit/app/hashLocation';
import { EmptyState } from '@selvedge/design-system/EmptyState';
import { ErrorState } from '@selvedge/design-system/ErrorState';
import { Link } from '@selvedge/design-system/Link';
import { useStatusWord } from '@selvedge/design-system/OrderStatusBadge';
import { ORDER_FLOWS } from '@selvedge/domain/orders/orderStates';
import { Page, PageHeader } from '@selvedge/design-system/Page';
import { Pagination } from '@selvedge/design-system/Pagination';
import { SearchField } from '@selvedge/design-system/SearchField';
import { FilterSelect } from '@selvedge/design-system/FilterSelect';
import { TableSkeleton } from '@selvedge/design-system/Skeleton';
import { Table } from '@selvedge/design-system/Table';
import { Tabs } from '@selvedge/design-system/Tabs';
import { Toolbar } from '@selvedge/design-system/Toolbar';
import { OrdersExport } from './OrdersExport';
import { ORDERS_PER_PAGE, orderCountsQuery, ordersQuery } from './orders.api';
import { useColumns } from './orders.columns';
import { readOrdersFilter, statusFilters, writeOrdersFilter } from './orders.search';
import type { OrdersFilter } from './orders.search';

const ANY = 'ANY';

/** Orders of the buyer's team: by status with counts, by step, searched, page by page. */
export function OrdersScreen() {
  const { t } = useTranslation('orders');
  const filter = readOrdersFilter(useSearch());
  const orders = useQuery(ordersQuery(filter));
  const { data, isWaiting, hasFailed } = answerOf(orders);
  const counts = useQuery(orderCountsQuery).data;
  const columns = useColumns();
  const statusWord = useStatusWord();
  const show = (change: Partial<OrdersFilter>): void => {
    const query = writeOrdersFilter({ ...filter, page: 1, ...change });
    navigate(query ? `/procurement/order?${query}` : '/procurement/order');
  };

  return (
    <Page
      ground="surface"
      header={
        <PageHeader
          title={t('common:places.orders')}
          actions={
            <>
              <OrdersExport filter={filter} total={data?.total} />
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
        <Toolbar label={t('filters')} gap="wide">
          <SearchField
            isShort
            key={filter.keywords}
            label={t('search')}
            placeholder={t('search')}
            defaultValue={filter.keywords}
            onSubmit={(keywords) => show({ keywords })}
            onClear={() => show({ keywords: '' })}
          />
          <FilterSelect
            label={t('step')}
            value={filter.flow ?? ANY}
            options={[
              { id: ANY, label: t('any') },
              ...ORDER_FLOWS.map((code) => ({ id: code, label: statusWord({ kind: 'flow', code }) })),
            ]}
            onChange={(id) => show({ flow: ORDER_FLOWS.find((flow) => flow === id) })}
          />
        </Toolbar>
        {hasFailed && (
          <ErrorState
            isInset
            title={t('failed')}
            onRetry={() => void orders.refetch()}
            reference={faultReference(orders.error)}
          />
        )}
        {isWaiting && <TableSkeleton hasPicture={false} />}
        {data && (
          <>
            <Table
              label={t('common:places.orders')}
              columns={columns}
              minWidth={1120}
              rows={data.list}
              rowId={(row) => row.id}
              rowHref={(row) => `/procurement/detail/${row.id}`}
              empty={
                <EmptyState
                  title={t('empty')}
                  action={
                    <Link variant="secondary" href="/products/list">
                      {t('toLists')}
                    </Link>
                  }
                >
                  {t('emptyHint')}
                </EmptyState>
              }
            />
            <Pagination
              isInset
              page={filter.page}
              pageSize={ORDERS_PER_PAGE}
              total={data.total}
              onPageChange={(page) => show({ page })}
            />
          </>
        )}
      </Tabs>
    </Page>
  );
}
