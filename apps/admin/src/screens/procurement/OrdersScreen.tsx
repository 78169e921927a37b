import { faultReference } from '@selvedge/api-spec/client';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf } from '@selvedge/app-kit/app/answerOf';
import { EmptyState } from '@selvedge/design-system/EmptyState';
import { ErrorState } from '@selvedge/design-system/ErrorState';
import { useStatusWord } from '@selvedge/design-system/OrderStatusBadge';
import { Page, PageHeader } from '@selvedge/design-system/Page';
import { Pagination } from '@selvedge/design-system/Pagination';
import { TableSkeleton } from '@selvedge/design-system/Skeleton';
import { Table } from '@selvedge/design-system/Table';
import { Tabs } from '@selvedge/design-system/Tabs';
import { usePageSearch } from '../../tabs/pageAddress';
import { useAllowed } from '../../session/Allowed';
import { BatchConfirm } from './BatchConfirm';
import { OrderFilters } from './OrderFilters';
import { ORDERS_PER_PAGE, orderCountsQuery, ordersQuery } from './orders.api';
import { useColumns } from './orders.columns';
import { readOrdersFilter, sortColumns, sortOf, statusFilters, writeOrdersFilter } from './orders.search';
import type { OrdersFilter } from './orders.search';

const NONE: ReadonlySet<string> = new Set();
/** Ticks are for confirming in one go; who may not is not offered them. */
const CONFIRM = ['biz:order:confirm'] as const;

/** Orders of every customer: by status with counts, filtered, sorted, confirmed in one go (R-2.71, R-4.33, X-A110). */
export function OrdersScreen() {
  const { t } = useTranslation('orders');
  const [search, setSearch] = usePageSearch();
  const filter = readOrdersFilter(search);
  const orders = useQuery(ordersQuery(filter));
  const counts = useQuery(orderCountsQuery(filter)).data;
  const columns = useColumns();
  const [selected, setSelected] = useState(NONE);
  const mayConfirm = useAllowed(CONFIRM);
  const statusWord = useStatusWord();
  const { data, isWaiting, hasFailed } = answerOf(orders);
  const rows = data?.list ?? [];
  const show = (change: Partial<OrdersFilter>): void => {
    setSelected(NONE);
    setSearch(writeOrdersFilter({ ...filter, page: 1, ...change }));
  };

  return (
    <Page
      ground="surface"
      header={<PageHeader ground="surface" title={t('common:route.procurementOrders')} />}
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
        {selected.size > 0 && (
          <BatchConfirm rows={rows} selected={selected} onDone={() => setSelected(NONE)} />
        )}
        {isWaiting && <TableSkeleton hasPicture={false} />}
        {hasFailed && (
          <ErrorState
            isInset
            title={t('failed')}
            onRetry={() => void orders.refetch()}
            isRetrying={orders.isFetching}
            reference={faultReference(orders.error)}
          />
        )}
        {data && (
          <>
            <Table
              label={t('common:route.procurementOrders')}
              columns={columns}
              minWidth={1120}
              rows={rows}
              rowId={(row) => row.id}
              selectedKeys={mayConfirm ? selected : undefined}
              onSelectionChange={setSelected}
              sort={sortOf(filter)}
              onSortChange={({ column, direction }) =>
                show({
                  sort: sortColumns.find((each) => each === column),
                  order: direction === 'ascending' ? 'asc' : 'desc',
                })
              }
              empty={<EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>}
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
