import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { say } from '../../testing/say';
import { FilterChips } from './FilterChips';

const meta = {
  title: 'Primitives/FilterChips',
  component: FilterChips,
  tags: ['!autodocs'],
  args: {
    chips: [
      { id: 'warehouse', label: say('仓库 MI-02, HK-01', 'Warehouse MI-02, HK-01') },
      { id: 'stock', label: say('可订 ≥ 1 件', 'At least 1 available') },
    ],
    onRemove: fn(),
    onClear: fn(),
  },
} satisfies Meta<typeof FilterChips>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The filters above a table, with a button that clears all. */
export const Playground: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '清除' }));
    await expect(args.onClear).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: '移除 可订 ≥ 1 件' }));
    await expect(args.onRemove).toHaveBeenCalledWith('stock');
  },
};
