import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../primitives/Button/Button';
import { say } from '../../testing/say';
import { TodoList } from './TodoList';

const meta = {
  title: 'Commerce/TodoList',
  component: TodoList,
  tags: ['!autodocs'],
  args: {
    label: say('待我处理', 'For me to do'),
    emptyText: say('没有需要处理的事项', 'Nothing to do'),
    items: [
      {
        id: '1',
        count: 3,
        title: say('待确认回执', 'Receipts to confirm'),
        detail: say(
          'O25111900188、O25111800102 等，供应商减量 6 件',
          'O25111900188, O25111800102 and others; the supplier cut 6 pieces',
        ),
        due: say('今天 18:00 前', 'today before 18:00'),
        isUrgent: true,
        action: (
          <Button variant="primary" size="small">
            {say('去确认', 'Confirm')}
          </Button>
        ),
      },
      {
        id: '2',
        count: 2,
        title: say('待付款', 'To be paid'),
        detail: say(
          'O25111900302、O25111800156，共 €18,642.00',
          'O25111900302, O25111800156, €18,642.00 in all',
        ),
        due: say('最早 11月21日 到期', 'earliest due 21 Nov'),
        action: <Button size="small">{say('上传凭证', 'Upload proof')}</Button>,
      },
      {
        id: '3',
        count: 1,
        title: say('付款凭证被退回', 'Payment proof rejected'),
        detail: say(
          'O25111400266，金额与汇款单不符',
          'O25111400266: the amount differs from the transfer slip',
        ),
        due: say('退回于 昨天 16:42', 'rejected yesterday 16:42'),
        action: <Button size="small">{say('重新上传', 'Upload again')}</Button>,
      },
      {
        id: '4',
        count: 4,
        title: say('待确认收货', 'Receipt to confirm'),
        detail: say(
          '顺丰 SF1438 2210 8765 等，已签收 2 天',
          'SF1438 2210 8765 and others, delivered 2 days ago',
        ),
        due: say('12月2日 自动完成', 'completes by itself on 2 Dec'),
        action: <Button size="small">{say('核对收货', 'Check receipt')}</Button>,
      },
    ],
  },
} satisfies Meta<typeof TodoList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Pending tasks, the most urgent first. */
export const Waiting: Story = {
  tags: ['matrix'],
};
/** No pending tasks. */
export const Empty: Story = { args: { items: [] } };
