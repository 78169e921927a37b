import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatPercent, formatQuantity } from '../../formats';
import { PieChart } from './PieChart';

const meta = {
  title: 'Charts/PieChart',
  tags: ['!autodocs'],
  component: PieChart,
  args: {
    label: '品类占件数',
    unit: '件',
    emptyText: '还没有订单',
    formatValue: (value) => formatQuantity(value),
    formatShare: (share) => formatPercent(Math.round(share * 100) * 100),
    segments: [
      { label: '针织', value: 14_946 },
      { label: '大衣', value: 11_571 },
      { label: '鞋履', value: 9161 },
      { label: '包袋', value: 7714 },
      { label: '配饰', value: 4821 },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PieChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Five parts at most; each with its name, value and share. */
export const Categories: Story = {};
/** A single part makes up the whole. */
export const OnePart: Story = { args: { segments: [{ label: '针织', value: 120 }] } };
/** No parts to show. */
export const Empty: Story = { args: { segments: [] } };
