import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatQuantity } from '../../formats';
import { RadarChart } from './RadarChart';

const meta = {
  title: 'Charts/RadarChart',
  tags: ['!autodocs'],
  component: RadarChart,
  args: {
    label: '供应商评分',
    axes: ['满足率', '准时', '次品', '价格', '响应', '准确'],
    series: { label: 'Vianello Group', values: [92, 78, 85, 66, 90, 95], summary: '84', change: '+3' },
    reference: { label: '全部供应商', values: [81, 84, 70, 80, 68, 82], summary: '78', change: '+1' },
    formatValue: (value) => formatQuantity(value),
    emptyText: '还没有评分',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RadarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Scores of a supplier beside those they are compared with. */
export const Suppliers: Story = {};
/** No scores. */
export const Empty: Story = { args: { series: { label: '', values: [] }, reference: undefined } };
