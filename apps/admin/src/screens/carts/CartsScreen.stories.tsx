import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CartsScreen } from './CartsScreen';

const meta = {
  title: 'Back office/Shopping carts',
  component: CartsScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: 'admin', at: '/customers/cart' },
} satisfies Meta<typeof CartsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  name: 'R-2.84 Each cart says what it comes to and leads to its lines',
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: '林知夏' });
    await expect(link).toHaveAttribute('href', '#/customers/cart/by-demo');
    await expect(canvas.getByRole('link', { name: '澄屿直播' })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { answers: { getCartsPage: 'empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有购物车')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { answers: { getCartsPage: 'HTTP 500' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('未能读取购物车')).toBeVisible();
  },
};
