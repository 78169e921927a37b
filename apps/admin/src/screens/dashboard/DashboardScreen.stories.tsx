import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { DashboardScreen } from './DashboardScreen';

const meta = {
  title: 'Back office/Dashboard',
  component: DashboardScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: 'admin', at: '/dashboard?period=month' },
} satisfies Meta<typeof DashboardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'R-2.53 R-2.54 R-2.55 R-2.56 R-2.57 Bars, funnel, shares, suppliers and addresses',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '工作台' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: '从询价到收货' })).toBeVisible();
    for (const name of ['确认货值', '品类', '供应商', '收货地'])
      await expect(await canvas.findByRole('figure', { name })).toBeVisible();
    await expect(canvas.getByRole('list', { name: '从询价到收货' })).toBeVisible();
    // Figures that do not follow the chosen period say of which one they are.
    for (const note of ['按件数，近 12 个月', '评分 0 至 100，近 90 天', '包裹，近 30 天'])
      await expect(canvas.getByText(note)).toBeVisible();
    await expect(await canvas.findByText(/地，/)).toBeVisible();
  },
};

/** What a figure counts is a step away, already filtered. */
export const Leading: Story = {
  name: 'X-A152 Orders under way and proofs lead to their lists',
  parameters: { answers: { getUsersMe: 'root' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '进行中订单' })).toHaveAttribute(
      'href',
      '#/procurement/order?status=IN_PROGRESS',
    );
    await expect(canvas.getByRole('link', { name: '待核凭证' })).toHaveAttribute('href', '#/money/payments');
  },
};

export const Empty: Story = {
  parameters: {
    answers: {
      getDashboardOverview: 'empty',
      getDashboardTrend: 'empty',
      getDashboardFunnel: 'empty',
      getDashboardPie: 'empty',
      getDashboardRadar: 'empty',
      getDashboardAddress: 'empty',
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('这段时间没有数据').length).toBeGreaterThan(2));
  },
};

export const Loading: Story = {
  parameters: {
    answers: {
      getDashboardOverview: 'pending',
      getDashboardTrend: 'pending',
      getDashboardFunnel: 'pending',
      getDashboardPie: 'pending',
      getDashboardRadar: 'pending',
      getDashboardAddress: 'pending',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '工作台' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Failed: Story = {
  parameters: {
    answers: {
      getDashboardOverview: 'HTTP 500',
      getDashboardTrend: 'HTTP 500',
      getDashboardFunnel: 'HTTP 500',
      getDashboardPie: 'HTTP 500',
      getDashboardRadar: 'HTTP 500',
      getDashboardAddress: 'HTTP 500',
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('没能读到这一部分')).toHaveLength(6));
  },
};
