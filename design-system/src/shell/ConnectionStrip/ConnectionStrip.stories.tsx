import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ConnectionStrip } from './ConnectionStrip';

const meta = {
  title: 'Shell/ConnectionStrip',
  component: ConnectionStrip,
  tags: ['!autodocs'],
  args: { isLost: true, knownAt: '2025-11-20T06:32:00Z' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ConnectionStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Below the bars of the shell while the connection is lost. */
export const Lost: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^网络已断开，页面上是 \d\d:32 的数据，恢复后自动更新。$/,
    );
  },
};

/** The server answers, but some content of the page could not be refreshed. */
export const Stale: Story = {
  args: { isLost: false, isStale: true, onRetry: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('部分内容没能刷新，看到的可能是旧数据。');
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Connected and up to date: nothing is drawn. */
export const AllWell: Story = {
  args: { isLost: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
