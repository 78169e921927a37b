import { moneyColumn, momentColumn, textColumn } from '@selvedge/app-shell/listing/columns';
import { OrderStatusMark } from '@selvedge/design-system/commerce/OrderStatusBadge';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { useTranslation } from 'react-i18next';
import type { StaffPayment } from '../../api/schemas';

/** Returns the columns of the payments: order, customer, amount, method, time, status. */
export function useColumns(): TableColumn<StaffPayment>[] {
  const { t } = useTranslation('money');
  return [
    textColumn('order', t('payments.order'), {
      phone: 'line1',
      isRowHeader: true,
      width: 150,
      isFigure: true,
      of: ({ order }) => order.orderNo,
    }),
    textColumn('customer', t('payments.customer'), {
      phone: 'line2',
      isTruncated: true,
      of: ({ order }) => order.companyName || order.ordererNickname,
    }),
    moneyColumn('amount', t('payments.amount'), {
      phone: 'line2End',
      width: 120,
      isCharged: true,
      of: ({ amountCents }) => amountCents,
    }),
    textColumn('method', t('payments.method'), {
      phone: 'line3',
      yields: 2,
      width: 110,
      of: ({ method }) => t(`dictionaries:payment_method.${method}`),
    }),
    momentColumn('createdAt', t('payments.sentAt'), { phone: 'line3End', yields: 1, width: 110 }),
    {
      id: 'status',
      phone: 'line1End',
      header: t('payments.status'),
      width: 152,
      render: ({ status }) => <OrderStatusMark kind="payment" code={status} />,
    },
  ];
}
