import type { Meta, StoryObj } from '@storybook/react-vite';
import { say } from '../../testing/say';
import { RankList } from './RankList';

const brands: [string, number][] = [
  ['Maison Orsel', 286_410],
  ['Casa Vianello', 241_880],
  ['Halden', 168_220],
  ['Kerguelen', 120_965],
  ['Atelier Brenn', 88_740],
  ['Ostrava & Fils', 61_440],
];

const meta = {
  title: 'Commerce/RankList',
  component: RankList,
  tags: ['!autodocs'],
  args: {
    label: say('常订品牌', 'Usual brands'),
    emptyText: say('还没有订单', 'No orders yet'),
    items: brands.map(([name, amount]) => ({
      id: name,
      name,
      amount,
      amountText: `€${amount.toLocaleString('en')}`,
    })),
  },
} satisfies Meta<typeof RankList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Brands by order value. */
export const Brands: Story = {
  tags: ['matrix'],
};
/** No entries. */
export const Empty: Story = { args: { items: [] } };
