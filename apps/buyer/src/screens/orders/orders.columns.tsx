import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { countColumn, momentColumn, textColumn } from '@selvedge/app-shell/listing/columns';
import { useOrderColumns } from '@selvedge/app-shell/orders/useOrderColumns';
import { PriceCell } from '@selvedge/design-system/commerce/PriceCell';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { useLocale } from '@selvedge/design-system/i18n';
import type { OrderRow } from '../../api/schemas';

/** Returns the column of the lists of an order: the first by name, and their number when there are several. */
export const listsColumn = (t: TFunction<'orders'>): TableColumn<Pick<OrderRow, 'lists'>> =>
  textColumn('lists', t('columns.lists'), {
    isTruncated: true,
    of: ({ lists: [first, ...more] }) =>
      more.length > 0
        ? t('listsMore', { name: first?.name ?? '', count: more.length + 1 })
        : (first?.name ?? ''),
  });

/** Hook that returns the columns of the order list. */
export function useColumns(): TableColumn<OrderRow>[] {
  const { t } = useTranslation('orders');
  const { areAmountsHidden } = useLocale();
  const { orderNo, status, payment } = useOrderColumns();
  return [
    { ...orderNo, phone: 'line2', width: 150, isSortable: true },
    textColumn('orderer', t('columns.orderer'), {
      yields: 4,
      phone: 'none',
      width: 112,
      of: (row) => row.ordererNickname,
    }),
    { ...listsColumn(t), phone: 'line1', width: 200 },
    momentColumn('createdAt', t('columns.createdAt'), {
      yields: 1,
      phone: 'line3End',
      width: 116,
      isSortable: true,
      ink: undefined,
    }),
    { ...status, phone: 'line3', width: 136 },
    countColumn('qty', t('columns.qty'), {
      yields: 2,
      phone: 'line2End',
      width: 72,
      of: (row) => (row.confirmedAt ? row.confirmedQty : row.askedQty),
    }),
    {
      id: 'valueCents',
      phone: 'none',
      yields: 3,
      header: t('columns.value'),
      align: 'end',
      width: 116,
      isSortable: !areAmountsHidden,
      render: (row) => (
        <PriceCell
          cents={row.confirmedAt ? row.confirmedValueCents : row.askedValueCents}
          tone={toneOf(row)}
        />
      ),
    },
    {
      id: 'payable',
      phone: 'line1End',
      header: t('columns.payable'),
      align: 'end',
      width: 116,
      render: (row) => <PriceCell cents={row.payableCents} tone={toneOf(row)} isCharged />,
    },
    { ...payment, phone: 'none', width: 124 },
  ];
}

/** Returns the tone of an order's amounts: those of a cancelled order are for reference only. */
function toneOf({ status }: OrderRow): 'reference' | 'regular' {
  return status === 'CANCELLED' ? 'reference' : 'regular';
}
