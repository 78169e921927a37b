import type { Meta, StoryObj } from '@storybook/react-vite';
import { zodResolver } from '@hookform/resolvers/zod';
import { expect, fn, waitFor } from 'storybook/test';
import { loginSchema } from '@selvedge/domain/people/validation';
import { publicClient } from '../app/client';
import { SignInScreen } from './SignInScreen';

const meta = {
  title: 'Both apps/Sign-in',
  component: SignInScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: 'buyer', at: '/login', isSignedIn: false },
  args: {
    app: 'buyer',
    resolver: zodResolver(loginSchema),
    codeWithoutCaptcha: '0000',
    takesPhones: true,
    fetchPicture: async (signal) => {
      const { key, code } = await publicClient.get('/api/sp/admin/validate/code/get', {
        query: { temp: '0' },
        signal,
      });
      return { key, image: code };
    },
    onSignIn: async (body) => {
      await publicClient.post('/api/sp/front/user/login', { body });
    },
    onLanguageChange: fn(),
  },
} satisfies Meta<typeof SignInScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '登录' })).toBeVisible();
    await canvas.findByText(/演示账号/);
  },
};

export const WithoutDemo: Story = {
  parameters: { answers: { commonConfig: 'live' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: '用户名' })).toBeVisible();
    await expect(canvas.queryByText(/演示账号/)).toBeNull();
  },
};

export const Loading: Story = {
  parameters: { answers: { commonConfig: 'pending', adminValidateCodeGet: 'pending' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '登录' })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { answers: { commonConfig: 'HTTP 500', adminValidateCodeGet: 'HTTP 500' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '登录' })).toBeVisible();
  },
};

export const Incomplete: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '登录' }));
    await canvas.findByText('请输入用户名');
    await expect(canvas.getByText('请输入密码')).toBeVisible();
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
    await expect(canvas.getByRole('textbox', { name: '用户名' })).toHaveValue('demo');
  },
};

/** By keyboard alone and without seeing the picture: the device does proof of work instead, and no code is required. */
export const WorkInsteadOfPicture: Story = {
  play: async ({ canvas, userEvent }) => {
    const start = await canvas.findByRole('button', { name: '看不清图片？' });
    start.focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('验证完成，无需输入图形验证码');
    await expect(canvas.queryByRole('textbox', { name: /验证码/ })).toBeNull();
    const back = canvas.getByRole('button', { name: '改用图片' });
    await expect(back).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('textbox', { name: /验证码/ })).toHaveValue('');
  },
};

export const WorkNotHad: Story = {
  parameters: { answers: { commonWork: 'HTTP 500' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '看不清图片？' }));
    await canvas.findByText('验证没有完成，请重试');
  },
};

export const WorkUnderWay: Story = {
  parameters: { answers: { commonWork: 'pending' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '看不清图片？' }));
    await expect(await canvas.findByRole('progressbar', { name: '正在验证' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '停止验证' }));
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};

/** A phone number typed as the user name shows the select for its dialling code. */
export const PhoneNumber: Story = {
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: '用户名' });
    await userEvent.type(name, '13800136021');
    const area = await canvas.findByRole('button', { name: /国家或地区代码/ });
    await waitFor(() => expect(area).toHaveTextContent('+86'));
    await expect(name).toHaveFocus();
    await userEvent.clear(name);
    await userEvent.type(name, 'demo');
    await expect(canvas.queryByRole('button', { name: /国家或地区代码/ })).toBeNull();
  },
};

export const AreaCodesFailed: Story = {
  name: 'Q-31 Dialling codes that could not be read are said to be missing, with another try',
  parameters: { answers: { commonAreaCodes: 'HTTP 500' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '用户名' }), '13800136021');
    await canvas.findByText(/选项没有载入：/);
  },
};
