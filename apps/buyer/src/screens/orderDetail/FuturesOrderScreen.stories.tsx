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

export const ToPayInParts: Story = {
  name: 'D-70 Where less than the open sum is due, the page leads with it and the proof begins with it',
  parameters: {
    at: '/procurement/futuresDetail/o-33',
    answers: { frontOrderFuturesDetail: 'depositDue', frontPaymentList: 'deposit' },
  },
  play: async ({ canvas }) => {
    const amount = await canvas.findByRole('textbox', { name: /付款金额/ });
    await expect(amount).toHaveAccessibleDescription(/^本次应付 €.*；未付共 .*，可分次付款$/);
    const [large, ...parts] = canvas.getAllByText(/^€(2,504\.25|5,843\.25)$/).map((sum) => sum.textContent);
    await expect([large, ...parts.slice(0, 2)]).toEqual(['€2,504.25', '€2,504.25', '€5,843.25']);
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
