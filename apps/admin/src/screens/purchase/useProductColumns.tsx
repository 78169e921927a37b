import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { Text } from '@selvedge/design-system/layout/Text';
import { ProductNameCell } from '../../products/ProductNameCell';
import type { PurchaseOrderDetail } from '../../api/schemas';

/** Line of a purchase order: one SKU. */
export type PurchaseLine = PurchaseOrderDetail['lines'][number];

/** Returns the columns that identify a line: the product and its size. */
export function useProductColumns(): TableColumn<PurchaseLine>[] {
  const { t } = useTranslation('purchases');
  return useMemo(
    () => [
      {
        id: 'product',
        header: t('columns.product'),
        isRowHeader: true,
        width: 280,
        render: (line) => <ProductNameCell of={line} />,
      },
      {
        id: 'size',
        header: t('columns.size'),
        width: 64,
        render: ({ size }) => <Text isFigure>{size}</Text>,
      },
    ],
    [t],
  );
}
