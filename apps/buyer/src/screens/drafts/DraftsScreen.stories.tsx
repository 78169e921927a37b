import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DraftsScreen } from './DraftsScreen';

const meta = {
  title: 'Buyer/Drafts',
  component: DraftsScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: 'buyer', at: '/procurement/drafts' },
} satisfies Meta<typeof DraftsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /米兰第二批 补货/ })).toBeVisible();
    await expect(canvas.getByText('团队共享')).toBeVisible();
  },
};

export const Large: Story = {
  parameters: { answers: { frontInquiryDraftPage: 'large' } },
  play: async ({ canvas }) => {
    await canvas.findByText(/第 1 至/);
  },
};

export const Empty: Story = {
  parameters: { answers: { frontInquiryDraftPage: 'empty' } },
  play: async ({ canvas }) => {
    await canvas.findByText('还没有询价草稿');
  },
};

export const Loading: Story = {
  parameters: { answers: { frontInquiryDraftPage: 'pending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '草稿箱' })).toBeVisible();
    await expect(canvas.queryByRole('row')).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { answers: { frontInquiryDraftPage: 'HTTP 500' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
    await expect(canvas.queryByRole('row')).toBeNull();
  },
};
