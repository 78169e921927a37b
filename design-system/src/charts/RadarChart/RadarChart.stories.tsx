import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatQuantity } from '../../formats';
import { say } from '../../testing/say';
import { RadarChart } from './RadarChart';

const meta = {
  title: 'Charts/RadarChart',
  tags: ['!autodocs'],
  component: RadarChart,
  args: {
    label: say('供应商评分', 'Supplier score'),
    axes: [
      say('满足率', 'Fill rate'),
      say('准时', 'On time'),
      say('次品', 'Defects'),
      say('价格', 'Price'),
      say('响应', 'Response'),
      say('准确', 'Accuracy'),
    ],
    series: { label: 'Vianello Group', values: [92, 78, 85, 66, 90, 95], summary: '84', change: '+3' },
    reference: {
      label: say('全部供应商', 'All suppliers'),
      values: [81, 84, 70, 80, 68, 82],
      summary: '78',
      change: '+1',
    },
    formatValue: (value) => formatQuantity(value),
    emptyText: say('还没有评分', 'No score yet'),
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
export const Suppliers: Story = {
  tags: ['matrix'],
};
/** No scores. */
export const Empty: Story = { args: { series: { label: '', values: [] }, reference: undefined } };
