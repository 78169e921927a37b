import type { Meta, StoryObj } from '@storybook/react-vite';
import { NoticeList } from './NoticeList';

const meta = {
  title: 'Commerce/NoticeList',
  component: NoticeList,
  tags: ['!autodocs'],
  args: {
    label: '公告',
    emptyText: '没有公告',
    items: [
      {
        id: '1',
        at: '2026-11-20T02:00:00Z',
        title: '汇率已更新',
        text: '€1 = ¥7.8420 = HK$8.4315',
        isUnread: true,
      },
      {
        id: '2',
        at: '2026-11-19T02:00:00Z',
        title: 'MI-02 盘点',
        text: '11月23日 08:00 至 14:00 暂停出库',
        isUnread: true,
      },
      { id: '3', at: '2026-11-18T02:00:00Z', title: 'SS26 期货开放预订', text: '定金 30%，3月起分批到港' },
    ],
  },
} satisfies Meta<typeof NoticeList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Unread notices are darker. */
export const Notices: Story = {};
/** No notices. */
export const Empty: Story = { args: { items: [] } };
