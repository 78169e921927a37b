import { OrderStatusMark } from '../../commerce/OrderStatusBadge/OrderStatusBadge';
import type { StatusCode } from '../../commerce/OrderStatusBadge/OrderStatusBadge';
import { PriceCell } from '../../commerce/PriceCell/PriceCell';
import { useFormats } from '../../i18n';
import { Stack } from '../../layout/Stack/Stack';
import { Text } from '../../layout/Text/Text';
import { Button } from '../../primitives/Button/Button';
import { EmptyState } from '../../primitives/EmptyState/EmptyState';
import type { TableColumn } from '../../primitives/Table/Table';
import { useSay } from '../../testing/say';
import type { Say } from '../../testing/say';
import type { ListRowsProps } from './ListRows';

/** Procurement order of the stories; cents are of the euro. */
export interface StoryOrder {
  id: string;
  orderedBy: string;
  company: string;
  supplier: string;
  status: StatusCode<'status'>;
  confirmation: StatusCode<'confirmation'>;
  payment: StatusCode<'payment'>;
  pieces: number;
  cents: number;
  orderedAt: string;
}

const suppliers = ['MI-02 Vianello Group S.p.A.', 'FI-01 Pelletteria Sforza S.r.l.', 'PA-01 Brenn & Cie SAS'];
const statuses = ['IN_PROGRESS', 'IN_PROGRESS', 'SHIPPED', 'IN_PROGRESS', 'COMPLETED'] as const;
const payments = ['UNPAID', 'PROOF_SUBMITTED', 'PAID', 'UNPAID', 'PAID'] as const;
const pieces = [54, 21, 118, 320, 33, 640, 8];
const newest = Date.parse('2026-11-21T11:14:00Z');
const betweenOrders = 5 * 3_600_000;

/** Returns orders from the newest on. */
export function storyOrders(say: Say, count = 42): StoryOrder[] {
  const people: [person: string, company: string][] = [
    [say('林知夏', 'Lin Zhixia'), say('瀚海贸易（香港）有限公司', 'Hanhai Trading (Hong Kong) Ltd')],
    [say('何雨桐', 'He Yutong'), say('澄屿买手组', 'Chengyu Buyers')],
    [say('王诗涵', 'Wang Shihan'), say('北岸直播（杭州）文化有限公司', 'North Bank Live (Hangzhou) Ltd')],
    ['Park Ji-woo', 'Seongsu Select Co., Ltd.'],
  ];
  return Array.from({ length: count }, (_, index) => {
    const [orderedBy = '', company = ''] = people[index % people.length] ?? [];
    const status = statuses[index % statuses.length] ?? 'IN_PROGRESS';
    const quantity = pieces[index % pieces.length] ?? 1;
    return {
      id: `O261121${String(100_238 - index * 7)}`,
      orderedBy,
      company,
      supplier: suppliers[index % suppliers.length] ?? '',
      status,
      confirmation: status === 'IN_PROGRESS' ? 'AWAITING_PLATFORM' : 'CONFIRMED',
      payment: payments[index % payments.length] ?? 'UNPAID',
      pieces: quantity,
      cents: quantity * (18_950 + (index % 9) * 2_575),
      orderedAt: new Date(newest - index * betweenOrders).toISOString(),
    };
  });
}

function Stamp({ at }: { at: string }) {
  return (
    <Text as="time" ink="medium" isFigure>
      {useFormats().stamp(at)}
    </Text>
  );
}

/** Returns the columns of the orders; those that matter least give way in a narrow window. */
export const storyColumns = (say: Say): TableColumn<StoryOrder>[] => [
  {
    id: 'id',
    header: say('订单', 'Order'),
    isRowHeader: true,
    width: 152,
    render: ({ id }) => <Text isFigure>{id}</Text>,
  },
  {
    id: 'orderedBy',
    header: say('下单人', 'Ordered by'),
    width: 120,
    isSortable: true,
    render: ({ orderedBy }) => orderedBy,
  },
  {
    id: 'company',
    header: say('团队', 'Team'),
    yields: 2,
    render: ({ company }) => <Text ink="medium">{company}</Text>,
  },
  {
    id: 'confirmation',
    header: say('确认', 'Confirmation'),
    width: 240,
    render: ({ confirmation }) => <OrderStatusMark kind="confirmation" code={confirmation} />,
  },
  {
    id: 'payment',
    header: say('付款', 'Payment'),
    width: 144,
    yields: 1,
    render: ({ payment }) => <OrderStatusMark kind="payment" code={payment} />,
  },
  {
    id: 'pieces',
    header: say('件数', 'Pieces'),
    width: 88,
    align: 'end',
    isSortable: true,
    render: ({ pieces: quantity }) => <Text isFigure>{quantity}</Text>,
  },
  {
    id: 'payable',
    header: say('应付合计', 'Payable'),
    width: 128,
    align: 'end',
    isSortable: true,
    render: ({ cents }) => <PriceCell cents={cents} isCharged />,
  },
  {
    id: 'orderedAt',
    header: say('下单时间', 'Ordered'),
    width: 120,
    align: 'end',
    yields: 3,
    render: ({ orderedAt }) => <Stamp at={orderedAt} />,
  },
];

/** Statuses that the tabs divide the orders by; the first shows all. */
export const storyTabs = (say: Say): { id: string; label: string }[] => [
  { id: 'ALL', label: say('全部', 'All') },
  { id: 'IN_PROGRESS', label: say('进行中', 'In progress') },
  { id: 'SHIPPED', label: say('已发货', 'Shipped') },
  { id: 'COMPLETED', label: say('已完成', 'Completed') },
];

/** Statuses of payment that the orders can be filtered by. */
export const storyPayments = (say: Say) => [
  { id: 'UNPAID', label: say('未付款', 'Unpaid') },
  { id: 'PROOF_SUBMITTED', label: say('凭证待核', 'Proof submitted') },
  { id: 'PAID', label: say('已付清', 'Paid') },
];

/** Returns what the list shows before the first order. */
export const storyEmpty = (say: Say) => (
  <EmptyState
    title={say('还没有采购订单', 'No orders yet')}
    action={<Button>{say('代客下单', 'Order for a customer')}</Button>}
  >
    {say('客户提交询价单后，订单会出现在这里。', 'Orders appear here once customers submit inquiries.')}
  </EmptyState>
);

/** Returns the list of some orders, which are all there are. */
export const storyList = (say: Say, orders: readonly StoryOrder[]) =>
  ({
    answer: { state: 'ready', rows: orders, total: orders.length },
    columns: storyColumns(say),
    rowId: ({ id }) => id,
    empty: storyEmpty(say),
    narrowing: null,
  }) satisfies Omit<ListRowsProps<StoryOrder>, 'label'>;

/** Facts of an order beside the list. */
export function StoryOrderFacts({ order }: { order: StoryOrder }) {
  const say = useSay();
  const formats = useFormats();
  const facts: [name: string, value: string][] = [
    [say('下单人', 'Ordered by'), order.orderedBy],
    [say('供应商', 'Supplier'), order.supplier],
    [say('件数', 'Pieces'), formats.count(order.pieces, 'piece')],
    [say('应付合计', 'Payable'), formats.money(order.cents)],
    [say('下单时间', 'Ordered'), formats.stamp(order.orderedAt)],
  ];
  return (
    <Stack gap="s3">
      {facts.map(([name, value]) => (
        <div key={name}>
          <Text as="p" size="caption" ink="weak">
            {name}
          </Text>
          <Text as="p">{value}</Text>
        </div>
      ))}
    </Stack>
  );
}
