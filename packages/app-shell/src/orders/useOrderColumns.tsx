import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { components } from '@selvedge/api-spec/types';
import { Link } from '@selvedge/design-system/primitives/Link';
import { OrderStatusMark } from '@selvedge/design-system/commerce/OrderStatusBadge';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';

type OrderRow = components['schemas']['OrderRow'];

/** Hook that returns the columns common to all order lists, by name: each list places them among its own and sets their width. */
export function useOrderColumns(): Record<'orderNo' | 'status' | 'payment', TableColumn<OrderRow>> {
  const { t } = useTranslation('orders');
  return useMemo(
    () => ({
      orderNo: {
        id: 'orderNo',
        header: t('columns.orderNo'),
        isRowHeader: true,
        render: (row) => (
          <Link variant="plain" href={`/procurement/detail/${row.id}`}>
            {row.orderNo}
          </Link>
        ),
      },
      status: {
        id: 'status',
        header: t('columns.status'),
        render: ({ flow, status }) =>
          flow ? (
            <OrderStatusMark kind="flow" code={flow} />
          ) : (
            <OrderStatusMark kind="status" code={status} />
          ),
      },
      payment: {
        id: 'payment',
        header: t('columns.payment'),
        render: (row) =>
          row.status === 'CANCELLED' ? '–' : <OrderStatusMark kind="payment" code={row.paymentStatus} />,
      },
    }),
    [t],
  );
}
