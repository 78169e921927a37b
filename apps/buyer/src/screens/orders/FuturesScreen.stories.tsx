import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FuturesScreen } from './FuturesScreen';

const meta = {
  title: 'Buyer/Futures orders',
  component: FuturesScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: 'buyer', at: '/procurement/futures' },
} satisfies Meta<typeof FuturesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'X-B47 D-70 Deposit, balance and day of arrival',
  play: async ({ canvas }) => {
    const row = (await canvas.findByText('O25111900355')).closest('[role=row]');
    await expect(row).toHaveTextContent('2026年3月25日');
    await expect(await canvas.findByText('待定')).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { answers: { frontOrderFuturesPage: 'empty' } },
  play: async ({ canvas }) => {
    await canvas.findByText('还没有期货订单');
  },
};

export const Failed: Story = {
  parameters: { answers: { frontOrderFuturesPage: 'HTTP 500' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};
