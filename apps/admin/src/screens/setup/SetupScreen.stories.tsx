import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SetupScreen } from './SetupScreen';

const meta = {
  title: 'Back office/Set-up',
  component: SetupScreen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: 'admin',
    at: '/setup?token=m3Qv7hXbT0rKzWc1yPdJ8uLs5nFgA2eR6iVtYxOwB4E',
    isSignedIn: false,
  },
} satisfies Meta<typeof SetupScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '创建并登录' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { answers: { postAuthSetupCheck: 'pending' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '创建管理员' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '创建并登录' })).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { answers: { postAuthSetupCheck: 'HTTP 500' } },
  play: async ({ canvas }) => {
    await canvas.findByText('没能核对此链接');
  },
};

export const Spent: Story = {
  parameters: { answers: { postAuthSetupCheck: 'error40915' } },
  play: async ({ canvas }) => {
    await canvas.findByText('此链接已用过或已过期');
    await expect(canvas.getByRole('link', { name: '去登录' })).toBeVisible();
  },
};

export const Unknown: Story = {
  parameters: { answers: { postAuthSetupCheck: 'error40401' } },
  play: async ({ canvas }) => {
    await canvas.findByText('没有这个链接');
  },
};

export const Incomplete: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '用户名' }), 'root');
    await userEvent.type(canvas.getByLabelText('密码'), 'short');
    await userEvent.type(canvas.getByLabelText('再次输入密码'), 'other');
    await userEvent.click(canvas.getByRole('button', { name: '创建并登录' }));
    await canvas.findByText('请输入姓名');
    await expect(canvas.getByText('密码为 8 至 64 个字符')).toBeVisible();
    await expect(canvas.getByText('两次输入的密码不一致')).toBeVisible();
  },
};

export const TakenName: Story = {
  parameters: { answers: { postAuthSetup: 'error40913' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '用户名' }), 'root');
    await userEvent.type(canvas.getByRole('textbox', { name: '姓名' }), '周岚');
    await userEvent.type(canvas.getByLabelText('密码'), 'Telaio-4207');
    await userEvent.type(canvas.getByLabelText('再次输入密码'), 'Telaio-4207');
    await userEvent.click(canvas.getByRole('button', { name: '创建并登录' }));
    await canvas.findByText('此用户名已被使用');
  },
};
