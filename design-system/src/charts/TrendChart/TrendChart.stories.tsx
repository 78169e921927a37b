import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { formatMoneyCompact } from '../../formats';
import { say } from '../../testing/say';
import { dayNames, dayValues, lastYear, months, thisYear, useDays } from '../storyData';
import { expectLabelsApart } from '../storyLabels';
import { TrendChart } from './TrendChart';
import type { TrendChartProps } from './TrendChart';

const meta = {
  title: 'Charts/TrendChart',
  component: TrendChart,
  tags: ['!autodocs'],
  args: {
    label: say('近十二个月订货额', 'Order value of the last twelve months'),
    categoryLabel: say('月份', 'Month'),
    categories: months(),
    series: { label: say('今年', 'This year'), values: thisYear },
    reference: { label: say('去年', 'Last year'), values: lastYear },
    formatValue: (cents) => formatMoneyCompact(cents),
    formatAxis: (cents) => (cents === 0 ? '0' : formatMoneyCompact(cents)),
    emptyText: say('还没有订单', 'No orders yet'),
  },
} satisfies Meta<typeof TrendChart>;

export default meta;
type Story = StoryObj<typeof meta>;

function ByDay(props: TrendChartProps) {
  return <TrendChart {...props} categories={useDays()} />;
}

/** The main line and one to compare with; the same values are in a table for screen readers. */
export const TwoYears: Story = {
  tags: ['matrix'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('table', { name: '近十二个月订货额' })).toBeInTheDocument();
    await waitFor(() => expect(canvasElement.querySelector('canvas')).not.toBeNull());
  },
};
/** A single line, without values for months in the future. */
export const OneLine: Story = {
  args: {
    reference: undefined,
    series: {
      label: say('今年', 'This year'),
      values: thisYear.map((value, index) => (index > 8 ? null : value)),
    },
  },
};
/** As many dates are written as fit. */
export const Days: Story = {
  name: 'R-2.54 Dates of thirty days stand apart at every width',
  args: { series: { label: say('今年', 'This year'), values: dayValues }, reference: undefined },
  render: (args) => <ByDay {...args} />,
  play: ({ canvasElement }) => expectLabelsApart(canvasElement, dayNames, [1440, 1024, 390]),
};
/** No values at all. */
export const Empty: Story = {
  args: {
    reference: undefined,
    series: { label: say('今年', 'This year'), values: months().map(() => null) },
  },
};
