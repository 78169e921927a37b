import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { whenAnswered } from '../../../../../.storybook/screens/storyCalls';
import { DashboardScreen } from './DashboardScreen';

const meta = {
  title: 'Buyer/Dashboard',
  component: DashboardScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: 'buyer', at: '/dataSummary' },
} satisfies Meta<typeof DashboardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /林知夏/ })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: '去确认' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /AW25 米兰女装现货 第二批/ })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: {
    answers: {
      frontDataSummary: 'empty',
      frontDataTrend: 'empty',
      frontDataTop: 'empty',
      frontListPage: 'empty',
      frontOrderPage: 'empty',
      frontNoticePage: 'empty',
      frontCartList: 'empty',
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('暂无待处理事项');
    await canvas.findByText('暂无未截单的清单');
    await canvas.findByText('暂无公告');
  },
};

export const Loading: Story = {
  parameters: {
    answers: {
      frontDataSummary: 'pending',
      frontDataTrend: 'pending',
      frontDataTop: 'pending',
      frontListPage: 'pending',
      frontOrderPage: 'pending',
      frontNoticePage: 'pending',
      frontCartList: 'pending',
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /林知夏/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '去确认' })).toBeNull();
    await expect(canvas.queryByText('暂无订单')).toBeNull();
    await expect(canvas.queryByText('暂无公告')).toBeNull();
    await expect(canvas.queryByText('€0.00')).toBeNull();
  },
};

export const Failed: Story = {
  parameters: {
    answers: {
      frontDataSummary: 'HTTP 500',
      frontDataTrend: 'HTTP 500',
      frontDataTop: 'HTTP 500',
      frontListPage: 'HTTP 500',
      frontOrderPage: 'HTTP 500',
      frontNoticePage: 'HTTP 500',
      frontCartList: 'HTTP 500',
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/数据没有取到/);
    await waitFor(() => expect(canvas.getAllByRole('button', { name: '重试' })).toHaveLength(5));
    for (const retry of canvas.getAllByRole('button', { name: '重试' })) await userEvent.click(retry);
    await whenAnswered();
    await expect(screen.queryByText('服务器故障')).toBeNull();
    await expect(canvas.queryByText('暂无订单')).toBeNull();
    await expect(canvas.queryByText('暂无公告')).toBeNull();
    await expect(canvas.queryByText('€0.00')).toBeNull();
  },
};
