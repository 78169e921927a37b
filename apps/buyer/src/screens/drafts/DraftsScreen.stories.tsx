import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
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
  name: 'R-2.28 Drafts, own and shared',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /米兰第二批 补货/ })).toBeVisible();
    await expect(canvas.getByText('团队共享')).toBeVisible();
  },
};

export const Renamed: Story = {
  name: 'R-2.28 X-B37 A draft is renamed and shared; what is refused stays typed',
  parameters: { answers: { frontInquiryDraftSave: 'error40901' } },
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /米兰第二批 补货/ });
    await userEvent.click(within(row).getByRole('button', { name: '改名、共享' }));
    const dialog = await screen.findByRole('dialog', { name: '名称与共享' });
    const name = within(dialog).getByRole('textbox', { name: '草稿名称' });
    await userEvent.clear(name);
    await userEvent.type(name, '米兰第三批');
    await userEvent.click(within(dialog).getByRole('button', { name: '保存' }));
    await within(dialog).findByRole('alert');
    await expect(name).toHaveValue('米兰第三批');
  },
};

/** The server lets only the owner delete a draft; the page offers the button accordingly. */
export const OfOthers: Story = {
  name: 'R-2.28 A draft that somebody else shared is not offered to be deleted',
  parameters: { answers: { frontUserGetInfo: 'member' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /米兰第二批 补货/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '删除' })).toBeNull();
  },
};

export const NothingFound: Story = {
  name: 'Q-33 Words that hide every draft are named and cleared',
  parameters: {
    at: '/procurement/drafts?keywords=%E7%B1%B3%E5%85%B0',
    answers: { frontInquiryDraftPage: 'empty' },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('正在筛选：“米兰”。');
    await userEvent.click(canvas.getByRole('button', { name: '清除筛选' }));
    await canvas.findByText('还没有询价草稿');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
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
