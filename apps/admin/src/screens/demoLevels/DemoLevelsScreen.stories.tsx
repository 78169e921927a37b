import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DemoLevelsScreen } from './DemoLevelsScreen';

const meta = {
  title: 'Back office/Demo/Levels',
  component: DemoLevelsScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: 'admin', at: '/demo/levels/second/third' },
} satisfies Meta<typeof DemoLevelsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Third: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '三级页面' })).toBeVisible();
  },
};
