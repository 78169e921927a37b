import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { say } from '../../testing/say';
import { PlainListPage } from './ListPage';
import { storyList, storyOrders } from './storyData';
import type { StoryOrder } from './storyData';

const OrderPage = PlainListPage<StoryOrder>;
const orders = storyOrders(say, 4);

const meta = {
  title: 'Pages/ListPage/PlainListPage',
  component: OrderPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    title: say('采购订单', 'Procurement orders'),
    ground: 'page',
    list: storyList(say, orders),
  },
} satisfies Meta<typeof OrderPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page of a route that has neither tabs, nor a side, nor a detail, and does not load their code. */
export const Regular: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '采购订单' })).toBeVisible();
    await expect(canvas.getByRole('grid', { name: '采购订单' })).toBeVisible();
  },
};
