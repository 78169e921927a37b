import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Inline } from '../../layout/Inline';
import { Button } from '../Button';
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
            message: '询价单创建成功',
            tone: 'positive',
            action: { label: '查看 O25112000317', onPress: fn() },
          })
        }
      >
        成功
      </Button>
      <Button
        onPress={() =>
          toast.show({ message: '网络连接故障', tone: 'critical', action: { label: '重试', onPress: fn() } })
        }
      >
        失败
      </Button>
      <Button onPress={() => toast.show({ message: '汇率已更新' })}>一般</Button>
      <ToastRegion />
    </Inline>
  );
}

const meta = { title: 'Primitives/Toast', component: ToastRegion, render: () => <Room /> } satisfies Meta<
  typeof ToastRegion
>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 16 px from the top of the window; said aloud when it appears. */
export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '成功' }));
    await userEvent.click(canvas.getByRole('button', { name: '失败' }));
    await waitFor(() => expect(screen.getByText('询价单创建成功')).toBeVisible());
    await expect(screen.getByRole('region', { name: /通知/ }).getBoundingClientRect().top).toBe(16);
  },
};

/** gone by itself after three seconds. */
export const GoesByItself: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(TOAST_MS).toBe(3000);
    await userEvent.click(canvas.getByRole('button', { name: '一般' }));
    await waitFor(() => expect(screen.getByText('汇率已更新')).toBeVisible());
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(screen.queryByText('汇率已更新')).toBeNull());
  },
};
