import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FuturesOrderScreen } from './FuturesOrderScreen';

const meta = {
  title: 'Buyer/Futures order',
  component: FuturesOrderScreen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: 'buyer',
    at: '/procurement/futuresDetail/o-31',
    route: '/procurement/futuresDetail/:id',
  },
} satisfies Meta<typeof FuturesOrderScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'X-B48 D-70 Deposit, balance and the day of arrival',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '定金与余款' })).toBeVisible();
    await expect(canvas.getByText('定金 30%')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { answers: { frontOrderFuturesDetail: 'pending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '期货订单详情' })).toBeVisible();
  },
};

export const Unknown: Story = {
  parameters: { answers: { frontOrderFuturesDetail: 'error40401' } },
  play: async ({ canvas }) => {
    await canvas.findByText('没有这张订单');
  },
};
