import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatPercent, formatQuantity } from '../../formats';
import { say } from '../../testing/say';
import { PieChart } from './PieChart';

const meta = {
  title: 'Charts/PieChart',
  tags: ['!autodocs'],
  component: PieChart,
  args: {
    label: say('品类占件数', 'Pieces by category'),
    unit: say('件', 'pieces'),
    emptyText: say('还没有订单', 'No orders yet'),
    formatValue: (value) => formatQuantity(value),
    formatShare: (share) => formatPercent(Math.round(share * 100) * 100),
    segments: [
      { label: say('针织', 'Knitwear'), value: 14_946 },
      { label: say('大衣', 'Coats'), value: 11_571 },
      { label: say('鞋履', 'Shoes'), value: 9161 },
      { label: say('包袋', 'Bags'), value: 7714 },
      { label: say('配饰', 'Accessories'), value: 4821 },
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
export const Categories: Story = {
  tags: ['matrix'],
};
/** A single part makes up the whole. */
export const OnePart: Story = { args: { segments: [{ label: say('针织', 'Knitwear'), value: 120 }] } };
/** No parts to show. */
export const Empty: Story = { args: { segments: [] } };
