import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FirstPasswordScreen } from './FirstPasswordScreen';

const meta = {
  title: 'Back office/First password',
  component: FirstPasswordScreen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: 'admin',
    at: '/',
    answers: { getUsersMe: 'passwordFirst' },
  },
} satisfies Meta<typeof FirstPasswordScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '修改初始密码' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '退出登录' })).toBeVisible();
  },
};

export const Incomplete: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('新密码'), 'short');
    await userEvent.click(canvas.getByRole('button', { name: '修改密码' }));
    await canvas.findByText('请输入密码');
    await expect(canvas.getByText('密码为 8 至 64 个字符')).toBeVisible();
  },
};

/** A fault of the server is no fault of the current password. */
export const Fault: Story = {
  parameters: { answers: { getUsersMe: 'passwordFirst', putUsersPassword: 'HTTP 500' } },
  play: async ({ canvas, userEvent }) => {
    const old = await canvas.findByLabelText('当前密码');
    await userEvent.type(old, 'Tibava-2193-Masove');
    await userEvent.type(canvas.getByLabelText('新密码'), 'Vodemi-2026-Larit');
    await userEvent.click(canvas.getByRole('button', { name: '修改密码' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('服务器故障');
    await expect(old).toBeValid();
  },
};

/** Errors that the server finds are shown at their field. */
export const Refused: Story = {
  parameters: { answers: { getUsersMe: 'passwordFirst', putUsersPassword: 'error40001' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('当前密码'), 'Tibava-2193-Masove');
    await userEvent.type(canvas.getByLabelText('新密码'), 'Password-2026');
    await userEvent.click(canvas.getByRole('button', { name: '修改密码' }));
    await canvas.findByText('密码不能与用户名相同');
  },
};
