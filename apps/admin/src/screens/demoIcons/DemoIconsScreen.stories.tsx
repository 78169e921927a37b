import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DemoIconsScreen } from './DemoIconsScreen';

const meta = {
  title: 'Back office/Demo/Icons',
  component: DemoIconsScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: 'admin', at: '/demo/icons' },
} satisfies Meta<typeof DemoIconsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '复制 BellIcon 的引用' })).toBeVisible();
  },
};

export const Narrowed: Story = {
  name: 'R-2.63 Found by words of the name',
  parameters: { at: '/demo/icons?keywords=down%20arrow' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 个图标')).toBeVisible();
  },
};

export const NoneFound: Story = {
  parameters: { at: '/demo/icons?keywords=unicorn' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有符合筛选条件的内容')).toBeVisible();
  },
};
