import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { say } from '../../testing/say';
import { FileStatus } from './FileStatus';

const meta = {
  title: 'Commerce/FileStatus',
  component: FileStatus,
  tags: ['!autodocs'],
  args: {
    fileName: 'hanhai-AW25-order-v3.xlsx',
    fileSize: '1.8 MB',
    progress: { stage: 'reading', doneBp: 4200 },
    onCancel: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof FileStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The file is being read. */
export const Reading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '42');
  },
};
/** The file is being checked, row by row. */
export const Checking: Story = { args: { progress: { stage: 'checking', doneRows: 120, totalRows: 412 } } };
/** Done. */
export const Done: Story = { args: { progress: { stage: 'done' } } };
/** The file was refused; the reason and a retry are offered. */
export const Failed: Story = {
  tags: ['matrix'],
  args: {
    progress: {
      stage: 'failed',
      reason: say(
        '只接受 .xlsx 文件，此文件是 .xls，请另存后再导入',
        'Only .xlsx files are read; this one is .xls. Save it as .xlsx and import it again.',
      ),
    },
  },
};
