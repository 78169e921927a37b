import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatPercent, formatQuantity } from '../../formats';
import { FunnelChart } from './FunnelChart';

const meta = {
  title: 'Charts/FunnelChart',
  tags: ['!autodocs'],
  component: FunnelChart,
  args: {
    label: '从询价到收货',
    emptyText: '还没有询价',
    formatValue: (value) => formatQuantity(value),
    formatShare: (share) => formatPercent(Math.round(share * 1000) * 10),
    steps: [
      { label: '询价', count: 1842 },
      { label: '已确认', count: 1604 },
      { label: '已付款', count: 1287 },
      { label: '已发货', count: 1191 },
      { label: '已收货', count: 1078 },
    ],
  },
} satisfies Meta<typeof FunnelChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The light part of a bar is the loss since the step before. */
export const Orders: Story = {};
/** The first count is zero. */
export const Empty: Story = { args: { steps: [] } };
