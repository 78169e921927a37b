import type { ComponentProps } from 'react';
import { LineTotals } from '../../commerce/LineTotals/LineTotals';
import { OrderFlow, OrderRecords } from '../../commerce/OrderTimeline/OrderTimeline';
import { OrderStatusBadge, OrderStatusMark } from '../../commerce/OrderStatusBadge/OrderStatusBadge';
import { subOrderLines } from '../../commerce/storyData';
import { SubOrderHead, SubOrderTable } from '../../commerce/SubOrderTable/SubOrderTable';
import { Panel, Panels } from '../../layout/Panels/Panels';
import { Section } from '../../layout/Section/Section';
import { Button } from '../../primitives/Button/Button';
import { PrinterIcon } from '../../primitives/Icon/icons';
import { Breadcrumbs } from '../../shell/Breadcrumbs/Breadcrumbs';
import { say } from '../../testing/say';
import type { DetailPage } from './DetailPage';

/** Orders of the list from which the story's order was opened. */
export const orderNos = ['O25111200189', 'O25111200214', 'O25111200305'] as const;

/** Returns the props of an order under way. */
export function orderProps(orderNo: string): ComponentProps<typeof DetailPage> {
  return {
    title: orderNo,
    breadcrumbs: (
      <Breadcrumbs
        items={[
          { label: say('采购订单', 'Purchase orders'), href: '#orders' },
          { label: say('现货', 'In stock') },
        ]}
      />
    ),
    badge: <OrderStatusBadge status="IN_PROGRESS" flow="AWAITING_SHIPPING" />,
    actions: (
      <Button variant="quiet" size="header" icon={<PrinterIcon />}>
        {say('形式发票', 'Proforma invoice')}
      </Button>
    ),
    decision: (
      <Button variant="primary" size="header">
        {say('确认收货，子单 01', 'Confirm receipt, sub-order 01')}
      </Button>
    ),
    facts: [
      { name: say('下单人', 'Ordered by'), value: say('林知夏', 'Lin Zhixia'), note: '138 **** 6021' },
      { name: say('付款方式', 'Payment'), value: say('线下转账', 'Bank transfer') },
      {
        name: say('下单 / 确认', 'Ordered / confirmed'),
        value: '11-12 09:12',
        note: '11-12 17:40',
      },
      { name: say('确认件数', 'Confirmed'), value: '118', note: say('询 120', '120 asked') },
    ],
    flow: (
      <OrderFlow
        currentId="AWAITING_SHIPPING"
        progress={98 / 118}
        steps={[
          { id: 'TO_BE_CONFIRMED', label: say('待确认', 'To be confirmed'), detail: '11-12 09:12' },
          { id: 'TO_BE_PAID', label: say('待付款', 'To be paid'), detail: '11-12 17:40' },
          { id: 'AWAITING_SHIPPING', label: say('待发货', 'Awaiting shipping'), detail: '98 / 118' },
          { id: 'SHIPPED', label: say('已发货', 'Shipped') },
          { id: 'COMPLETED', label: say('已完成', 'Completed') },
        ]}
      />
    ),
    rail: {
      label: say('概要', 'Summary'),
      content: (
        <Panels>
          <Panel span="whole">
            <Section title={say('付款', 'Payment')} end={<OrderStatusMark kind="payment" code="PAID" />}>
              <LineTotals
                isConfirmed
                isPaid
                sums={{
                  goodsCents: 1_878_950,
                  discountCents: 18_000,
                  freightCents: 21_000,
                  creditCents: 31_950,
                  payableCents: 1_850_000,
                }}
              />
            </Section>
          </Panel>
          <Panel span="whole">
            <Section title={say('操作记录', 'Records')}>
              <OrderRecords
                records={[
                  {
                    id: '2',
                    at: '2026-11-19T23:02:00Z',
                    title: say('子单 01 发货 44 件', 'Sub-order 01: 44 pieces shipped'),
                    actorSide: say('仓库 MI-02', 'Warehouse MI-02'),
                  },
                  {
                    id: '1',
                    at: '2026-11-18T01:12:00Z',
                    title: say('提交询价单', 'Inquiry submitted'),
                    actor: say('林知夏', 'Lin Zhixia'),
                  },
                ]}
              />
            </Section>
          </Panel>
        </Panels>
      ),
    },
    children: <StorySubOrder />,
  };
}

/** Sub-order with its lines. */
function StorySubOrder() {
  return (
    <section aria-label={say('子单 01', 'Sub-order 01')}>
      <SubOrderHead
        no="01"
        list={say('AW25 米兰女装现货 第二批', 'AW25 Milan womenswear, batch 2')}
        warehouse="MI-02"
        statuses={<OrderStatusMark kind="shipping" code="PARTIAL" />}
      />
      <SubOrderTable no="01" lines={subOrderLines()} />
    </section>
  );
}
