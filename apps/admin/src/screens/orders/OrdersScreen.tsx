import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { useStatusWord } from '@selvedge/design-system/commerce/OrderStatusBadge';
import { Link } from '@selvedge/design-system/primitives/Link';
import { Tabs } from '@selvedge/design-system/primitives/Tabs';
import { ListPage } from '../../listing/ListPage';
import { Listing } from '../../listing/Listing';
import { useListFilter } from '../../listing/useListFilter';
import { sorting } from '@selvedge/app-shell/listing/sorting';
import { useChosenColumns } from '../../listing/useChosenColumns';
import { Allowed, useAllowed } from '../../session/Allowed';
import { ExportButton } from '../../sheets/ExportButton';
import { BatchConfirm } from './BatchConfirm';
import { OrderFilters } from './OrderFilters';
import { exportOrders, ORDERS_PER_PAGE, orderCountsQuery, ordersQuery } from './orders.api';
import { useColumns } from './orders.columns';
import {
  partyFilters,
  readOrdersFilter,
  sortColumns,
  statusFilters,
  writeOrdersFilter,
} from './orders.search';

/** Name of the list in the user's preferences, for columns and views. */
const LIST = 'orders';
const NONE: ReadonlySet<string> = new Set();
/** Permission for the selection, whose only action is the confirmation. */
const CONFIRM = ['biz:order:confirm'] as const;

/** Page of the orders of all customers: by status with counts, filtered, sorted, confirmed in one action. */
export function OrdersScreen() {
  const { t } = useTranslation(['orders', 'listing', 'sheets']);
  const { filter, show, narrowing, bar, paging } = useListFilter({
    read: readOrdersFilter,
    write: writeOrdersFilter,
    names: {
      status: t('columns.status'),
      time: t('columns.createdAt'),
      from: t('columns.createdAt'),
      to: t('columns.createdAt'),
      flow: t('flowName'),
      confirmation: t('confirmationName'),
      payment: t('columns.payment'),
      ...Object.fromEntries(partyFilters.map((name) => [name, t(`moreFilters.${name}`)])),
    },
    tab: ['status'],
    onShow: () => setSelected(NONE),
  });
  const orders = useQuery(ordersQuery(filter));
  const counts = useQuery(orderCountsQuery(filter)).data;
  const { chooser, ...chosen } = useChosenColumns(LIST, useColumns());
  const [selected, setSelected] = useState(NONE);
  const mayConfirm = useAllowed(CONFIRM);
  const statusWord = useStatusWord();
  const rows = orders.data?.list ?? [];

  return (
    <ListPage
      title={t('common:route.procurementOrders')}
      actions={
        <>
          <Allowed anyOf={['biz:order:export']}>
            <ExportButton onStart={() => exportOrders(filter, [...selected])} />
          </Allowed>
          <Allowed anyOf={['biz:order:add']}>
            <Link variant="primary" size="header" href="/procurement/add">
              {t('common:route.addOrder')}
            </Link>
          </Allowed>
        </>
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
        <OrderFilters bar={bar} views={LIST} tools={chooser} />
        {selected.size > 0 && (
          <BatchConfirm rows={rows} selected={selected} onDone={() => setSelected(NONE)} />
        )}
        <Listing
          label={t('common:route.procurementOrders')}
          query={orders}
          failed={t('failed')}
          empty={<EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>}
          narrowing={narrowing}
          {...paging}
          {...chosen}
          rowId={(row) => row.id}
          selectedKeys={mayConfirm ? selected : undefined}
          onSelectionChange={setSelected}
          {...sorting(filter, sortColumns, show)}
          pageSize={ORDERS_PER_PAGE}
        />
      </Tabs>
    </ListPage>
  );
}
