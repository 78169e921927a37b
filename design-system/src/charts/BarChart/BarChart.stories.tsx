import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { formatMoneyCompact } from '../../formats';
import { say } from '../../testing/say';
import { dayNames, dayValues, lastYear, months, thisYear, useDays } from '../storyData';
import { expectLabelsApart } from '../storyLabels';
import { BarChart } from './BarChart';
import type { BarChartProps } from './BarChart';

const meta = {
  title: 'Charts/BarChart',
  component: BarChart,
  tags: ['!autodocs'],
  args: {
    label: say('每月确认货值', 'Confirmed value by month'),
    categoryLabel: say('月份', 'Month'),
    valueLabel: say('今年', 'This year'),
    categories: months(),
    values: thisYear,
    reference: { label: say('去年', 'Last year'), values: lastYear },
    isLastOpen: true,
    formatValue: (cents) => formatMoneyCompact(cents),
    formatAxis: (cents) => (cents === 0 ? '0' : formatMoneyCompact(cents)),
    emptyText: say('还没有订单', 'No orders yet'),
  },
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

function ByDay(props: BarChartProps) {
  return <BarChart {...props} categories={useDays()} />;
}

/** The highest bar in the darkest tone with its value; ticks mark last year; the running month is an outline. */
export const Months: Story = {
  tags: ['matrix'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('table', { name: '每月确认货值' })).toBeInTheDocument();
    await waitFor(() => expect(canvasElement.querySelector('canvas')).not.toBeNull());
  },
};
/** As many dates are written as fit; the others are in the table and under the pointer. */
export const Days: Story = {
  name: 'R-2.54 Dates of thirty days stand apart at every width',
  args: { categoryLabel: say('日期', 'Date'), values: dayValues, reference: undefined },
  render: (args) => <ByDay {...args} />,
  play: ({ canvasElement }) => expectLabelsApart(canvasElement, dayNames, [1440, 1024, 390]),
};
/** English dates differ in length from Chinese ones. */
export const DaysInEnglish: Story = {
  ...Days,
  name: 'R-2.54 English dates of thirty days stand apart at every width',
  args: {
    ...Days.args,
    label: 'Confirmed value by day',
    categoryLabel: 'Date',
    valueLabel: 'This year',
    emptyText: 'No orders yet',
  },
  globals: { locale: 'en' },
};
/** All values are zero. */
export const Empty: Story = { args: { values: months().map(() => 0) } };
