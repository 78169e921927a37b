import { Text } from '../../layout/Text/Text';
import { say } from '../../testing/say';
import { StatusMark } from '../StatusMark/StatusMark';
import type { TableColumn } from './Table.types';

/** Order as the stories of the table show it; cents are of the euro. */
export interface StoryOrder {
  id: string;
  person: string;
  pieces: number;
  cents: number;
  isDone: boolean;
}

/** Returns orders with numbers that differ, in the language that the story was loaded with. */
export function storyOrders(count: number): StoryOrder[] {
  const people = [say('林知夏', 'Lin Zhixia'), say('陈伟明', 'Chan Wai-ming'), say('周岚', 'Zhou Lan')];
  return Array.from({ length: count }, (_, index) => ({
    id: `O2511${String(1200214 + index * 97)}`,
    person: people[index % people.length] ?? '',
    pieces: [120, 46, 8][index % 3] ?? 0,
    cents: (index * 7919 + 49_600) * 10,
    isDone: index % 3 !== 0,
  }));
}

const euros = (cents: number): string =>
  `€${(cents / 100).toLocaleString('en', { minimumFractionDigits: 2 })}`;

/** Returns columns that sort, one of each kind of value, in the language that the story was loaded with. */
export const storyColumns = (): TableColumn<StoryOrder>[] => [
  {
    id: 'id',
    header: say('订单', 'Order'),
    isRowHeader: true,
    width: 160,
    render: ({ id }) => <Text isFigure>{id}</Text>,
    sortValue: ({ id }) => id,
  },
  {
    id: 'person',
    header: say('下单人', 'Ordered by'),
    width: 160,
    render: ({ person }) => person,
    sortValue: ({ person }) => person,
  },
  {
    id: 'state',
    header: say('状态', 'Status'),
    width: 160,
    render: ({ isDone }) => (
      <StatusMark glyph={isDone ? 'full' : 'half'} tone={isDone ? 'positive' : 'info'}>
        {isDone ? say('已完成', 'Completed') : say('待发货', 'To be shipped')}
      </StatusMark>
    ),
    sortValue: ({ isDone }) => Number(isDone),
  },
  {
    id: 'pieces',
    header: say('件数', 'Pieces'),
    width: 100,
    align: 'end',
    render: ({ pieces }) => pieces,
    sortValue: ({ pieces }) => pieces,
  },
  {
    id: 'amount',
    header: say('应付合计', 'Payable'),
    width: 140,
    align: 'end',
    render: ({ cents }) => <Text isFigure>{euros(cents)}</Text>,
    sortValue: ({ cents }) => cents,
  },
];

/** Returns the sum of the amounts as a text. */
export const storySum = (orders: readonly StoryOrder[]): string =>
  euros(orders.reduce((sum, { cents }) => sum + cents, 0));
