import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useOrderColumns } from '@selvedge/app-shell/orders/useOrderColumns';
import { PriceCell } from '@selvedge/design-system/commerce/PriceCell';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { Text } from '@selvedge/design-system/layout/Text';
import { useFormats, useLocale } from '@selvedge/design-system/i18n';
import type { OrderRow } from '../../api/schemas';

/** Hook that returns the columns of the order list. */
export function useColumns(): TableColumn<OrderRow>[] {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  const { areAmountsHidden } = useLocale();
  const { orderNo, status, payment } = useOrderColumns();
  return useMemo(
    () => [
      { ...orderNo, width: 150, isSortable: true },
      {
        id: 'orderer',
        header: t('columns.orderer'),
        render: (row) => row.ordererNickname,
      },
      {
        id: 'lists',
        header: t('columns.lists'),
        width: '26%',
        render: (row) => (
          <Text isTruncated>
            {row.lists.length > 1
              ? t('listsMore', { name: row.lists[0]?.name ?? '', count: row.lists.length })
              : (row.lists[0]?.name ?? '')}
          </Text>
        ),
      },
      {
        id: 'createdAt',
        header: t('columns.createdAt'),
        isSortable: true,
        render: (row) => formats.stamp(row.createdAt),
      },
      status,
      {
        id: 'qty',
        header: t('columns.qty'),
        align: 'end',
        render: (row) => formats.quantity(row.confirmedAt ? row.confirmedQty : row.askedQty),
      },
      {
        id: 'valueCents',
        header: t('columns.value'),
        align: 'end',
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
        header: t('columns.payable'),
        align: 'end',
        render: (row) => <PriceCell cents={row.payableCents} tone={toneOf(row)} isCharged />,
      },
      payment,
    ],
    [t, formats, areAmountsHidden, orderNo, status, payment],
  );
}

/** Returns the tone of an order's amounts: those of a cancelled order are for reference only. */
function toneOf({ status }: OrderRow): 'reference' | 'regular' {
  return status === 'CANCELLED' ? 'reference' : 'regular';
}
