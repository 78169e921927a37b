import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { OrderDetailScreen } from './OrderDetailScreen';

const meta = {
  title: 'Buyer/Order',
  component: OrderDetailScreen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: 'buyer',
    at: '/procurement/detail/o-01',
    route: '/procurement/detail/:id',
  },
} satisfies Meta<typeof OrderDetailScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'O25111200214' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: '操作记录' })).toBeVisible();
  },
};

export const Submitted: Story = {
  parameters: { answers: { frontOrderDetail: 'submitted' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'O25112000317' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: '取消订单' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '确认' })).toBeNull();
  },
};

export const ToConfirm: Story = {
  parameters: { answers: { frontOrderDetail: 'toConfirm' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: '退回' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '确认' }));
    await screen.findByRole('alertdialog', { name: '确认订单 O25111800102？' });
  },
};

export const ToPay: Story = {
  parameters: { answers: { frontOrderDetail: 'toPay' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'O25111900302' })).toBeVisible();
    await expect(canvas.getAllByText('待付款')[0]).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: '收款账户' })).toBeVisible();
  },
};

export const Shipped: Story = {
  parameters: { answers: { frontOrderDetail: 'shipped' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('已发货'))[0]).toBeVisible();
    await expect(canvas.getByRole('button', { name: '再次下单' })).toBeVisible();
  },
};

export const Cancelled: Story = {
  parameters: { answers: { frontOrderDetail: 'cancelled' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('已取消'))[0]).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '取消订单' })).toBeNull();
  },
};

export const Completed: Story = {
  parameters: { answers: { frontOrderDetail: 'completed' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('已完成'))[0]).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { answers: { frontOrderDetail: 'pending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '订单详情' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { answers: { frontOrderDetail: 'HTTP 500' } },
  play: async ({ canvas }) => {
    await canvas.findByText('这张订单没有取到');
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const Unknown: Story = {
  parameters: { answers: { frontOrderDetail: 'error40401' } },
  play: async ({ canvas }) => {
    await canvas.findByText('没有这张订单');
    await expect(await canvas.findByRole('link', { name: '回采购订单' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '重试' })).toBeNull();
  },
};
