import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DemoStrip } from './DemoStrip';

const meta = {
  title: 'Shell/DemoStrip',
  tags: ['!autodocs'],
  component: DemoStrip,
  args: { command: 'npm run demo:remove' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DemoStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Below the bars of the shell as long as the installation is filled with demo data. */
export const Demo: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^演示数据/)).toBeVisible();
    await expect(canvas.getByText(/npm run demo:remove$/)).toBeVisible();
  },
};

/** The sentences wrap where there is little room. */
export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1' } },
};
