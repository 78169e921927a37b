import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FuturesScreen } from './FuturesScreen';

const meta = {
  title: 'Back office/Futures orders',
  component: FuturesScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: 'admin', at: '/procurement/futures' },
} satisfies Meta<typeof FuturesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'R-2.74 Futures orders with the day of arrival, deposit and balance',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'O25112000018' })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: /预计到货/ })).toBeVisible();
    await expect(canvas.getAllByText('待定')[0]).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { answers: { getFuturesOrdersPage: 'empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有期货订单')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { answers: { getFuturesOrdersPage: 'pending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '期货订单' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^O2/ })).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { answers: { getFuturesOrdersPage: 'HTTP 500' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('期货订单没有取到')).toBeVisible();
  },
};
