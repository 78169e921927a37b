import { lazyDialog } from '@selvedge/app-shell/app/lazyDialog';
import { fullLineName } from '@selvedge/domain/products/lineName';
import { carrierPage } from '@selvedge/domain/orders/carriers';
import { Button } from '@selvedge/design-system/primitives/Button';
import { FileList } from '@selvedge/design-system/primitives/FileList';
import { Inline } from '@selvedge/design-system/layout/Inline';
import { Link } from '@selvedge/design-system/primitives/Link';
import { OrderRecords } from '@selvedge/design-system/commerce/OrderTimeline';
import { PackingList } from '@selvedge/design-system/commerce/PackingList';
import { Panel, Panels } from '@selvedge/design-system/layout/Panels';
import { Section } from '@selvedge/design-system/layout/Section';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { Text } from '@selvedge/design-system/layout/Text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffShipment } from '../../api/schemas';
import { ShipmentState } from './shipments.columns';

const EditDialog = lazyDialog(() => import('./ShipmentDialogs').then((part) => part.EditDialog));
const EventDialog = lazyDialog(() => import('./ShipmentDialogs').then((part) => part.EventDialog));
const VoidDialog = lazyDialog(() => import('./ShipmentDialogs').then((part) => part.VoidDialog));

const DIALOGS = { edit: EditDialog, addEvent: EventDialog, voidShipment: VoidDialog };

/** Details of one consignment: its state, its packing list, its tracking events, its files, and the actions that the server allows. */
export function ShipmentDetail({ shipment }: { shipment: StaffShipment }) {
  const { t } = useTranslation('parcels');
  const [asked, ask] = useState<keyof typeof DIALOGS>();
  const { courier, trackingNo, orderId, orderNo, events, attachments, actions } = shipment;
  const page = carrierPage(courier, trackingNo);
  const Asked = asked && DIALOGS[asked];
  return (
    <Panels>
      <Panel span="whole">
        <Stack gap="s4">
          <Inline justify="between" isWrapping>
            <ShipmentState shipment={shipment} />
            <Link href={`/procurement/detail/${orderId}`}>{orderNo}</Link>
          </Inline>
          {shipment.voidReason !== undefined && <Text ink="medium">{shipment.voidReason}</Text>}
          {page !== null && (
            <Link href={page} target="_blank" rel="noreferrer">
              {t('carrier', { courier })}
            </Link>
          )}
          {actions.length > 0 && (
            <Inline gap="s3" isWrapping>
              {actions.map((action) => (
                <Button
                  key={action}
                  size="small"
                  variant={action === 'voidShipment' ? 'danger' : 'secondary'}
                  onPress={() => ask(action)}
                >
                  {t(`step.${action}`)}
                </Button>
              ))}
            </Inline>
          )}
        </Stack>
      </Panel>
      <Panel span="whole">
        <PackingList
          number={shipment.shipmentNo}
          facts={[
            { name: t('columns.subNo'), value: shipment.subNo },
            { name: t('columns.customer'), value: shipment.companyName },
            { name: t('consignee'), value: shipment.consignee },
            { name: t('columns.warehouse'), value: shipment.warehouseId },
            { name: courier, value: trackingNo },
          ]}
          packages={shipment.packages.map(({ items, ...box }) => ({
            ...box,
            items: items.map((item) => ({
              id: item.orderLineId,
              qty: item.qty,
              name: fullLineName(item),
            })),
          }))}
        />
      </Panel>
      {events.length > 0 && (
        <Panel span="whole">
          <Section title={t('way')}>
            <OrderRecords
              records={events.map(({ at, place, text }, index) => ({
                id: `${shipment.id}-${index}`,
                at,
                title: text,
                actor: place,
              }))}
            />
          </Section>
        </Panel>
      )}
      {attachments.length > 0 && (
        <Panel span="whole">
          <FileList label={t('files')} files={attachments} />
        </Panel>
      )}
      {Asked && <Asked shipment={shipment} onClose={() => ask(undefined)} />}
    </Panels>
  );
}
