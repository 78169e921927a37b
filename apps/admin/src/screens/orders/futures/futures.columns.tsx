import { useTranslation } from 'react-i18next';
import { moneyColumn, momentColumn, textColumn } from '@selvedge/app-shell/listing/columns';
import { useOrderColumns } from '@selvedge/app-shell/orders/useOrderColumns';
import { PriceCell } from '@selvedge/design-system/commerce/PriceCell';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { Text } from '@selvedge/design-system/layout/Text';
import { useFormats, useLocale } from '@selvedge/design-system/i18n';
import type { FuturesOrderRow } from '../../../api/schemas';
import { OrderState } from '../OrderState';

const AMOUNT = { width: 112, isCharged: true };

/** Returns the columns of the list of futures orders: customer, day of arrival, amounts due. */
export function useColumns(): TableColumn<FuturesOrderRow>[] {
  const { t } = useTranslation(['futures', 'orders']);
  const formats = useFormats();
  const { orderNo, status, payment } = useOrderColumns();
  const { areAmountsHidden } = useLocale();
  return [
    textColumn('orderNo', orderNo.header, {
      phone: 'line1',
      isRowHeader: true,
      isSortable: true,
      width: 136,
      href: ({ id }) => `/procurement/futuresDetail/${id}`,
    }),
    textColumn('orderer', t('orders:columns.orderer'), {
      phone: 'line2',
      width: 176,
      of: (row) => row.ordererNickname,
      note: (row) => row.companyName ?? row.teamName,
    }),
    textColumn('lists', t('orders:columns.lists'), {
      phone: 'line3',
      yields: 4,
      width: 176,
      ink: 'medium',
      of: ({ lists }) =>
        t(lists.length > 1 ? 'orders:listNames' : 'orders:listName', {
          name: lists[0]?.name ?? '–',
          count: lists.length,
        }),
    }),
    { ...status, phone: 'line1End', width: 140, render: (row) => <OrderState order={row} /> },
    {
      id: 'expectedArrival',
      phone: 'line3End',
      isNamedOnPhone: true,
      header: t('arrival'),
      isSortable: true,
      width: 112,
      render: ({ expectedArrival }) =>
        expectedArrival === null ? <Text ink="weak">{t('unknown')}</Text> : formats.date(expectedArrival),
    },
    momentColumn('createdAt', t('orders:columns.createdAt'), { yields: 3, isSortable: true, width: 104 }),
    moneyColumn('depositCents', t('deposit'), { ...AMOUNT, yields: 2 }),
    moneyColumn('balanceCents', t('balance'), { ...AMOUNT, yields: 1 }),
    moneyColumn('dueCents', t('due'), { ...AMOUNT, phone: 'line2End' }),
    {
      id: 'paidCents',
      yields: 5,
      header: t('orders:columns.paid'),
      align: 'end',
      isSortable: !areAmountsHidden,
      width: 104,
      render: ({ paidCents }) => (
        <PriceCell cents={paidCents} tone={paidCents === 0 ? 'reference' : 'regular'} isCharged />
      ),
    },
    { ...payment, phone: 'none', width: 132 },
  ];
}
