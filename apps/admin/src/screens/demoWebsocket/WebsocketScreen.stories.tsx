import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WebsocketScreen } from './WebsocketScreen';

const meta = {
  title: 'Back office/Demo/Websocket',
  component: WebsocketScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: 'admin', at: '/demo/websocket' },
} satisfies Meta<typeof WebsocketScreen>;

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
