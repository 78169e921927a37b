import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
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
    await expect(await canvas.findByText(/地，/)).toBeVisible();
  },
};

/** Records the days that each figure is requested for, by the last part of its address. */
function daysAsked(): Map<string, string> {
  const days = new Map<string, string>();
  const answer = globalThis.fetch;
  spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const { pathname, searchParams } = new URL(new Request(input, init).url);
    if (pathname.startsWith('/api/v1/dashboard/'))
      days.set(pathname.split('/').at(-1) ?? '', `${searchParams.get('from')} ${searchParams.get('to')}`);
    return answer(input, init);
  });
  return days;
}

export const Period: Story = {
  name: 'R-2.53 R-2.56 R-2.57 X-A155 X-A156 X-A157 Every figure follows the chosen period',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('figure', { name: '收货地' });
    const days = daysAsked();
    await userEvent.click(canvas.getByRole('button', { name: /时间/ }));
    await userEvent.click(await screen.findByRole('option', { name: '近 13 周' }));
    const parts = ['overview', 'trend', 'funnel', 'pie', 'radar', 'address'];
    await waitFor(() => expect([...days.keys()].toSorted()).toEqual(parts.toSorted()));
    await expect(new Set(days.values()).size).toBe(1);
  },
};

/** Counts of the figures link to their lists, already filtered. */
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
