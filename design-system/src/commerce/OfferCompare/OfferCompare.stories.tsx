import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OfferCompare } from './OfferCompare';

const meta = {
  title: 'Commerce/OfferCompare',
  component: OfferCompare,
  tags: ['!autodocs'],
  args: { asked: { qty: 120, cents: 1_905_750 }, offered: { qty: 116, cents: 1_853_350 } },
} satisfies Meta<typeof OfferCompare>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The offer is below the inquiry. */
export const Less: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('询价，120 件')).toBeVisible();
    await expect(canvas.getByText('−€524.00')).toBeVisible();
  },
};
/** As the reference picture of the phone. */
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
