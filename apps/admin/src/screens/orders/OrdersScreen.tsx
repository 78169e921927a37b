import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useStatusWord } from '@selvedge/design-system/commerce/OrderStatusBadge';
import { ListPage } from '@selvedge/design-system/pages/ListPage';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { Link } from '@selvedge/design-system/primitives/Link';
import { useStaffList } from '../../listing/useStaffList';
import { Allowed, useAllowed } from '../../session/Allowed';
import { ExportButton } from '../../sheets/ExportButton';
import { BatchConfirm } from './BatchConfirm';
import { OrderFilters } from './OrderFilters';
import { exportOrders, orderCountsQuery, ordersQuery } from './orders.api';
import { useColumns } from './orders.columns';
import { ordersSearch, partyFilters, statusFilters } from './orders.search';

/** Permission for the selection, whose only action is the confirmation. */
const CONFIRM = ['biz:order:confirm'] as const;

/** Page of the orders of all customers: by status with counts, filtered, sorted, confirmed in one action. */
export function OrdersScreen() {
  const { t } = useTranslation(['orders', 'listing', 'sheets']);
  const statusWord = useStatusWord();
  const { filter, show, rows, selected, unselect, bar, page } = useStaffList('orders', {
    search: ordersSearch,
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
    query: ordersQuery,
    columns: useColumns(),
    isSelectable: useAllowed(CONFIRM),
    recordHref: ({ id }) => `/procurement/detail/${id}`,
    failed: t('failed'),
    empty: <EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>,
  });
  const counts = useQuery(orderCountsQuery(filter)).data;

  return (
    <ListPage
      {...page}
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
      tabs={{
        label: t('byStatus'),
        selectedKey: filter.status,
        onSelectionChange: (status) => show({ status }),
        items: statusFilters.map((id) => ({
          id,
          label: id === 'ALL' ? t('all') : statusWord({ kind: 'status', code: id }),
          count: counts?.status[id],
        })),
      }}
      filters={<OrderFilters bar={bar} filter={filter} onChange={show} />}
      steps={<BatchConfirm rows={rows} selected={selected} onDone={unselect} />}
    />
  );
}
