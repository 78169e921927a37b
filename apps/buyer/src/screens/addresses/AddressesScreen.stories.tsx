import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AddressesScreen } from './AddressesScreen';

const meta = {
  title: 'Buyer/Addresses',
  component: AddressesScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: 'buyer', at: '/address' },
} satisfies Meta<typeof AddressesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(/货柜码头路/);
    await expect(canvas.getAllByRole('button', { name: '设为默认' })[0]).toBeVisible();
  },
};

export const Large: Story = {
  parameters: { answers: { frontUserAddressList: 'large' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: '修改' })).length).toBeGreaterThan(3);
  },
};

export const Empty: Story = {
  parameters: { answers: { frontUserAddressList: 'empty' } },
  play: async ({ canvas }) => {
    await canvas.findByText('还没有收货地址');
    await expect(await canvas.findByRole('button', { name: '新增地址' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { answers: { frontUserAddressList: 'pending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '地址管理' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '修改' })).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { answers: { frontUserAddressList: 'HTTP 500' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};
