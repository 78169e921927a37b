import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { say } from '../../testing/say';
import { ClearFilters } from './ClearFilters';

const meta = {
  title: 'Primitives/ClearFilters',
  component: ClearFilters,
  tags: ['!autodocs'],
  args: { narrowing: { by: [say('付款', 'Payment')], onClear: fn() } },
} satisfies Meta<typeof ClearFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Filters are in force: one press clears all of them. */
export const Narrowed: Story = {
  tags: ['matrix'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '清除' }));
    await expect(args.narrowing.onClear).toHaveBeenCalledOnce();
  },
};

/** Nothing is filtered: the button takes no room. */
export const NotNarrowed: Story = {
  args: { narrowing: { by: [], onClear: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
