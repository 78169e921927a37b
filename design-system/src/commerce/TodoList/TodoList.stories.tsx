import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../primitives/Button/Button';
import { TodoList } from './TodoList';

const meta = {
  title: 'Commerce/TodoList',
  component: TodoList,
  tags: ['!autodocs'],
  args: {
    label: '待我处理',
    emptyText: '没有需要处理的事项',
    items: [
      {
        id: '1',
        count: 3,
        title: '待确认回执',
        detail: 'O25111900188、O25111800102 等，供应商减量 6 件',
        due: '今天 18:00 前',
        isUrgent: true,
        action: (
          <Button variant="primary" size="small">
            去确认
          </Button>
        ),
      },
      {
        id: '2',
        count: 2,
        title: '待付款',
        detail: 'O25111900302、O25111800156，共 €18,642.00',
        due: '最早 11月21日 到期',
        action: <Button size="small">上传凭证</Button>,
      },
      {
        id: '3',
        count: 1,
        title: '付款凭证被退回',
        detail: 'O25111400266，金额与汇款单不符',
        due: '退回于 昨天 16:42',
        action: <Button size="small">重新上传</Button>,
      },
      {
        id: '4',
        count: 4,
        title: '待确认收货',
        detail: '顺丰 SF1438 2210 8765 等，已签收 2 天',
        due: '12月2日 自动完成',
        action: <Button size="small">核对收货</Button>,
      },
    ],
  },
} satisfies Meta<typeof TodoList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Pending tasks, the most urgent first. */
export const Waiting: Story = {};
/** No pending tasks. */
export const Empty: Story = { args: { items: [] } };
