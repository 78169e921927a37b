import { plainList } from '@selvedge/app-shell/listing/listAnswer';
import { ListRows } from '@selvedge/design-system/pages/ListPage';
import { Dialog } from '@selvedge/design-system/primitives/Dialog';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { Link } from '@selvedge/design-system/primitives/Link';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { Text } from '@selvedge/design-system/layout/Text';
import { countColumn, momentColumn, textColumn } from '@selvedge/app-shell/listing/columns';
import { useFormats } from '@selvedge/design-system/i18n';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffProduct, StockMovement } from '../../api/schemas';
import { movementsQuery } from './products.api';
import { movementWord, signed } from './movements';

interface MovementsProps {
  product: StaffProduct;
  onClose: () => void;
}

function useMovementColumns(): TableColumn<StockMovement>[] {
  const { t } = useTranslation('products');
  const formats = useFormats();
  const change = { align: 'end', width: 72, isFigure: true } as const;
  return [
    momentColumn('at', t('movement.at'), { width: 104, isRowHeader: true, ink: undefined }),
    textColumn('size', t('columns.size'), { width: 64 }),
    textColumn('cause', t('movement.cause'), { width: 96, of: (row) => t(`moved.${movementWord(row)}`) }),
    textColumn('onHandChange', t('columns.onHandQty'), {
      ...change,
      of: ({ onHandChange }) => signed(onHandChange, formats.quantity),
    }),
    textColumn('lockedChange', t('columns.lockedQty'), {
      ...change,
      of: ({ lockedChange }) => signed(lockedChange, formats.quantity),
    }),
    countColumn('onHandAfter', t('movement.after'), { width: 72 }),
    {
      id: 'paper',
      header: t('movement.paper'),
      width: 220,
      yields: 1,
      render: ({ orderId, orderNo, purchaseOrderId, poNo, reason, note, operatorName }) => (
        <Text ink="medium">
          {orderId !== undefined && <Link href={`/procurement/detail/${orderId}`}>{orderNo}</Link>}
          {purchaseOrderId !== undefined && <Link href={`/purchases/detail/${purchaseOrderId}`}>{poNo}</Link>}
          {orderId === undefined &&
            purchaseOrderId === undefined &&
            ([reason && t(`reason.${reason}`), note, operatorName].filter(Boolean).join(t('comma')) || '–')}
        </Text>
      ),
    },
  ];
}

/** Dialog with all stock movements of a product, newest first, with their causes and documents; the changes add up to the stock. */
export function Movements({ product, onClose }: MovementsProps) {
  const { t } = useTranslation('products');
  const formats = useFormats();
  const [page, setPage] = useState(1);
  const movements = useQuery(movementsQuery(product.id, page));
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="wide"
      title={t('movement.title', { name: product.name })}
      description={t('movement.sum', {
        onHand: formats.quantity(product.onHandQty),
        locked: formats.quantity(product.lockedQty),
      })}
    >
      <ListRows
        {...plainList(movements, t('movement.failed'), { page, onPageChange: setPage })}
        narrowing={null}
        label={t('movement.name')}
        empty={<EmptyState title={t('movement.empty')} />}
        columns={useMovementColumns()}
        rowId={(row) => row.id}
      />
    </Dialog>
  );
}
