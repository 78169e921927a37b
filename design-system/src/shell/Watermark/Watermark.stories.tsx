import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Watermark } from './Watermark';

const meta = {
  title: 'Shell/Watermark',
  component: Watermark,
  args: { text: '林知夏 <瀚海>' },
} satisfies Meta<typeof Watermark>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Off unless asked for. */
export const Off: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-watermark]')).toBeNull();
  },
};
/** On: over the page, out of the way of the pointer. */
export const On: Story = {
  args: { isOn: true },
  play: async ({ canvasElement }) => {
    const mark = canvasElement.querySelector('[data-watermark]');
    await expect(mark).not.toBeNull();
    await expect(mark ? getComputedStyle(mark).pointerEvents : '').toBe('none');
  },
};
