import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { say } from '../../testing/say';
import { Tag } from './Tag';

const meta = {
  title: 'Primitives/Tag',
  component: Tag,
  tags: ['!autodocs'],
  args: { children: say('仓库 MI-02', 'Warehouse MI-02') },
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
