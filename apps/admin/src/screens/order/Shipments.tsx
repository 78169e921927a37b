import { useTranslation } from 'react-i18next';
import { Consignment } from '@selvedge/app-shell/orders/Consignment';
import { Section } from '@selvedge/design-system/layout/Section';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { subOrderPosition } from '@selvedge/domain/orders/orderNumbers';
import type { OrderLine, Shipment } from '../../api/schemas';

interface ShipmentsProps {
  shipments: readonly Shipment[];
  /** Lines of the whole order, which name the contents of the packages. */
  lines: readonly OrderLine[];
}

/** Consignments of an order, each with its state, its documents and its packages. */
export function Shipments({ shipments, lines }: ShipmentsProps) {
  const { t } = useTranslation('orders');
  const packages = shipments.reduce((sum, { packingQty }) => sum + packingQty, 0);
  return (
    <Section title={t('shipments')} note={t('shipmentCount', { count: shipments.length, packages })}>
      <Stack gap="s5">
        {shipments.map((shipment) => (
          <Consignment
            key={shipment.id}
            shipment={shipment}
            title={shipment.shipmentNo}
            note={shipment.subNo && t('subOrder', { no: subOrderPosition(shipment.subNo) })}
            level={3}
            lines={lines}
            isNarrow
          />
        ))}
      </Stack>
    </Section>
  );
}
