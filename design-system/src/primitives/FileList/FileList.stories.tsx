import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FileList } from './FileList';

const meta = {
  title: 'Primitives/FileList',
  component: FileList,
  tags: ['!autodocs'],
  args: {
    label: '付款凭证',
    files: [
      { id: 'f1', name: '汇丰水单 1121.jpg', kind: 'IMAGE' },
      { id: 'f2', name: '电汇底单 MT103.pdf', kind: 'PDF', url: '#mt103' },
    ],
  },
} satisfies Meta<typeof FileList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Files that can be taken off again. */
export const Editable: Story = {
  args: { onRemove: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '移除 电汇底单 MT103.pdf' }));
    await expect(args.onRemove).toHaveBeenCalledWith('f2');
  },
};
/** On their way, and refused: each says so itself. */
export const States: Story = {
  args: {
    onRemove: fn(),
    files: [
      { id: 'f1', name: '汇丰水单 1121.jpg', kind: 'IMAGE', isPending: true },
      { id: 'f2', name: 'notes.docx', kind: 'PDF', error: '仅支持 jpg、png、webp 图片或 PDF' },
    ],
  },
};
/** Only read. */
export const Read: Story = {};
