import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableColumn } from '@selvedge/design-system/Table';
import { Text } from '@selvedge/design-system/Text';
import { GoodsCell } from '../../goods/GoodsCell';
import type { PurchaseOrderDetail } from '../../api/schemas';

/** One SKU of a purchase order. */
export type PurchaseLine = PurchaseOrderDetail['lines'][number];

/** The columns that say which goods a line is of: the product and its size. */
export function useGoodsColumns(): TableColumn<PurchaseLine>[] {
  const { t } = useTranslation('purchases');
  return useMemo(
    () => [
      {
        id: 'product',
        header: t('columns.product'),
        isRowHeader: true,
        width: 280,
        render: (line) => <GoodsCell of={line} />,
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
