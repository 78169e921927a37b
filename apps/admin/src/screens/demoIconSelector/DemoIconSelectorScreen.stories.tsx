import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DemoIconSelectorScreen } from './DemoIconSelectorScreen';

const meta = {
  title: 'Back office/Demo/Icon selector',
  component: DemoIconSelectorScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: 'admin', at: '/demo/iconSelector' },
} satisfies Meta<typeof DemoIconSelectorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  name: 'R-2.62 An icon is chosen',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '菜单图标：标签' }));
    await userEvent.click(await within(document.body).findByRole('option', { name: '货车' }));
    await expect(await canvas.findByRole('button', { name: '菜单图标：货车' })).toBeVisible();
  },
};
