import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import ProblemScreen from './ProblemScreen';

const meta = {
  title: 'Both apps/Problem',
  component: ProblemScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: 'buyer', at: '/401' },
  args: { kind: '404' },
} satisfies Meta<typeof ProblemScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignedOut: Story = {
  name: 'R-2.11 R-2.69 Signed out',
  args: { kind: '401' },
  play: async ({ canvas }) => {
    await canvas.findByText('登录已过期');
    await expect(await canvas.findByRole('button', { name: '登录' })).toBeVisible();
  },
};

export const NotFound: Story = {
  name: 'R-2.12 R-2.69 There is no such page',
  args: { kind: '404' },
  play: async ({ canvas }) => {
    await canvas.findByText('页面不存在');
    await expect(await canvas.findByRole('button', { name: '回首页' })).toBeVisible();
  },
};
