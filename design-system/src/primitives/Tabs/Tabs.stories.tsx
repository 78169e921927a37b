import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { useSay } from '../../testing/say';
import { EmptyState } from '../EmptyState';
import { TableSkeleton } from '../Skeleton';
import { Tabs } from './Tabs';

const meta = {
  title: 'Primitives/Tabs',
  component: Tabs,
  tags: ['!autodocs'],
  args: {
    label: '订单状态',
    items: [
      { id: 'all', label: '全部', count: 1284 },
      { id: 'IN_PROGRESS', label: '进行中', count: 212 },
      { id: 'SHIPPED', label: '已发货', count: 96 },
      { id: 'CANCELLED', label: '已取消', count: 35 },
    ],
    children: <TableSkeleton rows={3} />,
    onSelectionChange: fn(),
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Counts say how many each holds. Arrow keys move, the panel follows. */
export const Counts: Story = {
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('tab', { selected: true }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('IN_PROGRESS');
    await expect(canvas.getByRole('tabpanel')).toHaveAccessibleName(/进行中/);
  },
};

/** Sign-in ways, in both languages. */
export const WithoutCounts: Story = {
  render: function WithoutCounts() {
    const say = useSay();
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
