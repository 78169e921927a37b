import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OrdersScreen } from './OrdersScreen';

const meta = {
  title: 'Buyer/Orders',
  component: OrdersScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: 'buyer', at: '/procurement/order' },
} satisfies Meta<typeof OrdersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('O25112000317');
    await expect(canvas.getByRole('tab', { name: /进行中/ })).toHaveTextContent('7');
  },
};

export const Large: Story = {
  parameters: { answers: { frontOrderPage: 'large' } },
  play: async ({ canvas }) => {
    await canvas.findByText('12,480', { exact: false });
  },
};

export const Empty: Story = {
  parameters: { answers: { frontOrderPage: 'empty', frontOrderCount: 'empty' } },
  play: async ({ canvas }) => {
    await canvas.findByText('还没有订单');
    await expect(canvas.getByRole('link', { name: '去清单管理' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { answers: { frontOrderPage: 'pending', frontOrderCount: 'pending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '采购订单' })).toBeVisible();
    await expect(canvas.queryByRole('row')).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { answers: { frontOrderPage: 'HTTP 500', frontOrderCount: 'HTTP 500' } },
  play: async ({ canvas }) => {
    await canvas.findByText('订单没有取到');
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
  },
};
