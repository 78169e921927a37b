import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { reload, visits } from '../../../../../../.storybook/screens/visits';
import { CartScreen } from './CartScreen';

const meta = {
  title: 'Back office/Cart of a customer',
  component: visits(CartScreen),
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: 'admin', at: '/customers/cart/by-demo' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  name: 'X-A109 What can be ordered is ticked, and an order is one step away',
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: '下单' })).toBeEnabled());
    await expect(canvas.getByRole('button', { name: /收货地址/ })).toBeVisible();
  },
};

export const TicksKept: Story = {
  name: 'L-40 Q-34 Ticks that were changed come back after a reload, until they are given up',
  play: async ({ canvas }) => {
    const ticked = async () => {
      const boxes = await canvas.findAllByRole('checkbox', { checked: true });
      return boxes.length;
    };
    const all = await ticked();
    const row = canvas.getAllByRole('checkbox', { checked: true }).at(-1);
    if (row) await userEvent.click(row);
    const left = await ticked();
    await expect(left).toBeLessThan(all);
    await reload();
    const note = await canvas.findByText(/尚未提交的内容/);
    const start = canvas.getByRole('heading', { name: '收货与付款' }).getBoundingClientRect().left;
    await expect(note.getBoundingClientRect().left).toBe(start);
    await expect(canvas.getByText('收货地址').getBoundingClientRect().left).toBe(start);
    await waitFor(async () => expect(await ticked()).toBe(left));
    await userEvent.click(canvas.getByRole('button', { name: '清除重填' }));
    await waitFor(async () => expect(await ticked()).toBe(all));
  },
};

export const Refused: Story = {
  name: 'X-A109 A refused order says why and keeps the ticks',
  parameters: { answers: { postCartsByCustomerIdOrders: 'error40902' } },
  play: async ({ canvas }) => {
    const make = await canvas.findByRole('button', { name: '下单' });
    await waitFor(() => expect(make).toBeEnabled());
    await userEvent.click(make);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('需要 3 件，库存 2 件');
    await expect(make).toBeEnabled();
  },
};

export const Empty: Story = {
  parameters: { answers: { getCartsByCustomerId: 'empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('购物车是空的')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { answers: { getCartsByCustomerId: 'HTTP 500' } },
  play: async () => {
    await expect(await screen.findByText('未能读取该购物车')).toBeVisible();
  },
};
