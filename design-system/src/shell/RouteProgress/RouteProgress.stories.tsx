import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageHeader } from '../../layout/Page/Page';
import { say } from '../../testing/say';
import { RouteProgress } from './RouteProgress';

function LeavingPage() {
  return (
    <div style={{ contain: 'paint', paddingBlock: '1rem' }}>
      <RouteProgress isActive />
      <PageHeader title={say('我的订单', 'My orders')} />
    </div>
  );
}

const meta = {
  title: 'Shell/RouteProgress',
  tags: ['!autodocs'],
  component: RouteProgress,
  args: { isActive: true },
} satisfies Meta<typeof RouteProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A change of route in progress. */
export const Active: Story = {
  tags: ['matrix'],
  name: 'R-2.05 A bar, and nothing that turns',
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: '页面载入中' });
    await expect(bar).toBeInTheDocument();
    await expect(bar.querySelectorAll('svg, [class*="spin"]')).toHaveLength(0);
  },
};
/** Nothing is drawn when no change is in progress. */
export const Idle: Story = {
  args: { isActive: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};
/** The previous page stays visible and readable until the next one is ready. */
export const OverPage: Story = { render: () => <LeavingPage /> };
