import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { WatchedScreen } from './WatchedScreen';

const meta = {
  title: 'Buyer/Watched goods',
  component: WatchedScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: 'buyer', at: '/mine/watched' },
} satisfies Meta<typeof WatchedScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'X-B124 X-B17 What is waited for leads to its product and is taken back in place',
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: '小三针腕表 38，黑' });
    await expect(link).toHaveAttribute('href', expect.stringContaining('/product/detail/p-1018'));
    await expect(canvas.getByText('€189.00')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /取消到货提醒.*系带皮质运动鞋/ }));
    await expect(await screen.findByText('已取消提醒')).toBeVisible();
  },
};

export const Closed: Story = {
  parameters: { answers: { frontProductNotifyPage: 'closed' } },
  play: async ({ canvas }) => {
    await canvas.findByText('目前没有清单在售');
  },
};

export const Empty: Story = {
  name: 'Q-18 Nothing is waited for; a page that there is none of leads to the first',
  parameters: { at: '/mine/watched?page=2', answers: { frontProductNotifyPage: 'empty' } },
  play: async ({ canvas }) => {
    await canvas.findByText('没有在等的商品');
    await expect(window.location.hash).toBe('#/mine/watched');
  },
};

export const Loading: Story = {
  parameters: { answers: { frontProductNotifyPage: 'pending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '到货与降价提醒' })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { answers: { frontProductNotifyPage: 'HTTP 500' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};
