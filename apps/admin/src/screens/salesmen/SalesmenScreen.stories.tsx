import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SalesmenScreen } from './SalesmenScreen';

const meta = {
  title: 'Back office/Salespeople',
  component: SalesmenScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: 'admin', at: '/customers/salesman' },
} satisfies Meta<typeof SalesmenScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NewCode: Story = {
  name: 'X-A99 A new code is asked for once more before the old one stops working',
  parameters: { answers: { getUsersMe: 'root' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '生成新码：Giulia Ferrero' }));
    const body = within(document.body);
    const dialog = within(await body.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: '生成新码' }));
    await expect(await body.findByText(/新的邀请码/)).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { answers: { getSalesmenPage: 'empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有业务员')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { answers: { getSalesmenPage: 'HTTP 500' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('未能读取业务员')).toBeVisible();
  },
};
