import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { reload, visits } from '../../../../../.storybook/screens/visits';
import { DemoWebsocketScreen } from './DemoWebsocketScreen';

const meta = {
  title: 'Back office/Demo/Websocket',
  component: visits(DemoWebsocketScreen),
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: 'admin', at: '/demo/websocket' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  name: 'R-2.68 Nothing can be said before the channel is open',
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('未连接')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: '消息' }), 'MI-02');
    await expect(canvas.getByRole('button', { name: '发送' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: '连接' })).toBeEnabled();
  },
};

export const Kept: Story = {
  name: 'L-40 Q-34 A word that was typed comes back after a reload, until it is given up',
  play: async ({ canvas, userEvent }) => {
    const word = () => canvas.findByRole('textbox', { name: '消息' });
    await userEvent.type(await word(), 'MI-02');
    await reload();
    await waitFor(async () => expect(await word()).toHaveValue('MI-02'));
    await userEvent.click(canvas.getByRole('button', { name: '清除重填' }));
    await expect(await word()).toHaveValue('');
  },
};
