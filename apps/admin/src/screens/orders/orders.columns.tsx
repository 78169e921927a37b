import { useTranslation } from 'react-i18next';
import { navigate } from '@selvedge/app-shell/app/hashLocation';
import { countColumn, momentColumn, textColumn } from '@selvedge/app-shell/listing/columns';
import { useOrderColumns } from '@selvedge/app-shell/orders/useOrderColumns';
import { Inline } from '@selvedge/design-system/layout/Inline';
import { PriceCell } from '@selvedge/design-system/commerce/PriceCell';
import { SubOrderBars } from '@selvedge/design-system/commerce/SubOrderBars';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { Text } from '@selvedge/design-system/layout/Text';
import { useLocale } from '@selvedge/design-system/i18n';
import type { OrderRow } from '../../api/schemas';
import { menuColumn } from '@selvedge/design-system/primitives/RowMenu';
import { OrderState } from './OrderState';
import { hasAmounts, stageOf, valueTone } from './orders.model';

/** Returns the columns of the list of orders. */
export function useColumns(): TableColumn<OrderRow>[] {
  const { t } = useTranslation('orders');
  const { orderNo, status, payment } = useOrderColumns();
  const { areAmountsHidden } = useLocale();
  return [
    {
      ...orderNo,
      phone: 'line1',
      isSortable: true,
      width: 152,
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
    textColumn('orderer', t('columns.orderer'), {
      phone: 'line2',
      width: 170,
      of: (row) => row.ordererNickname,
      note: (row) => row.companyName ?? row.teamName,
    }),
    textColumn('lists', t('columns.lists'), {
      yields: 6,
      phone: 'line3',
      width: 168,
      ink: 'medium',
      of: ({ lists }) =>
        t(lists.length > 1 ? 'listNames' : 'listName', {
          name: lists[0]?.name ?? '–',
          count: lists.length,
        }),
    }),
    momentColumn('createdAt', t('columns.createdAt'), {
      yields: 3,
      phone: 'line3End',
      isSortable: true,
      width: 100,
    }),
    {
      ...status,
      phone: 'line1End',
      width: 140,
      render: (row) => <OrderState order={row} />,
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
    countColumn('confirmedQty', t('columns.qty'), {
      yields: 1,
      isSortable: true,
      width: 60,
      of: (row) => (hasAmounts(row) ? row.confirmedQty : row.askedQty),
    }),
    {
      id: 'confirmedValueCents',
      header: t('columns.value'),
      phone: 'line2End',
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
    { ...payment, phone: 'none', width: 132 },
    textColumn('salesman', t('columns.salesman'), {
      yields: 5,
      width: 104,
      ink: 'weak',
      of: ({ salesmanName }) => salesmanName,
    }),
    menuColumn(t('columns.more'), ({ id, orderNo: number }) => ({
      label: t('more', { orderNo: number }),
      steps: [
        {
          id: 'detail',
          label: t('common:route.orderDetails'),
          onAction: () => navigate(`/procurement/detail/${id}`),
        },
        {
          id: 'big',
          label: t('common:route.orderBigDetails'),
          onAction: () => navigate(`/procurement/bigDetail/${id}`),
        },
      ],
    })),
  ];
}
