import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ReturnScreen } from './ReturnScreen';

const meta = {
  title: 'Buyer/Back from the platform',
  component: ReturnScreen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: 'buyer',
    at: '/login?mode=return&state=st-8f1d2c40a7e96b35&code=031AbcGa1',
    isSignedIn: false,
  },
} satisfies Meta<typeof ReturnScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const begun = (purpose: string) => () => {
  const departure = { state: 'st-8f1d2c40a7e96b35', purpose, redirect: null };
  sessionStorage.setItem('socialBegun', JSON.stringify(departure));
  return () => sessionStorage.removeItem('socialBegun');
};

/** A return with no flow begun in this tab: the code is not sent to the server. */
export const Foreign: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('这次登录不是在本页开始的，请重新登录。')).toBeVisible();
  },
};

export const Refused: Story = {
  parameters: { answers: { frontWechatReturn: 'refused' } },
  beforeEach: begun('signIn'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('您没有同意，未登录。')).toBeVisible();
  },
};

/** The phone is done: the device that shows the code continues. */
export const Elsewhere: Story = {
  parameters: { answers: { frontWechatReturn: 'elsewhere' } },
  beforeEach: begun('scan'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('已确认，请回到显示二维码的设备。')).toBeVisible();
  },
};

export const ToBeBound: Story = {
  parameters: { answers: { frontWechatLogin: 'unbound' } },
  beforeEach: begun('signIn'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '绑定并登录' })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { answers: { frontWechatReturn: 'error50301' } },
  beforeEach: begun('signIn'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没能登录')).toBeVisible();
  },
};

/** Signed in already: the password allows the binding; a wrong one is shown at its field, and the code stays valid. */
export const Mine: Story = {
  parameters: { isSignedIn: true, answers: { frontWechatLoginQrBind: 'error40003' } },
  beforeEach: begun('bind'),
  play: async ({ canvas, userEvent }) => {
    const bind = await canvas.findByRole('button', { name: /^绑定/ });
    await expect(canvas.getByRole('heading', { name: '绑定微信' })).toBeVisible();
    await userEvent.click(bind);
    await expect(await canvas.findByText('请输入密码')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('当前密码'), 'Demo-2020');
    await userEvent.click(bind);
    await expect(await canvas.findByText('当前密码不正确')).toBeVisible();
    await expect(canvas.getByLabelText('当前密码')).toBeInvalid();
  },
};

/** A failed binding leads back to the settings page on which it began. */
export const BindingFailed: Story = {
  name: 'K-20 A binding that failed is no failed sign-in',
  parameters: { isSignedIn: true, answers: { frontWechatReturn: 'error50301' } },
  beforeEach: begun('bind'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('没能绑定')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '返回设置' }));
    await waitFor(() => expect(location.hash).toBe('#/mine/mine'));
  },
};
