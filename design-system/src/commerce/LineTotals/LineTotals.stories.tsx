import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LineTotals } from './LineTotals';

const meta = {
  title: 'Commerce/LineTotals',
  component: LineTotals,
  tags: ['!autodocs'],
  args: { sums: { goodsCents: 458_000, surchargeBp: 1000, surchargeCents: 45_800, payableCents: 503_800 } },
} satisfies Meta<typeof LineTotals>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In the cart, with the surcharge on a line of its own. */
export const Cart: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('附加费 10%')).toBeVisible();
    await expect(canvas.getByText('€5,038.00')).toBeVisible();
  },
};

/** On a confirmed and paid order. */
export const Paid: Story = {
  args: {
    isConfirmed: true,
    isPaid: true,
    sums: {
      goodsCents: 1_878_950,
      discountCents: 18_000,
      freightCents: 21_000,
      creditCents: 31_950,
      payableCents: 1_850_000,
    },
  },
};

/** On a cancelled order, of which nothing is to be paid. */
export const Cancelled: Story = { args: { isCancelled: true } };
