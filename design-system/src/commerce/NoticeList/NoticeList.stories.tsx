import type { Meta, StoryObj } from '@storybook/react-vite';
import { say } from '../../testing/say';
import { NoticeList } from './NoticeList';

const meta = {
  title: 'Commerce/NoticeList',
  component: NoticeList,
  tags: ['!autodocs'],
  args: {
    label: say('公告', 'Notices'),
    emptyText: say('没有公告', 'No notices'),
    items: [
      {
        id: '1',
        at: '2026-11-20T02:00:00Z',
        title: say('汇率已更新', 'Exchange rates updated'),
        text: '€1 = ¥7.8420 = HK$8.4315',
        isUnread: true,
      },
      {
        id: '2',
        at: '2026-11-19T02:00:00Z',
        title: say('MI-02 盘点', 'MI-02 stocktaking'),
        text: say('11月23日 08:00 至 14:00 暂停出库', 'No shipping on 23 Nov from 08:00 to 14:00'),
        isUnread: true,
      },
      {
        id: '3',
        at: '2026-11-18T02:00:00Z',
        title: say('SS26 期货开放预订', 'SS26 futures open for booking'),
        text: say('定金 30%，3月起分批到港', '30% deposit, arriving in parts from March'),
      },
    ],
  },
} satisfies Meta<typeof NoticeList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Unread notices are darker. */
export const Notices: Story = {
  tags: ['matrix'],
};
/** No notices. */
export const Empty: Story = { args: { items: [] } };
