import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PurchaseOrdersScreen } from './PurchaseOrdersScreen';

const meta = {
  title: 'Back office/Purchase orders',
  component: PurchaseOrdersScreen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: 'admin',
    at: '/purchases/order',
    answers: { getUsersMe: 'root' },
  },
} satisfies Meta<typeof PurchaseOrdersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'R-2.82 Purchase orders with their state, what came in and what is late',
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('rowheader');
    await expect(first).toHaveTextContent(/^P\d{11}/);
  },
};

export const Empty: Story = {
  parameters: { answers: { getUsersMe: 'root', getPurchaseOrdersPage: 'empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有采购单')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { answers: { getUsersMe: 'root', getPurchaseOrdersPage: 'HTTP 500' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('未能读取采购单')).toBeVisible();
  },
};

export const ChoicesFailed: Story = {
  name: 'Q-31 Suppliers that could not be read are said to be missing, with another try',
  parameters: { answers: { getUsersMe: 'root', getSuppliersOptions: 'HTTP 500' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('选项没有载入：供应商')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
  },
};
