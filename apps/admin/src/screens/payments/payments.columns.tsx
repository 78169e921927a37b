import { OrderStatusMark } from '@selvedge/design-system/commerce/OrderStatusBadge';
import { PriceCell } from '@selvedge/design-system/commerce/PriceCell';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { Text } from '@selvedge/design-system/layout/Text';
import { useFormats } from '@selvedge/design-system/i18n';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffPayment } from '../../api/schemas';

/** Returns the columns of the payments: order, customer, amount, method, time, status. */
export function useColumns(): TableColumn<StaffPayment>[] {
  const { t } = useTranslation(['money', 'orders']);
  const formats = useFormats();
  return useMemo(
    () => [
      {
        id: 'order',
        header: t('payments.order'),
        isRowHeader: true,
        width: 150,
        render: ({ order }) => <Text isFigure>{order.orderNo}</Text>,
      },
      {
        id: 'customer',
        header: t('payments.customer'),
        render: ({ order }) => <Text isTruncated>{order.companyName || order.ordererNickname}</Text>,
      },
      {
        id: 'amount',
        header: t('payments.amount'),
        align: 'end',
        width: 120,
        render: ({ amountCents }) => <PriceCell cents={amountCents} isCharged />,
      },
      {
        id: 'method',
        yields: 2,
        header: t('payments.method'),
        width: 110,
        render: ({ method }) => t(`orders:method.${method}`),
      },
      {
        id: 'createdAt',
        yields: 1,
        header: t('payments.sentAt'),
        width: 110,
        render: ({ createdAt }) => (
          <Text ink="weak" isFigure>
            {formats.stamp(createdAt)}
          </Text>
        ),
      },
      {
        id: 'status',
        header: t('payments.status'),
        width: 110,
        render: ({ status }) => <OrderStatusMark kind="payment" code={status} />,
      },
    ],
    [t, formats],
  );
}
