import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RouteProgress } from './RouteProgress';

const meta = {
  title: 'Shell/RouteProgress',
  component: RouteProgress,
  args: { isActive: true },
} satisfies Meta<typeof RouteProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Under way. */
export const Active: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: '页面载入中' })).toBeInTheDocument();
  },
};
/** Nothing is drawn when nothing is under way. */
export const Idle: Story = {
  args: { isActive: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};
