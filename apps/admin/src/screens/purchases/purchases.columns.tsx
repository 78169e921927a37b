import { useTranslation } from 'react-i18next';
import { countColumn, dateColumn, moneyColumn, textColumn } from '@selvedge/app-shell/listing/columns';
import { Link } from '@selvedge/design-system/primitives/Link';
import { Stack } from '@selvedge/design-system/layout/Stack';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { Text } from '@selvedge/design-system/layout/Text';
import { COST_PERM } from '@selvedge/domain/people/fieldVisibility';
import { ProductNameCell } from '../../products/ProductNameCell';
import type { PurchaseNeed } from '../../api/schemas';
import { useAllowed } from '../../session/Allowed';

/** Number of orders named in a row; the rest is counted. */
const NAMED = 2;

/** Returns the columns of the purchase needs. */
export function useColumns(): TableColumn<PurchaseNeed>[] {
  const { t } = useTranslation('purchases');
  const seesCost = useAllowed([COST_PERM]);
  const columns: (TableColumn<PurchaseNeed> | false)[] = [
    {
      id: 'product',
      phone: 'line1',
      header: t('columns.product'),
      isRowHeader: true,
      width: 280,
      render: (line) => <ProductNameCell of={line} />,
    },
    textColumn('intlCode', t('columns.intlCode'), {
      phone: 'line2',
      yields: 2,
      width: 136,
      ink: 'medium',
      isFigure: true,
    }),
    textColumn('size', t('columns.size'), { phone: 'line2End', isNamedOnPhone: true, width: 64 }),
    countColumn('needQty', t('columns.needQty'), { phone: 'line3', width: 80 }),
    countColumn('receivedQty', t('columns.receivedQty'), { yields: 4, width: 80 }),
    countColumn('onOrderQty', t('columns.onOrderQty'), { phone: 'none', width: 80 }),
    countColumn('openQty', t('columns.toOrder'), { phone: 'line1End', width: 80, weight: 'medium' }),
    seesCost && moneyColumn('costCents', t('columns.costCents'), { yields: 3, width: 96 }),
    dateColumn('neededBy', t('columns.neededBy'), { phone: 'line3End', isNamedOnPhone: true, width: 104 }),
    {
      id: 'orders',
      yields: 1,
      header: t('columns.orders'),
      width: 232,
      render: ({ orders }) => (
        <Stack gap="s1">
          {orders.slice(0, NAMED).map(({ orderId, subOrderId, subNo, companyName, qty }) => (
            <Text key={subOrderId} size="caption" ink="weak" isTruncated>
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
}
