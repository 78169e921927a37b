import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ScanScreen } from './ScanScreen';

const meta = {
  title: 'Buyer/Scanned on the phone',
  component: ScanScreen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: 'buyer',
    at: '/login?mode=scan&scan=sk-8f1d2c40a7e96b35',
    isSignedIn: false,
  },
} satisfies Meta<typeof ScanScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The requesting device is shown before the user agrees. */
export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chrome · Windows 请求登录您的账号。')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '用微信确认' })).toBeEnabled();
  },
};

export const Refused: Story = {
  parameters: { answers: { frontWechatReturn: 'refused' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '拒绝' }));
    await expect(await canvas.findByText('已拒绝，那台设备不会登录。')).toBeVisible();
  },
};

export const Gone: Story = {
  parameters: { answers: { frontWechatQrScan: 'error40401' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('二维码已失效')).toBeVisible();
  },
};
