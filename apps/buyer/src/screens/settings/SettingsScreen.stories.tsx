import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SettingsScreen } from './SettingsScreen';

const meta = {
  title: 'Buyer/Settings',
  component: SettingsScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: 'buyer', at: '/mine/mine' },
} satisfies Meta<typeof SettingsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('linzx@hanhai-trade.example');
    await expect(await canvas.findByRole('button', { name: '更换邮箱' })).toBeVisible();
  },
};

export const WithoutEmail: Story = {
  parameters: { answers: { frontUserGetInfo: 'withoutEmail', frontUserGetSalesman: 'empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '绑定邮箱' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { answers: { frontUserGetSalesman: 'pending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '设置' })).toBeVisible();
    await expect(await canvas.findByRole('radio', { name: '浅色' })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { answers: { frontUserGetSalesman: 'HTTP 500' } },
  play: async ({ canvas }) => {
    await canvas.findByText('linzx@hanhai-trade.example');
  },
};

export const WrongPassword: Story = {
  parameters: { answers: { frontUserPasswordEdit: 'error40003' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('当前密码'), 'Demo-2020');
    await userEvent.type(canvas.getByLabelText('新密码'), 'Demo-2027');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await canvas.findByText('用户名或密码不正确');
  },
};
