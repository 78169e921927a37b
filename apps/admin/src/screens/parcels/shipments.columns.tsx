import { StatusMark } from '@selvedge/design-system/primitives/StatusMark';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { Text } from '@selvedge/design-system/layout/Text';
import { useFormats } from '@selvedge/design-system/i18n';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffShipment } from '../../api/schemas';

/** State of a consignment as one mark: late comes before every other state. */
export function ShipmentState({ shipment }: { shipment: StaffShipment }) {
  const { t } = useTranslation('parcels');
  const { state, late } = shipment;
  if (late)
    return (
      <StatusMark glyph="triangle" tone="critical">
        {t('state.LATE')}
      </StatusMark>
    );
  if (state === 'VOIDED')
    return (
      <StatusMark glyph="dash" isOff>
        {t('state.VOIDED')}
      </StatusMark>
    );
  return state === 'DELIVERED' ? (
    <StatusMark glyph="full" tone="positive">
      {t('state.DELIVERED')}
    </StatusMark>
  ) : (
    <StatusMark glyph="half" tone="info">
      {t('state.ON_THE_WAY')}
    </StatusMark>
  );
}

/** Returns the columns of the consignments: number, customer, courier, quantity, state. */
export function useShipmentColumns(): TableColumn<StaffShipment>[] {
  const { t } = useTranslation('parcels');
  const formats = useFormats();
  return useMemo(
    () => [
      {
        id: 'shipmentNo',
        header: t('columns.shipmentNo'),
        isRowHeader: true,
        isSortable: true,
        width: 144,
        render: ({ shipmentNo }) => <Text isFigure>{shipmentNo}</Text>,
      },
      {
        id: 'subNo',
        header: t('columns.subNo'),
        yields: 3,
        width: 168,
        render: ({ subNo }) => <Text isFigure>{subNo}</Text>,
      },
      {
        id: 'customer',
        header: t('columns.customer'),
        render: ({ companyName }) => <Text isTruncated>{companyName}</Text>,
      },
      {
        id: 'warehouse',
        header: t('columns.warehouse'),
        yields: 5,
        width: 88,
        render: ({ warehouseId }) => warehouseId,
      },
      {
        id: 'courier',
        header: t('columns.courier'),
        isSortable: true,
        width: 200,
        render: ({ courier, trackingNo }) => (
          <>
            {courier}{' '}
            <Text ink="medium" isFigure>
              {trackingNo}
            </Text>
          </>
        ),
      },
      {
        id: 'packingQty',
        header: t('columns.packages'),
        align: 'end',
        yields: 2,
        width: 64,
        render: ({ packingQty }) => formats.quantity(packingQty),
      },
      {
        id: 'qty',
        header: t('columns.qty'),
        align: 'end',
        width: 72,
        render: ({ qty }) => formats.quantity(qty),
      },
      {
        id: 'shippedAt',
        header: t('columns.shippedAt'),
        isSortable: true,
        yields: 1,
        width: 120,
        render: ({ shippedAt }) => (
          <Text ink="weak" isFigure>
            {formats.stamp(shippedAt)}
          </Text>
        ),
      },
      {
        id: 'dueAt',
        header: t('columns.dueAt'),
        yields: 4,
        width: 104,
        render: ({ dueAt }) => <Text isFigure>{formats.date(dueAt)}</Text>,
      },
      {
        id: 'state',
        header: t('columns.state'),
        width: 112,
        render: (shipment) => <ShipmentState shipment={shipment} />,
      },
    ],
    [t, formats],
  );
}
