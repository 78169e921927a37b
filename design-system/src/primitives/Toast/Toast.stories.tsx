import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline';
import { say } from '../../testing/say';
import { Button } from '../Button/Button';
import { ToastRegion } from './ToastRegion';
import { TOAST_MS } from '@selvedge/domain/constants';
import { toast } from './queue';

function Room() {
  useEffect(() => () => toast.clear(), []);
  return (
    <Inline>
      <Button
        onPress={() =>
          toast.show({
            message: say('询价单创建成功', 'Inquiry created'),
            tone: 'positive',
            action: { label: say('查看 O25112000317', 'See O25112000317'), onPress: fn() },
          })
        }
      >
        {say('成功', 'Success')}
      </Button>
      <Button
        onPress={() =>
          toast.show({
            message: say('网络连接故障', 'Network fault'),
            tone: 'critical',
            action: { label: say('重试', 'Retry'), onPress: fn() },
          })
        }
      >
        {say('失败', 'Failure')}
      </Button>
      <Button onPress={() => toast.show({ message: say('汇率已更新', 'Exchange rates updated') })}>
        {say('一般', 'Neutral')}
      </Button>
      <ToastRegion />
    </Inline>
  );
}

const meta = {
  title: 'Primitives/Toast',
  component: ToastRegion,
  tags: ['!autodocs'],
  render: () => <Room />,
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 16 px from the top of the window; announced when it appears. */
export const Playground: Story = {
  tags: ['matrix', 'drawn-open'],
  name: 'R-9.03 16 px below the edge of the window',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(成功|Success)$/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^(失败|Failure)$/ }));
    await waitFor(() => expect(screen.getByText(/^(询价单创建成功|Inquiry created)/)).toBeVisible());
    await expect(screen.getByRole('region', { name: /通知|notif/i }).getBoundingClientRect().top).toBe(16);
  },
};

/** Disappears automatically after three seconds. */
export const GoesByItself: Story = {
  name: 'R-9.02 R-9.04 R-4.31 Gone by itself after three seconds',
  play: async ({ canvas, userEvent }) => {
    await expect(TOAST_MS).toBe(3000);
    await userEvent.click(canvas.getByRole('button', { name: '一般' }));
    await waitFor(() => expect(screen.getByText('汇率已更新')).toBeVisible());
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(screen.queryByText('汇率已更新')).toBeNull());
  },
};
