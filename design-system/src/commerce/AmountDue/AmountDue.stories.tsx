import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { say } from '../../testing/say';
import { AmountDue } from './AmountDue';

const meta = {
  title: 'Commerce/AmountDue',
  component: AmountDue,
  tags: ['!autodocs'],
  args: {
    label: say('未付', 'Open'),
    openCents: 1_850_550,
    parts: [
      { label: say('已核收', 'Verified'), cents: 1_500_000, isSettled: true },
      { label: say('团队余额', 'Team credit'), cents: 51_200, isSettled: true },
      { label: say('待核', 'Waiting to be verified'), cents: 0 },
      { label: say('未付', 'Open'), cents: 1_850_550 },
    ],
  },
} satisfies Meta<typeof AmountDue>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Paid in part; parts of zero are left out. */
export const PartlyPaid: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('€18,505.50')[0]).toBeVisible();
    await expect(canvas.queryByText('待核')).toBeNull();
  },
};
/** Nothing paid yet: the only part is the amount itself, which is shown once. */
export const Unpaid: Story = {
  args: { openCents: 3_401_750, parts: [{ label: say('未付', 'Open'), cents: 3_401_750 }] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('€34,017.50')).toHaveLength(1);
  },
};
/** Nothing left to pay. */
export const Paid: Story = {
  args: { openCents: 0, parts: [{ label: say('已核收', 'Verified'), cents: 3_401_750, isSettled: true }] },
};
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
