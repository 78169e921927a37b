import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NoticesScreen } from './NoticesScreen';

const meta = {
  title: 'Back office/My notices',
  component: NoticesScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: 'admin', at: '/dashboard/notices' },
} satisfies Meta<typeof NoticesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 条未读')).toBeVisible();
    await expect(canvas.getByRole('row', { name: /待平台确认/ })).toHaveTextContent('未读');
    await expect(canvas.getByRole('button', { name: '全部标为已读' })).toBeEnabled();
  },
};

export const Opened: Story = {
  name: 'X-A38 A notice is read beside the list',
  parameters: { at: '/dashboard/notices?row=n-101', answers: { getNoticesByIdDetail: 'written' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '盘点期间怎么接单' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '采购订单' })).toBeVisible();
    await expect(canvas.getByText('4 / 4')).toBeVisible();
  },
};

export const NothingUnread: Story = {
  parameters: { at: '/dashboard/notices?show=unread', answers: { getNoticesMyPage: 'empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有符合筛选条件的内容')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '全部标为已读' })).toBeDisabled();
  },
};

export const Loading: Story = {
  parameters: { answers: { getNoticesMyPage: 'pending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '我的通知' })).toBeVisible();
    await expect(canvas.queryByRole('row')).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { answers: { getNoticesMyPage: 'HTTP 500' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('未能读取通知')).toBeVisible();
  },
};
