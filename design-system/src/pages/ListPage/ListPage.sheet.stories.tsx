import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { say } from '../../testing/say';
import { FilterBar } from '../FilterBar/FilterBar';
import { ListSheet } from './ListPage';
import { storyList, storyOrders } from './storyData';
import type { StoryOrder } from './storyData';

const OrderSheet = ListSheet<StoryOrder>;
const orders = storyOrders(say, 5);
const onSearch = fn();

const meta = {
  title: 'Pages/ListPage/ListSheet',
  component: OrderSheet,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    label: say('待发货订单', 'Orders to be shipped'),
    filters: (
      <FilterBar
        label={say('筛选订单', 'Filter orders')}
        searchLabel={say('订单号、客户', 'Order or customer')}
        words=""
        onSearch={onSearch}
      />
    ),
    list: storyList(say, orders),
  },
} satisfies Meta<typeof OrderSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One of several lists of a page, which holds header and tabs itself. */
export const Sheet: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'O261121{Enter}');
    await expect(onSearch).toHaveBeenCalledWith('O261121');
    await expect(canvas.getByRole('grid', { name: '待发货订单' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { level: 1 })).toBeNull();
  },
};
