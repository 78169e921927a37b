import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { say } from '../../testing/say';
import { FileList } from './FileList';

const meta = {
  title: 'Primitives/FileList',
  component: FileList,
  tags: ['!autodocs'],
  args: {
    label: say('付款凭证', 'Payment proofs'),
    files: [
      { id: 'f1', name: say('汇丰水单 1121.jpg', 'HSBC slip 1121.jpg'), kind: 'IMAGE' },
      { id: 'f2', name: say('电汇底单 MT103.pdf', 'Transfer MT103.pdf'), kind: 'PDF', url: '#mt103' },
    ],
  },
} satisfies Meta<typeof FileList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Files that can be removed. */
export const Editable: Story = {
  args: { onRemove: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '移除 电汇底单 MT103.pdf' }));
    await expect(args.onRemove).toHaveBeenCalledWith('f2');
  },
};
/** Files whose order matters: each moves by one place; the first cannot move up, nor the last down. */
export const Ordered: Story = {
  args: { onRemove: fn(), onMove: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('button', { name: '上移 汇丰水单 1121.jpg' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: '上移 电汇底单 MT103.pdf' }));
    await expect(args.onMove).toHaveBeenCalledWith('f2', -1);
    await userEvent.click(canvas.getByRole('button', { name: '下移 汇丰水单 1121.jpg' }));
    await expect(args.onMove).toHaveBeenLastCalledWith('f1', 1);
  },
};
/** A file being uploaded and a refused one: each shows its state. */
export const States: Story = {
  args: {
    onRemove: fn(),
    files: [
      { id: 'f1', name: say('汇丰水单 1121.jpg', 'HSBC slip 1121.jpg'), kind: 'IMAGE', isPending: true },
      {
        id: 'f2',
        name: 'notes.docx',
        kind: 'PDF',
        error: say('仅支持 jpg、png、webp 图片或 PDF', 'Only jpg, png and webp pictures and PDF'),
      },
    ],
  },
};
/** Upload progress, a paused file, and a retry of a refused one. */
export const Sending: Story = {
  args: {
    onRemove: fn(),
    onPause: fn(),
    onResume: fn(),
    files: [
      {
        id: 'f1',
        name: say('汇丰水单 1121.jpg', 'HSBC slip 1121.jpg'),
        kind: 'IMAGE',
        isPending: true,
        progress: 62,
      },
      { id: 'f2', name: say('电汇底单 MT103.pdf', 'Transfer MT103.pdf'), kind: 'PDF', isPaused: true },
      {
        id: 'f3',
        name: 'notes.docx',
        kind: 'PDF',
        error: say('仅支持 jpg、png、webp 图片或 PDF', 'Only jpg, png and webp pictures and PDF'),
      },
    ],
  },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '62');
    await userEvent.click(canvas.getByRole('button', { name: '暂停 汇丰水单 1121.jpg' }));
    await expect(args.onPause).toHaveBeenCalledWith('f1');
    await userEvent.click(canvas.getByRole('button', { name: '重新上传 电汇底单 MT103.pdf' }));
    await expect(args.onResume).toHaveBeenCalledWith('f2');
    await expect(canvas.getByRole('button', { name: '重新上传 notes.docx' })).toBeEnabled();
  },
};
/** Read-only. */
export const Read: Story = {};
