import { useTranslation } from 'react-i18next';
import { carrierPage } from '@selvedge/domain/orders/carriers';
import { CopyList } from '@selvedge/design-system/CopyList';
import { FileList } from '@selvedge/design-system/FileList';
import { Link } from '@selvedge/design-system/Link';
import { OrderRecords } from '@selvedge/design-system/OrderTimeline';
import { ProductCell } from '@selvedge/design-system/ProductCell';
import { Columns } from '@selvedge/design-system/Columns';
import { Inline } from '@selvedge/design-system/Inline';
import { Section } from '@selvedge/design-system/Section';
import { Stack } from '@selvedge/design-system/Stack';
import { StatusMark } from '@selvedge/design-system/StatusMark';
import { Text } from '@selvedge/design-system/Text';
import { useFormats } from '@selvedge/design-system/i18n';
import type { Shipment } from '../../api/shapes';

const GRAMS = 1000;

/** A consignment: its number, how far it came, and what lies in which box (R-3.31..R-3.33). */
export function Parcel({ shipment }: { shipment: Shipment }) {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  const { shipmentNo, subNo = '', courier, trackingNo, phoneTail, packages, attachments, events } = shipment;
  const page = carrierPage(courier, trackingNo);
  const isDelivered = shipment.deliveredAt !== undefined;
  const sent = { id: 'sent', at: shipment.shippedAt, title: t('parcel.sent'), actor: shipment.warehouseId };
  const told = events.map(({ at, text, place }, index) => ({
    id: `${index}`,
    at,
    title: text,
    actor: place,
  }));
  return (
    <Section
      title={t('parcel.title', { no: subNo.slice(-2) })}
      note={shipmentNo}
      end={
        <StatusMark glyph={isDelivered ? 'full' : 'half'} tone={isDelivered ? 'positive' : 'info'}>
          {t(isDelivered ? 'parcel.delivered' : 'parcel.onTheWay')}
        </StatusMark>
      }
    >
      <Columns>
        <Stack gap="s4">
          <CopyList items={[{ name: courier, value: trackingNo }]} />
          {page !== null && (
            <Link href={page} target="_blank">
              {t('parcel.follow')}
            </Link>
          )}
          {phoneTail !== '' && (
            <Text size="small" ink="weak">
              {t('parcel.phoneTail', { digits: phoneTail })}
            </Text>
          )}
          <OrderRecords records={[...told, sent]} />
          {attachments.length > 0 && (
            <FileList
              label={t('parcel.files')}
              files={attachments.map(({ kind, ...file }) => ({
                ...file,
                kind: kind === 'IMAGE' ? kind : 'PDF',
              }))}
            />
          )}
        </Stack>
        <Stack gap="s4" as="ol">
          {packages.map(({ no, items, weightG }) => (
            <li key={no}>
              <Stack gap="s2">
                <Inline justify="between">
                  <Text>{t('parcel.box', { no, count: items.reduce((sum, { qty }) => sum + qty, 0) })}</Text>
                  {weightG !== undefined && (
                    <Text size="small" ink="weak">
                      {t('parcel.weight', { kilos: formats.quantity(weightG / GRAMS) })}
                    </Text>
                  )}
                </Inline>
                {items.map((item) => (
                  <Inline key={item.orderLineId} justify="between">
                    <ProductCell
                      name={`${item.name ?? ''}, ${item.color ?? ''}, ${item.size ?? ''}`}
                      brand={item.brandName ?? ''}
                      pictureSrc={item.image ?? undefined}
                    />
                    <Text isFigure>{formats.count(item.qty, 'pieceShort')}</Text>
                  </Inline>
                ))}
              </Stack>
            </li>
          ))}
        </Stack>
      </Columns>
    </Section>
  );
}
