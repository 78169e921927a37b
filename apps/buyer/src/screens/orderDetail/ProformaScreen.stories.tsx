import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ProformaScreen } from './ProformaScreen';

const meta = {
  title: 'Buyer/Proforma',
  component: ProformaScreen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: 'buyer',
    at: '/procurement/proforma/o-01',
    route: '/procurement/proforma/:id',
  },
} satisfies Meta<typeof ProformaScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'R-3.24 R-3.26 R-3.28 An order as it is printed',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /O25111200214/ })).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'O25111200214-01' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '打印' })).toBeVisible();
    await expect(await canvas.findByRole('table', { name: '收款账户' })).toBeVisible();
  },
};

export const NotConfirmed: Story = {
  parameters: { answers: { frontOrderDetail: 'submitted' } },
  play: async ({ canvas }) => {
    await canvas.findByText(/平台尚未确认/);
  },
};

export const Loading: Story = {
  parameters: { answers: { frontOrderDetail: 'pending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '形式发票' })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const Unknown: Story = {
  parameters: { answers: { frontOrderDetail: 'error40401' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const AccountsFailed: Story = {
  name: 'Q-31 R-3.30 Accounts that could not be read are not left out of the paper without a word',
  parameters: { answers: { frontPaymentAccounts: 'HTTP 500' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'O25111200214-01' });
    const part = within(await canvas.findByRole('region', { name: '收款账户' }));
    await part.findByRole('button', { name: '重试' });
  },
};
