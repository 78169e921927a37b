import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ConfirmDialog } from './ConfirmDialog';
import { escapeDialog } from '../../../../.storybook/escapeDialog';

const meta = {
  title: 'Primitives/ConfirmDialog',
  component: ConfirmDialog,
  tags: ['!autodocs'],
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: '删除草稿「AW25 米兰女装现货 第二批」？',
    children: '草稿里的 7 款 30 件会一并删除，无法恢复。',
    confirmLabel: '删除',
    isDestructive: true,
    onConfirm: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Names the object and what will be lost; Escape closes without an answer. */
export const Destructive: Story = {
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
    title: '提交询价单，30 件，€5,038.00？',
    children: '提交后库存会锁定，等待平台确认。',
    confirmLabel: '提交询价单',
    isDestructive: false,
  },
};

export const Pending: Story = { args: { isPending: true } };
