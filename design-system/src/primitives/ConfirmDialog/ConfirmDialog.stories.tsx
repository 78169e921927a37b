import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { say } from '../../testing/say';
import { ConfirmDialog } from './ConfirmDialog';
import { escapeDialog } from '../../../../.storybook/escapeDialog';

const meta = {
  title: 'Primitives/ConfirmDialog',
  component: ConfirmDialog,
  tags: ['!autodocs'],
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: say(
      '删除草稿「AW25 米兰女装现货 第二批」？',
      'Delete the draft “AW25 Milan womenswear, batch 2”?',
    ),
    children: say(
      '草稿里的 7 款 30 件会一并删除，无法恢复。',
      'Its 7 styles and 30 pieces go with it and cannot be restored.',
    ),
    confirmLabel: say('删除', 'Delete'),
    isDestructive: true,
    onConfirm: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Names the object and what will be lost; Escape closes without an answer. */
export const Destructive: Story = {
  tags: ['matrix'],
  play: async ({ userEvent, args }) => {
    await waitFor(() => expect(screen.getByRole('alertdialog', { name: args.title })).toBeVisible());
    await escapeDialog();
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
    await userEvent.click(screen.getByRole('button', { name: '删除' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Plain: Story = {
  args: {
    title: say('提交询价单，30 件，€5,038.00？', 'Submit an inquiry of 30 pieces, €5,038.00?'),
    children: say(
      '提交后库存会锁定，等待平台确认。',
      'Stock is locked on submission, until the platform confirms.',
    ),
    confirmLabel: say('提交询价单', 'Submit inquiry'),
    isDestructive: false,
  },
};

export const Pending: Story = { args: { isPending: true } };
