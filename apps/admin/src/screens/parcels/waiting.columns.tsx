import { countColumn, textColumn } from '@selvedge/app-shell/listing/columns';
import { StatusMark } from '@selvedge/design-system/primitives/StatusMark';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { Text } from '@selvedge/design-system/layout/Text';
import { useFormats } from '@selvedge/design-system/i18n';
import { useTranslation } from 'react-i18next';
import type { WaitingSubOrder } from '../../api/schemas';

/** Returns the columns of the waiting sub-orders: customer, warehouse, quantity, due date. */
export function useWaitingColumns(): TableColumn<WaitingSubOrder>[] {
  const { t } = useTranslation('parcels');
  const formats = useFormats();
  return [
    textColumn('orderNo', t('columns.subNo'), {
      phone: 'line1',
      isRowHeader: true,
      isSortable: true,
      width: 176,
      isFigure: true,
      of: ({ subNo }) => subNo,
    }),
    textColumn('customer', t('columns.customer'), {
      phone: 'line2',
      isTruncated: true,
      of: ({ companyName }) => companyName,
    }),
    textColumn('warehouseId', t('columns.warehouse'), { phone: 'line3End', isSortable: true, width: 104 }),
    textColumn('supplier', t('columns.supplier'), {
      phone: 'line3',
      yields: 3,
      isTruncated: true,
      of: ({ supplierName }) => supplierName,
    }),
    countColumn('sizes', t('columns.sizes'), { width: 80, yields: 2 }),
    countColumn('openQty', t('columns.openQty'), { phone: 'line2End', isSortable: true, width: 96 }),
    countColumn('sentQty', t('columns.sentQty'), { width: 96, yields: 1 }),
    {
      id: 'shipEstimate',
      phone: 'line1End',
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
  ];
}
