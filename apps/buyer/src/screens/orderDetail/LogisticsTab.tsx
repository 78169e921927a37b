import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf } from '@selvedge/app-shell/app/answerOf';
import { Consignment } from '@selvedge/app-shell/orders/Consignment';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { Panel, Panels } from '@selvedge/design-system/layout/Panels';
import { TableSkeleton } from '@selvedge/design-system/primitives/Skeleton';
import { subOrderPosition } from '@selvedge/domain/orders/orderNumbers';
import type { OrderDetail } from '../../api/schemas';
import { ReadFailure } from '@selvedge/app-shell/app/ReadFailure';
import { Claims } from './Claims';
import { shipmentsQuery } from './logistics.api';
import { ReceiptForm } from './ReceiptForm';
import { toReceive } from './receipt.model';

/** Tab with the shipments of an order, the receipt form, and the claims. */
export function LogisticsTab({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('orders');
  const query = useQuery(shipmentsQuery(order.id));
  if (answerOf(query).hasFailed) return <ReadFailure query={query} isInset />;
  if (!query.data) return <TableSkeleton />;
  if (query.data.length === 0) return <EmptyState title={t('noParcel')} />;
  return (
    <Panels>
      {toReceive(order).map((sub) => (
        <Panel key={sub.id} span="whole">
          <ReceiptForm sub={sub} />
        </Panel>
      ))}
      {order.subs
        .filter(({ claims = [] }) => claims.length > 0)
        .map((sub) => (
          <Panel key={sub.id} span="whole">
            <Claims sub={sub} />
          </Panel>
        ))}
      {query.data.map((shipment) => (
        <Panel key={shipment.id} span="whole">
          <Consignment
            shipment={shipment}
            title={t('parcelOf', { no: shipment.subNo && subOrderPosition(shipment.subNo) })}
            note={shipment.shipmentNo}
          />
        </Panel>
      ))}
    </Panels>
  );
}
