import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CartScreen } from './CartScreen';

const meta = {
  title: 'Buyer/Cart',
  component: CartScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: 'buyer', at: '/shoppingCart' },
} satisfies Meta<typeof CartScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'AW25 米兰女装现货 第二批' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /^生成询价单/ })).toBeVisible();
  },
};

export const Problems: Story = {
  parameters: { answers: { frontCartList: 'problems' } },
  play: async ({ canvas }) => {
    await canvas.findByText('清单已截单，不能下单');
    await canvas.findByText('仅余 7 件');
    await expect(await canvas.findByRole('button', { name: '接受新价' })).toBeVisible();
  },
};

export const Unchecked: Story = {
  name: 'Q-31 Selected lines are not ordered before they are checked',
  parameters: { answers: { frontCartCheck: 'pending' } },
  play: async ({ canvas, userEvent }) => {
    const make = await canvas.findByRole('button', { name: /^生成询价单/ });
    const [, , row] = await canvas.findAllByRole('checkbox', { checked: true });
    await userEvent.click(row as HTMLElement);
    await expect(make).toBeDisabled();
    await expect(within(canvas.getByRole('region', { name: '本单合计' })).queryByText('€0.00')).toBeNull();
  },
};

export const CheckFailed: Story = {
  name: 'Q-31 A check of the selected lines that failed is said, and is tried again',
  parameters: { answers: { frontCartCheck: 'HTTP 500' } },
  play: async ({ canvas, userEvent }) => {
    const make = await canvas.findByRole('button', { name: /^生成询价单/ });
    const [, , row] = await canvas.findAllByRole('checkbox', { checked: true });
    await userEvent.click(row as HTMLElement);
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
    await expect(make).toBeDisabled();
  },
};

export const AllTicked: Story = {
  name: 'A click on all deselects every line, also beside lines of a closed list',
  parameters: { answers: { frontCartList: 'problems' } },
  play: async ({ canvas, userEvent }) => {
    const all = await canvas.findByRole('checkbox', { name: /^全选，/ });
    await expect(all).toBeChecked();
    await userEvent.click(all);
    await expect(all).not.toBeChecked();
    await expect(canvas.getByRole('button', { name: /^生成询价单/ })).toBeDisabled();
  },
};

export const Empty: Story = {
  parameters: { answers: { frontCartList: 'empty' } },
  play: async ({ canvas }) => {
    await canvas.findByText('购物车是空的');
    await expect(await canvas.findByRole('link', { name: '清单管理' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { answers: { frontCartList: 'pending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '购物车' })).toBeVisible();
    await expect(canvas.queryByRole('row')).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { answers: { frontCartList: 'HTTP 500' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
    await expect(canvas.queryByRole('row')).toBeNull();
  },
};
