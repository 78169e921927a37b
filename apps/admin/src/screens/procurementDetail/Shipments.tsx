import { useTranslation } from 'react-i18next';
import { OrderRecords } from '@selvedge/design-system/OrderTimeline';
import { Section } from '@selvedge/design-system/Section';
import { Stack } from '@selvedge/design-system/Stack';
import { Text } from '@selvedge/design-system/Text';
import type { Shipment } from '../../api/shapes';

/** Parcels on their way: courier, number, last digits of the phone, and where they were seen. */
export function Shipments({ shipments }: { shipments: readonly Shipment[] }) {
  const { t } = useTranslation('orders');
  const packages = shipments.reduce((sum, { packingQty }) => sum + packingQty, 0);
  return (
    <Section title={t('shipments')} note={t('shipmentCount', { count: shipments.length, packages })}>
      <Stack gap="s5">
        {shipments.map(({ id, courier, trackingNo, phoneTail, events }) => (
          <Stack key={id} gap="s3">
            <Text as="p">
              {courier} <Text isFigure>{trackingNo}</Text>{' '}
              {phoneTail !== '' && (
                <Text size="caption" ink="weak">
                  {t('phoneTail', { digits: phoneTail })}
                </Text>
              )}
            </Text>
            <OrderRecords
              records={events.map(({ at, place, text }, index) => ({
                id: `${id}-${index}`,
                at,
                title: text,
                actor: place,
              }))}
            />
          </Stack>
        ))}
      </Stack>
    </Section>
  );
}
