import { recordsOf } from '@selvedge/app-kit/orderViews';
import { LineTotals } from '@selvedge/design-system/LineTotals';
import { OrderRecords } from '@selvedge/design-system/OrderTimeline';
import { OrderStatusMark } from '@selvedge/design-system/OrderStatusBadge';
import { Panel, Panels } from '@selvedge/design-system/Panels';
import { Section } from '@selvedge/design-system/Section';
import { Stack } from '@selvedge/design-system/Stack';
import { Text } from '@selvedge/design-system/Text';
import type { OrderDetail } from '../../api/shapes';
import { Payments } from './Payments';
import { Shipments } from './Shipments';
import { useOrderWords } from './useOrderWords';

const RECORDS_SHOWN = 12;

/** The rail of an order: what is to pay and was paid, parcels, where they go, what was said and done (R-3.28..R-3.34). */
export function OrderSide({ order }: { order: OrderDetail }) {
  const words = useOrderWords();
  const { t, formats } = words;
  const isCancelled = order.status === 'CANCELLED';
  return (
    <Panels>
      <Panel span="whole">
        <Section
          title={t('payment')}
          end={
            isCancelled ? (
              <OrderStatusMark kind="status" code="CANCELLED" />
            ) : (
              <OrderStatusMark kind="payment" code={order.paymentStatus} />
            )
          }
        >
          <LineTotals
            sums={order.totals}
            isConfirmed={order.confirmedAt !== undefined}
            isPaid={order.paymentStatus === 'PAID'}
            isCancelled={isCancelled}
          />
          {order.payments.length > 0 && <Payments payments={order.payments} />}
        </Section>
      </Panel>
      {order.shipments.length > 0 && (
        <Panel span="whole">
          <Shipments shipments={order.shipments} />
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
      {order.comments.length > 0 && (
        <Panel span="whole">
          <Section title={t('comments')} note={t('commentCount', { count: order.comments.length })}>
            <Stack gap="s3">
              {order.comments.map(({ id, authorName, text, at }) => (
                <Text key={id} as="p">
                  <Text weight="medium">{authorName}</Text> {text}{' '}
                  <Text size="caption" ink="weak">
                    {formats.stamp(at)}
                  </Text>
                </Text>
              ))}
            </Stack>
          </Section>
        </Panel>
      )}
      <Panel span="whole">
        <Section title={t('records')} note={t('recordCount', { count: order.logs.length })}>
          <OrderRecords records={recordsOf(order.logs, words)} limit={RECORDS_SHOWN} />
        </Section>
      </Panel>
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
