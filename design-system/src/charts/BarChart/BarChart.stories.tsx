import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { formatMoneyCompact } from '../../formats';
import { lastYear, months, thisYear } from '../storyData';
import { BarChart } from './BarChart';

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

/** The highest in full ink with its figure; ticks mark last year; the running month is an outline. */
export const Months: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('table', { name: '每月确认货值' })).toBeInTheDocument();
    await waitFor(() => expect(canvasElement.querySelector('canvas')).not.toBeNull());
  },
};
/** No figures at all. */
export const Empty: Story = { args: { values: months.map(() => 0) } };
