import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { say } from '../../testing/say';
import { Button } from '../Button/Button';
import { EmptyState } from '../EmptyState/EmptyState';
import { TableSkeleton } from '../Skeleton/Skeleton';
import { Tabs } from './Tabs';

const meta = {
  title: 'Primitives/Tabs',
  component: Tabs,
  tags: ['!autodocs'],
  args: {
    label: say('订单状态', 'Order status'),
    items: [
      { id: 'all', label: say('全部', 'All'), count: 1284 },
      { id: 'IN_PROGRESS', label: say('进行中', 'In progress'), count: 212 },
      { id: 'SHIPPED', label: say('已发货', 'Shipped'), count: 96 },
      { id: 'CANCELLED', label: say('已取消', 'Cancelled'), count: 35 },
    ],
    children: <TableSkeleton rows={3} />,
    onSelectionChange: fn(),
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Tabs with the number of items in each. Arrow keys move the selection, and the panel follows. */
export const Counts: Story = {
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('tab', { selected: true }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('IN_PROGRESS');
    await expect(canvas.getByRole('tabpanel')).toHaveAccessibleName(/进行中/);
  },
};

/** Sign-in methods, in both languages. */
export const WithoutCounts: Story = {
  render: () => {
    const items = [
      { id: 'account', label: say('账号密码', 'Account') },
      { id: 'scan', label: say('扫码登录', 'Scan') },
      { id: 'quick', label: say('一键登录', 'One click'), isDisabled: true },
    ];
    return (
      <Tabs label={say('登录方式', 'Way to sign in')} items={items}>
        {(id) => <EmptyState title={items.find((item) => item.id === id)?.label ?? id} />}
      </Tabs>
    );
  },
};

/** Tools may appear later, such as a download once there is something to download: the tabs keep their panel. */
export const ToolsCome: Story = {
  render: function ToolsCome(args) {
    const [hasTools, setTools] = useState(false);
    return (
      <Tabs {...args} end={hasTools ? <Button size="small">{say('下载', 'Download')}</Button> : undefined}>
        <Button onPress={() => setTools(true)}>{say('检查', 'Check')}</Button>
      </Tabs>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '检查' }));
    await canvas.findByRole('button', { name: '下载' });
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAttribute(
      'aria-controls',
      canvas.getByRole('tabpanel').id,
    );
  },
};

/** On a phone the tools are on a line of their own, so that the tabs have the whole width. */
export const ToolsOnPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: { isInset: true, end: <Button size="small">{say('下载 2 个错误行', 'Download 2 bad rows')}</Button> },
  play: async ({ canvas }) => {
    const tabs = canvas.getByRole('tablist').getBoundingClientRect();
    const tool = canvas.getByRole('button', { name: '下载 2 个错误行' }).getBoundingClientRect();
    await expect(tool.top).toBeGreaterThanOrEqual(tabs.bottom);
    await expect(tabs.width).toBe(canvas.getByRole('tabpanel').getBoundingClientRect().width);
  },
};
