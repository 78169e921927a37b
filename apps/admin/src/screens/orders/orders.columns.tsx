import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { navigate } from '@selvedge/app-shell/app/hashLocation';
import { useOrderColumns } from '@selvedge/app-shell/orders/useOrderColumns';
import { EllipsisIcon } from '@selvedge/design-system/primitives/Icon';
import { IconButton } from '@selvedge/design-system/primitives/IconButton';
import { Inline } from '@selvedge/design-system/layout/Inline';
import { Menu } from '@selvedge/design-system/primitives/Menu';
import { OrderStatusMark } from '@selvedge/design-system/commerce/OrderStatusBadge';
import { PriceCell } from '@selvedge/design-system/commerce/PriceCell';
import { SubOrderBars } from '@selvedge/design-system/commerce/SubOrderBars';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { Text } from '@selvedge/design-system/layout/Text';
import { useFormats, useLocale } from '@selvedge/design-system/i18n';
import type { OrderRow } from '../../api/schemas';
import { hasAmounts, stageOf, statusOf, valueTone } from './orders.model';

/** Returns the columns of the list of orders. */
export function useColumns(): TableColumn<OrderRow>[] {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  const { orderNo, status, payment } = useOrderColumns();
  const { areAmountsHidden } = useLocale();
  return useMemo(
    () => [
      {
        ...orderNo,
        isSortable: true,
        width: 136,
        render: (row, place) => (
          <Inline gap="s2">
            {orderNo.render(row, place)}
            {row.kind === 'FUTURES' && (
              <Text size="caption" ink="weak">
                {t('kind.FUTURES')}
              </Text>
            )}
          </Inline>
        ),
      },
      {
        id: 'orderer',
        header: t('columns.orderer'),
        width: 170,
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
        yields: 6,
        header: t('columns.lists'),
        width: 168,
        render: (row) => (
          <Text ink="medium">
            {t(row.lists.length > 1 ? 'listNames' : 'listName', {
              name: row.lists[0]?.name ?? '–',
              count: row.lists.length,
            })}
          </Text>
        ),
      },
      {
        id: 'createdAt',
        yields: 3,
        header: t('columns.createdAt'),
        isSortable: true,
        width: 100,
        render: (row) => (
          <Text ink="weak" isFigure>
            {formats.stamp(row.createdAt)}
          </Text>
        ),
      },
      {
        ...status,
        width: 140,
        render: (row) => {
          const shown = statusOf(row);
          return (
            <OrderStatusMark
              {...shown}
              label={shown.kind === 'confirmation' ? t('receiptPending') : undefined}
            />
          );
        },
      },
      {
        id: 'subs',
        yields: 4,
        header: t('columns.subs'),
        width: 84,
        render: (row) => (
          <SubOrderBars subOrders={row.subs.map((sub) => ({ id: sub.id, stage: stageOf(sub) }))} />
        ),
      },
      {
        id: 'confirmedQty',
        yields: 1,
        header: t('columns.qty'),
        align: 'end',
        isSortable: true,
        width: 60,
        render: (row) => formats.quantity(hasAmounts(row) ? row.confirmedQty : row.askedQty),
      },
      {
        id: 'confirmedValueCents',
        header: t('columns.value'),
        align: 'end',
        isSortable: !areAmountsHidden,
        width: 108,
        render: (row) => (
          <PriceCell
            cents={hasAmounts(row) ? row.confirmedValueCents : row.askedValueCents}
            tone={valueTone(row)}
            isCharged
          />
        ),
      },
      {
        id: 'paidCents',
        yields: 2,
        header: t('columns.paid'),
        align: 'end',
        isSortable: !areAmountsHidden,
        width: 104,
        render: (row) => (
          <PriceCell
            cents={row.paidCents}
            tone={row.paidCents === 0 || row.paidCents >= row.payableCents ? 'reference' : 'regular'}
            isCharged
          />
        ),
      },
      { ...payment, width: 108 },
      {
        id: 'salesman',
        yields: 5,
        header: t('columns.salesman'),
        width: 104,
        render: (row) => <Text ink="weak">{row.salesmanName ?? '–'}</Text>,
      },
      {
        id: 'more',
        header: t('columns.more'),
        isHeaderHidden: true,
        align: 'end',
        width: 56,
        render: (row) => <RowMenu row={row} />,
      },
    ],
    [t, formats, areAmountsHidden, orderNo, status, payment],
  );
}

function RowMenu({ row }: { row: OrderRow }) {
  const { t } = useTranslation('orders');
  const label = t('more', { orderNo: row.orderNo });
  return (
    <Menu
      label={label}
      trigger={<IconButton size="small" label={label} icon={<EllipsisIcon />} />}
      groups={[
        {
          id: 'open',
          items: [
            {
              id: 'detail',
              label: t('common:route.orderDetails'),
              onAction: () => navigate(`/procurement/detail/${row.id}`),
            },
            {
              id: 'big',
              label: t('common:route.orderBigDetails'),
              onAction: () => navigate(`/procurement/bigDetail/${row.id}`),
            },
          ],
        },
      ]}
    />
  );
}
