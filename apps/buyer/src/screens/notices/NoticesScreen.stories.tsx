import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NoticesScreen } from './NoticesScreen';

const meta = {
  title: 'Buyer/Notices',
  component: NoticesScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: 'buyer', at: '/mine/notices' },
} satisfies Meta<typeof NoticesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 条未读')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '标为已读：订单待付款' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '全部标为已读' })).toBeEnabled();
    await expect(canvas.getByRole('row', { name: /包裹已签收/ })).toHaveTextContent('已读');
  },
};

export const Empty: Story = {
  parameters: { answers: { frontNoticePage: 'empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有通知')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '全部标为已读' })).toBeDisabled();
  },
};

export const NothingFound: Story = {
  parameters: { at: '/mine/notices?show=unread&type=TEAM', answers: { frontNoticePage: 'empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有符合筛选条件的内容')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '未读' })).toBeChecked();
  },
};

export const Loading: Story = {
  parameters: { answers: { frontNoticePage: 'pending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '通知' })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { answers: { frontNoticePage: 'HTTP 500' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};
