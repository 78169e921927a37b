import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useOrderColumns } from '@selvedge/app-shell/orders/useOrderColumns';
import { Link } from '@selvedge/design-system/primitives/Link';
import { OrderStatusMark } from '@selvedge/design-system/commerce/OrderStatusBadge';
import { PriceCell } from '@selvedge/design-system/commerce/PriceCell';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { Text } from '@selvedge/design-system/layout/Text';
import { useFormats, useLocale } from '@selvedge/design-system/i18n';
import type { FuturesOrderRow } from '../../../api/schemas';
import { statusOf } from '../orders.model';

/** Returns the path of a futures order's page. */
const futuresPath = (id: string): string => `/procurement/futuresDetail/${id}`;

/** Returns the columns of the list of futures orders: customer, day of arrival, amounts due. */
export function useColumns(): TableColumn<FuturesOrderRow>[] {
  const { t } = useTranslation(['futures', 'orders']);
  const formats = useFormats();
  const { orderNo, status, payment } = useOrderColumns();
  const { areAmountsHidden } = useLocale();
  return useMemo(() => {
    const amount = (
      id: 'depositCents' | 'balanceCents' | 'dueCents',
      header: string,
      yields?: number,
    ): TableColumn<FuturesOrderRow> => ({
      id,
      header,
      yields,
      align: 'end',
      width: 112,
      render: (row) => <PriceCell cents={row[id]} isCharged />,
    });
    return [
      {
        ...orderNo,
        isSortable: true,
        width: 136,
        render: ({ id, orderNo: number }) => (
          <Link variant="plain" href={futuresPath(id)}>
            {number}
          </Link>
        ),
      },
      {
        id: 'orderer',
        header: t('orders:columns.orderer'),
        width: 176,
        render: (row) => (
          <>
            {row.ordererNickname}{' '}
            <Text size="caption" ink="weak">
              {row.companyName ?? row.teamName}
            </Text>
          </>
        ),
      },
      {
        id: 'lists',
        yields: 4,
        header: t('orders:columns.lists'),
        width: 176,
        render: (row) => (
          <Text ink="medium">
            {t(row.lists.length > 1 ? 'orders:listNames' : 'orders:listName', {
              name: row.lists[0]?.name ?? '–',
              count: row.lists.length,
            })}
          </Text>
        ),
      },
      { ...status, width: 140, render: (row) => <OrderStatusMark {...statusOf(row)} /> },
      {
        id: 'expectedArrival',
        header: t('arrival'),
        isSortable: true,
        width: 112,
        render: ({ expectedArrival }) =>
          expectedArrival === null ? <Text ink="weak">{t('unknown')}</Text> : formats.date(expectedArrival),
      },
      {
        id: 'createdAt',
        yields: 3,
        header: t('orders:columns.createdAt'),
        isSortable: true,
        width: 104,
        render: ({ createdAt }) => (
          <Text ink="weak" isFigure>
            {formats.stamp(createdAt)}
          </Text>
        ),
      },
      amount('depositCents', t('deposit'), 2),
      amount('balanceCents', t('balance'), 1),
      amount('dueCents', t('due')),
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
      { ...payment, width: 112 },
    ];
  }, [t, formats, orderNo, status, payment, areAmountsHidden]);
}
