import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StoryCompare } from './StoryCompare';

const meta = {
  title: 'Commerce/CompareTable',
  component: StoryCompare,
  tags: ['!autodocs'],
  args: { onRemove: fn() },
} satisfies Meta<typeof StoryCompare>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three styles side by side; each can be removed. */
export const Three: Story = {
  tags: ['matrix'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: /锁扣手提包 24|Lock handbag 24/ }));
    await expect(args.onRemove).toHaveBeenCalledWith('1');
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(2);
  },
};

export const Four: Story = { args: { count: 4 }, globals: { theme: 'dark', locale: 'en', currency: 'HKD' } };

/** An item is loading: its column keeps its place. */
export const Waiting: Story = { args: { waiting: 1 } };

/** An item could not be loaded: its column shows the problem. */
export const Missing: Story = {
  args: { missing: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/已下架|No longer listed/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /不再比较第 3 款|Take item 3 / })).toBeVisible();
  },
};

export const Fixed: Story = { args: { isFixed: true, count: 2 } };

/** On a phone the table scrolls sideways inside itself; the names of the facts stay. */
export const Phone: Story = {
  args: { count: 4 },
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
