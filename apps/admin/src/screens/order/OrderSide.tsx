import { PaymentPanel, RecordsPanel } from '@selvedge/app-shell/orders/OrderPanels';
import { useOrderWords } from '@selvedge/app-shell/orders/useOrderWords';
import { Panel, Panels } from '@selvedge/design-system/layout/Panels';
import { Section } from '@selvedge/design-system/layout/Section';
import { Text } from '@selvedge/design-system/layout/Text';
import type { OrderDetail } from '../../api/schemas';
import { Claims } from './Claims';
import { OrderTalk } from './OrderTalk';
import { Payments } from './Payments';
import { Shipments } from './Shipments';

const RECORDS_SHOWN = 12;

/** Side panel of an order: payments, claims, parcels, consignee, messages and records. */
export function OrderSide({ order }: { order: OrderDetail }) {
  const { t } = useOrderWords();
  return (
    <Panels>
      <PaymentPanel order={order}>
        {order.payments.length > 0 && <Payments payments={order.payments} />}
      </PaymentPanel>
      {order.subs.some(({ claims = [] }) => claims.length > 0) && (
        <Panel span="whole">
          <Claims subs={order.subs} />
        </Panel>
      )}
      {order.shipments.length > 0 && (
        <Panel span="whole">
          <Shipments shipments={order.shipments} lines={order.subs.flatMap(({ lines }) => lines)} />
        </Panel>
      )}
      <Panel span="whole">
        <Section title={t('consignee')}>
          {order.address ? (
            <Consignee address={order.address} />
          ) : (
            <Text ink="weak">{t('contactHidden')}</Text>
          )}
        </Section>
      </Panel>
      {order.remark !== '' && (
        <Panel span="whole">
          <Section title={t('remark')}>
            <Text as="p">{order.remark}</Text>
          </Section>
        </Panel>
      )}
      <OrderTalk order={order} />
      <RecordsPanel logs={order.logs} limit={RECORDS_SHOWN} />
    </Panels>
  );
}

function Consignee({ address }: { address: NonNullable<OrderDetail['address']> }) {
  const { realName, areaCode, phone, country, province, city, district, detail, company } = address;
  return (
    <div>
      <Text as="p">
        {realName}{' '}
        <Text ink="weak" isFigure>
          {areaCode} {phone}
        </Text>
      </Text>
      <Text as="p" ink="medium">
        {[country, province, city, district, detail].filter(Boolean).join(' ')}
      </Text>
      {company.name && (
        <Text as="p" ink="medium">
          {company.name}
        </Text>
      )}
    </div>
  );
}
