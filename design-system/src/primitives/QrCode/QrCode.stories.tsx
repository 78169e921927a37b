import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { say } from '../../testing/say';
import { Button } from '../Button/Button';
import { QrCode } from './QrCode';

const meta = {
  title: 'Primitives/QrCode',
  component: QrCode,
  tags: ['!autodocs'],
  args: {
    value: 'https://shop.example.com/#/login?mode=scan&scan=8f1d2c40a7e96b35',
    label: say('登录二维码', 'Code to sign in'),
  },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('登录二维码')).toBeInTheDocument();
  },
};

/** The code has expired: it is faded so that it cannot be scanned, with a button for a new one over it. */
export const RunOut: Story = {
  args: { children: <Button>{say('刷新', 'New code')}</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '刷新' })).toBeVisible();
  },
};
