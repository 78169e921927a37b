import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FilterChips } from './FilterChips';
import { Tag } from './Tag';

const meta = {
  title: 'Primitives/Tag',
  component: Tag,
  tags: ['!autodocs'],
  args: { children: '仓库 MI-02' },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** A filter in force; the button's name contains the filter that it removes. */
export const Removable: Story = {
  args: { onRemove: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '移除 仓库 MI-02' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

const clear = fn();

/** The filters above a table, with a button that clears all. */
export const Filters: Story = {
  render: () => (
    <FilterChips
      chips={[
        { id: 'warehouse', label: '仓库 MI-02, HK-01' },
        { id: 'stock', label: '可订 ≥ 1 件' },
      ]}
      onRemove={fn()}
      onClear={clear}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '清除' }));
    await expect(clear).toHaveBeenCalled();
  },
};
