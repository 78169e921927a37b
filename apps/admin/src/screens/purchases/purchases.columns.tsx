import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '@selvedge/design-system/primitives/Link';
import { PriceCell } from '@selvedge/design-system/commerce/PriceCell';
import { Stack } from '@selvedge/design-system/layout/Stack';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { Text } from '@selvedge/design-system/layout/Text';
import { useFormats } from '@selvedge/design-system/i18n';
import { COST_PERM } from '@selvedge/domain/people/fieldVisibility';
import { GoodsCell } from '../../goods/GoodsCell';
import type { PurchaseNeed } from '../../api/schemas';
import { useAllowed } from '../../session/Allowed';

const COST = [COST_PERM] as const;
/** Number of orders named in a row; the rest is counted. */
const NAMED = 2;

/** Returns the columns of the purchase needs. */
export function useColumns(): TableColumn<PurchaseNeed>[] {
  const { t } = useTranslation('purchases');
  const formats = useFormats();
  const seesCost = useAllowed(COST);
  return useMemo(() => {
    const pieces = (
      id: 'needQty' | 'receivedQty' | 'onOrderQty' | 'openQty',
      yields?: number,
    ): TableColumn<PurchaseNeed> => ({
      id,
      ...(yields !== undefined && { yields }),
      header: t(`columns.${id === 'openQty' ? 'toOrder' : id}`),
      align: 'end',
      width: 80,
      render: (row) => (
        <Text isFigure weight={id === 'openQty' ? 'medium' : undefined}>
          {formats.quantity(row[id])}
        </Text>
      ),
    });
    const columns: (TableColumn<PurchaseNeed> | false)[] = [
      {
        id: 'product',
        header: t('columns.product'),
        isRowHeader: true,
        width: 280,
        render: (line) => <GoodsCell of={line} />,
      },
      {
        id: 'intlCode',
        yields: 2,
        header: t('columns.intlCode'),
        width: 136,
        render: ({ intlCode }) => (
          <Text ink="medium" isFigure>
            {intlCode}
          </Text>
        ),
      },
      { id: 'size', header: t('columns.size'), width: 64, render: ({ size }) => size },
      pieces('needQty'),
      pieces('receivedQty', 4),
      pieces('onOrderQty'),
      pieces('openQty'),
      seesCost && {
        id: 'costCents',
        yields: 3,
        header: t('columns.costCents'),
        align: 'end',
        width: 96,
        render: ({ costCents }) => <PriceCell cents={costCents} />,
      },
      {
        id: 'neededBy',
        header: t('columns.neededBy'),
        width: 104,
        render: ({ neededBy }) => <Text isFigure>{formats.date(neededBy)}</Text>,
      },
      {
        id: 'orders',
        yields: 1,
        header: t('columns.orders'),
        width: 232,
        render: ({ orders }) => (
          <Stack gap="s1">
            {orders.slice(0, NAMED).map(({ orderId, subOrderId, subNo, companyName, qty }) => (
              <Text key={subOrderId} size="caption" ink="weak">
                <Link href={`/procurement/detail/${orderId}`}>{subNo}</Link>{' '}
                {t('ofOrder', { company: companyName, count: qty })}
              </Text>
            ))}
            {orders.length > NAMED && (
              <Text size="caption" ink="weak">
                {t('moreOrders', { count: orders.length - NAMED })}
              </Text>
            )}
          </Stack>
        ),
      },
    ];
    return columns.filter((column) => column !== false);
  }, [t, formats, seesCost]);
}
