import { useTranslation } from 'react-i18next';
import { moneyColumn, textColumn } from '@selvedge/app-shell/listing/columns';
import { useOrderColumns } from '@selvedge/app-shell/orders/useOrderColumns';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { useFormats } from '@selvedge/design-system/i18n';
import type { FuturesOrderRow } from '../../api/schemas';
import { listsColumn } from './orders.columns';

/** Returns the path of a futures order. */
export const futuresPath = (id: string): string => `/procurement/futuresDetail/${id}`;

/** Hook that returns the columns of the futures orders: expected arrival, and the payments. */
export function useColumns(): TableColumn<FuturesOrderRow>[] {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  const { orderNo, status, payment } = useOrderColumns();
  return [
    textColumn('orderNo', orderNo.header, {
      phone: 'line2',
      isRowHeader: true,
      width: 150,
      href: ({ id }) => futuresPath(id),
    }),
    { ...listsColumn(t), phone: 'line1', width: '24%' },
    { ...status, phone: 'line3' },
    textColumn('expectedArrival', t('futures.arrival'), {
      phone: 'line3End',
      isNamedOnPhone: true,
      of: ({ expectedArrival }) =>
        expectedArrival === null ? t('futures.unknown') : formats.date(expectedArrival),
    }),
    moneyColumn('deposit', t('futures.deposit'), {
      phone: 'none',
      isCharged: true,
      of: (row) => row.depositCents,
    }),
    moneyColumn('balance', t('futures.balance'), {
      phone: 'none',
      isCharged: true,
      of: (row) => row.balanceCents,
    }),
    moneyColumn('due', t('futures.due'), { phone: 'line1End', isCharged: true, of: (row) => row.dueCents }),
    { ...payment, phone: 'line2End' },
  ];
}
