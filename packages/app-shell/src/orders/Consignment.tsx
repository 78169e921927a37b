import { useTranslation } from 'react-i18next';
import { lineName } from '@selvedge/domain/products/lineName';
import { carrierPage } from '@selvedge/domain/orders/carriers';
import type { components } from '@selvedge/api-spec/types';
import { Columns } from '@selvedge/design-system/layout/Columns';
import { CopyList } from '@selvedge/design-system/primitives/CopyList';
import { FileList } from '@selvedge/design-system/primitives/FileList';
import { Inline } from '@selvedge/design-system/layout/Inline';
import { Link } from '@selvedge/design-system/primitives/Link';
import { OrderRecords } from '@selvedge/design-system/commerce/OrderTimeline';
import { ProductCell } from '@selvedge/design-system/commerce/ProductCell';
import { Section } from '@selvedge/design-system/layout/Section';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { StatusMark } from '@selvedge/design-system/primitives/StatusMark';
import { Text } from '@selvedge/design-system/layout/Text';
import { useFormats } from '@selvedge/design-system/i18n';

type Schemas = components['schemas'];
type Shipment = Schemas['Shipment'];
type PackedProduct = Partial<Pick<Schemas['OrderLine'], 'name' | 'color' | 'size' | 'brandName' | 'image'>>;

const NO_LINES: readonly Schemas['OrderLine'][] = [];

interface ConsignmentProps {
  shipment: Shipment;
  title: string;
  note?: string;
  level?: 2 | 3;
  /** Whether the panel stands beside others: tracking is then shown above the packages. */
  isNarrow?: boolean;
  /** Order lines, for a response that refers to the packed products by their line only. */
  lines?: readonly Schemas['OrderLine'][];
}

/** Section of a shipment: tracking number, tracking events, documents, and the content of each package. */
export function Consignment({ shipment, isNarrow = false, lines = NO_LINES, ...head }: ConsignmentProps) {
  const { t } = useTranslation('orders');
  const isDelivered = shipment.deliveredAt !== undefined;
  const parts = (
    <>
      <Way shipment={shipment} />
      <Packages packages={shipment.packages} lines={lines} />
    </>
  );
  return (
    <Section
      {...head}
      end={
        <StatusMark glyph={isDelivered ? 'full' : 'half'} tone={isDelivered ? 'positive' : 'info'}>
          {t(isDelivered ? 'parcel.delivered' : 'parcel.onTheWay')}
        </StatusMark>
      }
    >
      {isNarrow ? <Stack gap="s4">{parts}</Stack> : <Columns>{parts}</Columns>}
    </Section>
  );
}

function Way({ shipment }: Pick<ConsignmentProps, 'shipment'>) {
  const { t } = useTranslation('orders');
  const { courier, trackingNo, phoneTail, attachments, events } = shipment;
  const page = carrierPage(courier, trackingNo);
  const sent = { id: 'sent', at: shipment.shippedAt, title: t('parcel.sent'), actor: shipment.warehouseId };
  const told = events.map(({ at, text, place }, index) => ({
    id: `${index}`,
    at,
    title: text,
    actor: place,
  }));
  return (
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
      {attachments.length > 0 && <FileList label={t('parcel.files')} files={attachments} />}
    </Stack>
  );
}

function Packages({
  packages,
  lines,
}: Pick<Shipment, 'packages'> & Required<Pick<ConsignmentProps, 'lines'>>) {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  return (
    <Stack gap="s4" as="ol">
      {packages.map(({ no, items, weightG }) => (
        <li key={no}>
          <Stack gap="s2">
            <Inline justify="between">
              <Text>{t('parcel.box', { no, count: items.reduce((sum, { qty }) => sum + qty, 0) })}</Text>
              {weightG !== undefined && (
                <Text size="small" ink="weak">
                  {formats.weight(weightG)}
                </Text>
              )}
            </Inline>
            {items.map((item) => (
              <Inline key={item.orderLineId} justify="between">
                <Packed product={lines.find(({ id }) => id === item.orderLineId) ?? item} />
                <Text isFigure>{formats.count(item.qty, 'pieceShort')}</Text>
              </Inline>
            ))}
          </Stack>
        </li>
      ))}
    </Stack>
  );
}

function Packed({ product }: { product: PackedProduct }) {
  return (
    <ProductCell
      name={lineName(product)}
      brand={product.brandName ?? ''}
      pictureSrc={product.image ?? undefined}
      hasLargePicture
    />
  );
}
