import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SignInScreen } from './SignInScreen';

const meta = {
  title: 'Back office/Sign-in',
  component: SignInScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: 'admin', at: '/login', isSignedIn: false },
} satisfies Meta<typeof SignInScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'R-2.70 Signing in',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '登录' })).toBeVisible();
    await canvas.findByText(/演示账号/);
  },
};

export const WrongPassword: Story = {
  parameters: { answers: { postAuthLogin: 'error40003' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '用户名' }), 'demo');
    await userEvent.type(canvas.getByLabelText('密码'), 'wrong-2026');
    await userEvent.type(canvas.getByRole('textbox', { name: /验证码/ }), '8888');
    await userEvent.click(canvas.getByRole('button', { name: '登录' }));
    await canvas.findByText('用户名或密码不正确');
    await expect(canvas.getByRole('textbox', { name: '用户名' })).toHaveValue('demo');
  },
};

export const SecondStep: Story = {
  name: 'X-A210 The second step: a wrong code, and back to the password',
  parameters: { answers: { postAuthLogin: 'error40013', postAuthFactor: 'error40004' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '用户名' }), 'sales');
    await userEvent.type(canvas.getByLabelText('密码'), 'Demo-2026');
    await userEvent.type(canvas.getByRole('textbox', { name: /验证码/ }), '8888');
    await userEvent.click(canvas.getByRole('button', { name: '登录' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: '验证码或恢复码' }), '914207');
    await userEvent.click(canvas.getByRole('button', { name: '登录' }));
    await canvas.findByText('验证码不正确或已用过');
    await userEvent.click(canvas.getByRole('button', { name: '返回' }));
    await expect(canvas.getByRole('textbox', { name: '用户名' })).toHaveValue('sales');
  },
};
