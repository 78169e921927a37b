import { countColumn, dateColumn, momentColumn, textColumn } from '@selvedge/app-shell/listing/columns';
import { StatusMark } from '@selvedge/design-system/primitives/StatusMark';
import type { StatusMarkProps } from '@selvedge/design-system/primitives/StatusMark';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { Text } from '@selvedge/design-system/layout/Text';
import { useTranslation } from 'react-i18next';
import type { StaffShipment } from '../../api/schemas';

const LOOKS: Readonly<
  Record<StaffShipment['state'] | 'LATE', Pick<StatusMarkProps, 'glyph' | 'tone' | 'isOff'>>
> = {
  LATE: { glyph: 'triangle', tone: 'critical' },
  ON_THE_WAY: { glyph: 'half', tone: 'info' },
  DELIVERED: { glyph: 'full', tone: 'positive' },
  VOIDED: { glyph: 'dash', isOff: true },
};

/** State of a consignment as one mark: late comes before every other state. */
export function ShipmentState({ shipment }: { shipment: StaffShipment }) {
  const { t } = useTranslation('parcels');
  const state = shipment.late ? 'LATE' : shipment.state;
  return <StatusMark {...LOOKS[state]}>{t(`state.${state}`)}</StatusMark>;
}

/** Returns the columns of the consignments: number, customer, courier, quantity, state. */
export function useShipmentColumns(): TableColumn<StaffShipment>[] {
  const { t } = useTranslation('parcels');
  return [
    textColumn('shipmentNo', t('columns.shipmentNo'), {
      phone: 'line1',
      isRowHeader: true,
      isSortable: true,
      width: 144,
      isFigure: true,
    }),
    textColumn('subNo', t('columns.subNo'), { yields: 3, width: 168, isFigure: true }),
    textColumn('customer', t('columns.customer'), {
      phone: 'line2',
      isTruncated: true,
      of: ({ companyName }) => companyName,
    }),
    textColumn('warehouse', t('columns.warehouse'), {
      yields: 5,
      width: 88,
      of: ({ warehouseId }) => warehouseId,
    }),
    {
      id: 'courier',
      phone: 'line3',
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
    countColumn('packingQty', t('columns.packages'), { yields: 2, width: 64 }),
    countColumn('qty', t('columns.qty'), { phone: 'line2End', width: 72 }),
    momentColumn('shippedAt', t('columns.shippedAt'), {
      phone: 'line3End',
      isSortable: true,
      yields: 1,
      width: 120,
    }),
    dateColumn('dueAt', t('columns.dueAt'), { yields: 4, width: 104 }),
    {
      id: 'state',
      phone: 'line1End',
      header: t('columns.state'),
      width: 112,
      render: (shipment) => <ShipmentState shipment={shipment} />,
    },
  ];
}
