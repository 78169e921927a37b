import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { say } from '../../testing/say';
import { ErrorState } from './ErrorState';

const meta = {
  title: 'Primitives/ErrorState',
  component: ErrorState,
  tags: ['!autodocs'],
  args: {
    title: say('网络连接故障', 'Network failure'),
    children: say('已写的数量保留在本页。', 'The quantities you wrote stay on this page.'),
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Retrying: Story = { args: { isRetrying: true } };

export const WithReference: Story = {
  args: {
    title: say('服务器故障', 'Server failure'),
    children: undefined,
    reference: '7f3a9c2e51d04b68c1e0',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('7f3a9c2e51d04b68c1e0');
  },
};

export const WithoutRetry: Story = {
  args: {
    title: say('拒绝访问', 'Access denied'),
    children: say('请联系管理员开通权限。', 'Ask an administrator for the permission.'),
    onRetry: undefined,
  },
};
