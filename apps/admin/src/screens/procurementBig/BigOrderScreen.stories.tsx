import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BigOrderScreen } from './BigOrderScreen';

const meta = {
  title: 'Back office/Order, all lines',
  component: BigOrderScreen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: 'admin',
    at: '/procurement/bigDetail/o-07',
    route: '/procurement/bigDetail/:id',
  },
} satisfies Meta<typeof BigOrderScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'O25112000317' })).toBeVisible();
    await expect(await canvas.findByRole('columnheader', { name: '已收' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { answers: { getOrdersByIdBig: 'pending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '订单大表' })).toBeVisible();
    await expect(canvas.queryByRole('row')).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { answers: { getOrdersByIdBig: 'HTTP 500' } },
  play: async ({ canvas }) => {
    await canvas.findByText('这张订单没有取到');
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const Unknown: Story = {
  parameters: { answers: { getOrdersByIdBig: 'error40401' } },
  play: async ({ canvas }) => {
    await canvas.findByText('没有这张订单');
  },
};
