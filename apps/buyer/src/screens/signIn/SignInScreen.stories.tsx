import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { SignInScreen } from './SignInScreen';

const meta = {
  title: 'Buyer/Sign-in',
  component: SignInScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: 'buyer', at: '/login', isSignedIn: false },
} satisfies Meta<typeof SignInScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '登录' })).toBeVisible();
    await canvas.findByText(/演示账号/);
  },
};

export const WrongPassword: Story = {
  parameters: { answers: { frontUserLogin: 'error40003' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '用户名' }), 'demo');
    await userEvent.type(canvas.getByLabelText('密码'), 'wrong-2026');
    await userEvent.type(canvas.getByRole('textbox', { name: /验证码/ }), '8888');
    await userEvent.click(canvas.getByRole('button', { name: '登录' }));
    await canvas.findByText('用户名或密码不正确');
    await expect(screen.getAllByText('用户名或密码不正确')).toHaveLength(1);
    await expect(canvas.getByRole('textbox', { name: '用户名' })).toHaveValue('demo');
  },
};

/** With a social platform: input stays while another sign-in method is shown. */
export const Ways: Story = {
  parameters: { answers: { commonConfig: 'social' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '用户名' }), 'demo');
    await userEvent.click(await canvas.findByRole('radio', { name: '扫码登录' }));
    await canvas.findByRole('heading', { name: '用演示账号平台扫一扫' });
    await userEvent.click(canvas.getByRole('radio', { name: '一键登录' }));
    await canvas.findByRole('button', { name: '用演示账号平台登录' });
    await userEvent.click(canvas.getByRole('radio', { name: '账号密码' }));
    await expect(await canvas.findByRole('textbox', { name: '用户名' })).toHaveValue('demo');
  },
};
