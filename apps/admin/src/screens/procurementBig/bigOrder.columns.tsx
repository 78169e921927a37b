import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderStatusMark } from '@selvedge/design-system/OrderStatusBadge';
import { PriceCell } from '@selvedge/design-system/PriceCell';
import { ProductCell } from '@selvedge/design-system/ProductCell';
import type { TableColumn } from '@selvedge/design-system/Table';
import { Text } from '@selvedge/design-system/Text';
import { useFormats } from '@selvedge/design-system/i18n';
import { CONFIRMATION_STAGES } from '@selvedge/domain/orders/orderStates';
import type { BigOrderLine } from '../../api/shapes';

const quantities = ['askedQty', 'confirmedQty', 'shippedQty', 'receivedQty'] as const;

/** A quantity of a line; null, drawn as a dash, until its stage is reached. */
function known(
  key: (typeof quantities)[number],
  { line, confirmation, shipping }: BigOrderLine,
): number | null {
  const isConfirmed = CONFIRMATION_STAGES[confirmation] === 'confirmed';
  if (key === 'confirmedQty' && !isConfirmed) return null;
  if (key === 'shippedQty' && shipping === 'NONE') return null;
  if (key === 'receivedQty' && shipping !== 'RECEIVED') return null;
  return line[key];
}

/** Columns of an order as one wide table. */
export function useBigColumns(): TableColumn<BigOrderLine>[] {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  return useMemo(
    () => [
      { id: 'sub', header: t('columns.sub'), width: 72, render: ({ subNo }) => subNo.slice(-2) },
      {
        id: 'product',
        header: t('columns.product'),
        isRowHeader: true,
        width: 240,
        render: ({ line }) => (
          <ProductCell
            brand={line.brandName}
            name={line.name}
            colour={line.color}
            pictureSrc={line.image ?? undefined}
          />
        ),
      },
      {
        id: 'code',
        header: t('columns.intlCode'),
        width: 136,
        render: ({ line }) => <Text isFigure>{line.intlCode}</Text>,
      },
      { id: 'size', header: t('columns.size'), width: 64, render: ({ line }) => line.size },
      {
        id: 'list',
        header: t('columns.lists'),
        width: 184,
        render: ({ listName }) => <Text ink="medium">{listName}</Text>,
      },
      {
        id: 'warehouse',
        header: t('columns.warehouse'),
        width: 80,
        render: ({ warehouseId }) => warehouseId,
      },
      {
        id: 'state',
        header: t('columns.status'),
        width: 136,
        render: ({ confirmation, cancelled }) =>
          cancelled ? (
            <OrderStatusMark kind="status" code="CANCELLED" />
          ) : (
            <OrderStatusMark kind="confirmation" code={confirmation} />
          ),
      },
      {
        id: 'price',
        header: t('columns.price'),
        align: 'end' as const,
        width: 104,
        render: ({ line }) => <PriceCell cents={line.priceCents} isCharged />,
      },
      ...quantities.map((key) => ({
        id: key,
        header: t(`columns.${key}`),
        align: 'end' as const,
        width: 64,
        render: (row: BigOrderLine) => formats.quantity(known(key, row)),
      })),
      {
        id: 'amount',
        header: t('columns.amount'),
        align: 'end' as const,
        width: 120,
        render: ({ line }) => <PriceCell cents={line.lineCents} isCharged />,
      },
    ],
    [t, formats],
  );
}
