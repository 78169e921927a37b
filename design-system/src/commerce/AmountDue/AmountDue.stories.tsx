import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AmountDue } from './AmountDue';

const meta = {
  title: 'Commerce/AmountDue',
  component: AmountDue,
  tags: ['!autodocs'],
  args: {
    label: '未付',
    openCents: 1_850_550,
    parts: [
      { label: '已核收', cents: 1_500_000, isSettled: true },
      { label: '团队余额', cents: 51_200, isSettled: true },
      { label: '待核', cents: 0 },
      { label: '未付', cents: 1_850_550 },
    ],
  },
} satisfies Meta<typeof AmountDue>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Paid in part; parts of zero are left out. */
export const PartlyPaid: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('€18,505.50')[0]).toBeVisible();
    await expect(canvas.queryByText('待核')).toBeNull();
  },
};
/** Nothing paid yet. */
export const Unpaid: Story = {
  args: { openCents: 3_401_750, parts: [{ label: '未付', cents: 3_401_750 }] },
};
/** Nothing left to pay. */
export const Paid: Story = {
  args: { openCents: 0, parts: [{ label: '已核收', cents: 3_401_750, isSettled: true }] },
};
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
