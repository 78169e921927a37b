import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatPercent, formatQuantity } from '../../formats';
import { say } from '../../testing/say';
import { FunnelChart } from './FunnelChart';

const meta = {
  title: 'Charts/FunnelChart',
  tags: ['!autodocs'],
  component: FunnelChart,
  args: {
    label: say('从询价到收货', 'From inquiry to receipt'),
    emptyText: say('还没有询价', 'No inquiries yet'),
    formatValue: (value) => formatQuantity(value),
    formatShare: (share) => formatPercent(Math.round(share * 1000) * 10),
    steps: [
      { label: say('询价', 'Inquiries'), count: 1842 },
      { label: say('已确认', 'Confirmed'), count: 1604 },
      { label: say('已付款', 'Paid'), count: 1287 },
      { label: say('已发货', 'Shipped'), count: 1191 },
      { label: say('已收货', 'Received'), count: 1078 },
    ],
  },
} satisfies Meta<typeof FunnelChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The light part of a bar is the loss since the step before. */
export const Orders: Story = {
  tags: ['matrix'],
};
/** The first count is zero. */
export const Empty: Story = { args: { steps: [] } };
