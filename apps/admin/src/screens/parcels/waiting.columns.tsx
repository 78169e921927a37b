import { StatusMark } from '@selvedge/design-system/primitives/StatusMark';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { Text } from '@selvedge/design-system/layout/Text';
import { useFormats } from '@selvedge/design-system/i18n';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { WaitingSubOrder } from '../../api/schemas';

/** Returns the columns of the waiting sub-orders: customer, warehouse, quantity, due date. */
export function useWaitingColumns(): TableColumn<WaitingSubOrder>[] {
  const { t } = useTranslation('parcels');
  const formats = useFormats();
  return useMemo(
    () => [
      {
        id: 'orderNo',
        header: t('columns.subNo'),
        isRowHeader: true,
        isSortable: true,
        width: 176,
        render: ({ subNo }) => <Text isFigure>{subNo}</Text>,
      },
      {
        id: 'customer',
        header: t('columns.customer'),
        render: ({ companyName }) => <Text isTruncated>{companyName}</Text>,
      },
      {
        id: 'warehouseId',
        header: t('columns.warehouse'),
        isSortable: true,
        width: 104,
        render: ({ warehouseId }) => warehouseId,
      },
      {
        id: 'supplier',
        header: t('columns.supplier'),
        yields: 3,
        render: ({ supplierName }) => <Text isTruncated>{supplierName}</Text>,
      },
      {
        id: 'sizes',
        header: t('columns.sizes'),
        align: 'end',
        width: 80,
        yields: 2,
        render: ({ sizes }) => formats.quantity(sizes),
      },
      {
        id: 'openQty',
        header: t('columns.openQty'),
        align: 'end',
        isSortable: true,
        width: 96,
        render: ({ openQty }) => formats.quantity(openQty),
      },
      {
        id: 'sentQty',
        header: t('columns.sentQty'),
        align: 'end',
        width: 96,
        yields: 1,
        render: ({ sentQty }) => formats.quantity(sentQty),
      },
      {
        id: 'shipEstimate',
        header: t('columns.shipEstimate'),
        isSortable: true,
        width: 152,
        render: ({ shipEstimate, late }) =>
          late ? (
            <StatusMark glyph="triangle" tone="critical">
              {t('lateSince', { day: formats.date(shipEstimate) })}
            </StatusMark>
          ) : (
            <Text isFigure>{formats.date(shipEstimate)}</Text>
          ),
      },
    ],
    [t, formats],
  );
}
