import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SubOrderBars } from './SubOrderBars';

const meta = {
  title: 'Commerce/SubOrderBars',
  component: SubOrderBars,
  tags: ['!autodocs'],
  args: {
    subOrders: [
      { id: '01', stage: 'shipped' },
      { id: '02', stage: 'shipped' },
      { id: '03', stage: 'partial' },
    ],
  },
} satisfies Meta<typeof SubOrderBars>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two sub-orders are shipped, one is partly shipped. */
export const Shipping: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 张部分发货, 2 张已发货')).toBeInTheDocument();
  },
};
/** No sub-order is confirmed yet. */
export const Asked: Story = { args: { subOrders: [{ id: '01', stage: 'asked' }] } };

/** A cancelled sub-order is a hairline and is named in the counts. */
export const Cancelled: Story = {
  args: {
    subOrders: [
      { id: '01', stage: 'confirmed' },
      { id: '02', stage: 'cancelled' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 张已确认, 1 张已取消')).toBeInTheDocument();
  },
};
