import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DemoSignatureScreen } from './DemoSignatureScreen';

const meta = {
  title: 'Back office/Demo/Signature',
  component: DemoSignatureScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: 'admin', at: '/demo/signature' },
} satisfies Meta<typeof DemoSignatureScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: 'R-2.65 Nothing is kept before somebody signed',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '保存为 PNG' })).toBeDisabled();
    await expect(canvas.getByRole('img', { name: '请在此签字' })).toBeVisible();
  },
};
