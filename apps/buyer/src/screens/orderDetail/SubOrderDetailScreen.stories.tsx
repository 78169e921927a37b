import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SubOrderDetailScreen } from './SubOrderDetailScreen';

const meta = {
  title: 'Buyer/Sub-order',
  component: SubOrderDetailScreen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: 'buyer',
    at: '/procurement/detailSon/so-011',
    route: '/procurement/detailSon/:id',
  },
} satisfies Meta<typeof SubOrderDetailScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '子单 01' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'O25111200214' })).toBeVisible();
    const list = canvas
      .getAllByRole('link')
      .find((link) => link.getAttribute('href')?.includes('/products/detail/'));
    await expect(list).toBeVisible();
  },
};

export const ToConfirm: Story = {
  parameters: { answers: { frontOrderSonDetail: 'toConfirm' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('已收回执待客户确认'))[0]).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { answers: { frontOrderSonDetail: 'pending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '订单详情 - 子单' })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { answers: { frontOrderSonDetail: 'HTTP 500' } },
  play: async ({ canvas }) => {
    await canvas.findByText('这张订单没有取到');
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const Unknown: Story = {
  parameters: { answers: { frontOrderSonDetail: 'error40401' } },
  play: async ({ canvas }) => {
    await canvas.findByText('没有这张订单');
  },
};
