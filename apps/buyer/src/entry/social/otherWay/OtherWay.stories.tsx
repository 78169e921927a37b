import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OtherWay } from './OtherWay';

const meta = {
  title: 'Buyer/Other ways to sign in',
  component: OtherWay,
  tags: ['!autodocs'],
  args: { way: 'scan', redirect: null },
  parameters: { app: 'buyer', at: '/login', isSignedIn: false },
} satisfies Meta<typeof OtherWay>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A code waits to be scanned, and its time counts down. */
export const Waiting: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: '用微信扫一扫' });
    await expect(canvas.getByText('微信登录二维码')).toBeInTheDocument();
    await expect(canvas.getByRole('progressbar')).toBeVisible();
  },
};

export const Scanned: Story = {
  parameters: { answers: { frontWechatQrState: 'scanned' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: '已扫码，请在手机上确认' });
    await expect(canvas.getByRole('button', { name: '不是本人？换一个二维码' })).toBeVisible();
  },
};

export const Expired: Story = {
  parameters: { answers: { frontWechatQrState: 'expired' } },
  play: async ({ canvas }) => {
    await canvas.findByText('二维码已失效');
    await expect(canvas.getByRole('button', { name: '刷新' })).toBeVisible();
  },
};

export const Refused: Story = {
  parameters: { answers: { frontWechatQrState: 'refused' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: '手机上没有同意登录' });
  },
};

/** Confirmed by a social account that is not bound yet: the phone number binds it, once. */
export const ToBeBound: Story = {
  parameters: { answers: { frontWechatQrState: 'confirmed', frontWechatLoginQr: 'unbound' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '绑定并登录' })).toBeVisible();
  },
};

/** The platform is unavailable. */
export const Failed: Story = {
  parameters: { answers: { frontWechatQrCreate: 'error50301' } },
  play: async ({ canvas }) => {
    await canvas.findByText('没能登录');
  },
};

export const OneClick: Story = {
  args: { way: 'click' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '用微信登录' })).toBeEnabled();
  },
};
