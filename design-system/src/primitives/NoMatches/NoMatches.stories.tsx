import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { say } from '../../testing/say';
import { NoMatches } from './NoMatches';

const meta = {
  title: 'Primitives/NoMatches',
  component: NoMatches,
  tags: ['!autodocs'],
  args: { narrowing: { by: [say('下单时间', 'Ordered'), say('付款状态', 'Payment')], onClear: fn() } },
} satisfies Meta<typeof NoMatches>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('正在筛选：下单时间和付款状态。')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '清除筛选' }));
    await expect(args.narrowing.onClear).toHaveBeenCalledOnce();
  },
};

export const ByWords: Story = { args: { narrowing: { by: [say('“托特包”', '“tote”')], onClear: fn() } } };
