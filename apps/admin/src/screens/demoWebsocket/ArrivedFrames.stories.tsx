import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ArrivedFrames } from './ArrivedFrames';

const at = '2025-11-20T06:20:31.000Z';

const meta = {
  title: 'Back office/Demo/Websocket',
  component: ArrivedFrames,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: 'admin', at: '/demo/websocket' },
  args: {
    onClear: fn(),
    arrived: [
      { key: '3', frame: { type: 'talk.refused', id: 'u-7', data: { reason: 'TOO_MANY' }, at } },
      { key: '2', frame: { type: 'talk', id: 'u-7', data: { text: 'MI-02', from: 'Lin', to: 'all' }, at } },
      { key: '1', frame: { type: 'menu.changed', id: 'menu', data: null, at } },
    ],
  },
} satisfies Meta<typeof ArrivedFrames>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Frames: Story = {
  name: 'R-2.68 Words, refusals and changes as they came',
  play: async ({ canvas, args, userEvent }) => {
    await expect(await canvas.findByText('Lin：MI-02')).toBeVisible();
    await expect(canvas.getByText('发送太频繁，请稍候')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '清空' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};
