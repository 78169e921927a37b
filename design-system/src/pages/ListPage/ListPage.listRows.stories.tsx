import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { say } from '../../testing/say';
import { ListRows } from './ListPage';
import { storyList, storyOrders } from './storyData';
import type { StoryOrder } from './storyData';

const OrderRows = ListRows<StoryOrder>;
const orders = storyOrders(say, 5);

const meta = {
  title: 'Pages/ListPage/ListRows',
  component: OrderRows,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    label: say('这个客户的订单', 'Orders of this customer'),
    ...storyList(say, orders),
    answer: { state: 'ready', rows: orders, total: 23 },
    paging: { page: 1, pageSize: 5, onPageChange: fn() },
  },
} satisfies Meta<typeof OrderRows>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Rows inside a part of another page, without filters of their own. */
export const Rows: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '第 2 页' }));
    await expect(args.paging?.onPageChange).toHaveBeenCalledWith(2);
  },
};
