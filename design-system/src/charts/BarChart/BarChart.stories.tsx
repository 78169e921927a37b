import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { formatMoneyCompact } from '../../formats';
import { dayNames, dayValues, lastYear, months, thisYear, useDays } from '../storyData';
import { expectLabelsApart } from '../storyLabels';
import { BarChart } from './BarChart';
import type { BarChartProps } from './BarChart';

const meta = {
  title: 'Charts/BarChart',
  component: BarChart,
  tags: ['!autodocs'],
  args: {
    label: '每月确认货值',
    categoryLabel: '月份',
    valueLabel: '今年',
    categories: months,
    values: thisYear,
    reference: { label: '去年', values: lastYear },
    isLastOpen: true,
    formatValue: (cents) => formatMoneyCompact(cents),
    formatAxis: (cents) => (cents === 0 ? '0' : formatMoneyCompact(cents)),
    emptyText: '还没有订单',
  },
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

function ByDay(props: BarChartProps) {
  return <BarChart {...props} categories={useDays()} />;
}

/** The highest bar in the darkest tone with its value; ticks mark last year; the running month is an outline. */
export const Months: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('table', { name: '每月确认货值' })).toBeInTheDocument();
    await waitFor(() => expect(canvasElement.querySelector('canvas')).not.toBeNull());
  },
};
/** As many dates are written as fit; the others are in the table and under the pointer. */
export const Days: Story = {
  name: 'R-2.54 Dates of thirty days stand apart at every width',
  args: { categoryLabel: '日期', values: dayValues, reference: undefined },
  render: (args) => <ByDay {...args} />,
  play: ({ canvasElement }) => expectLabelsApart(canvasElement, dayNames, [1440, 1024, 390]),
};
/** English dates differ in length from Chinese ones. */
export const DaysInEnglish: Story = {
  ...Days,
  name: 'R-2.54 English dates of thirty days stand apart at every width',
  globals: { locale: 'en' },
};
/** All values are zero. */
export const Empty: Story = { args: { values: months.map(() => 0) } };
