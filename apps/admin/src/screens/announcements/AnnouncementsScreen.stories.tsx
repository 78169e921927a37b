import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { AnnouncementsScreen } from './AnnouncementsScreen';

const meta = {
  title: 'Back office/Announcements',
  component: AnnouncementsScreen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: 'admin',
    at: '/system/notice',
    answers: { getUsersMe: 'root' },
  },
} satisfies Meta<typeof AnnouncementsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /MI-02 盘点/ });
    await expect(row).toHaveTextContent('已发布');
    await expect(row).toHaveTextContent('17 / 21');
  },
};

export const Written: Story = {
  name: 'X-A39 A notice is written for a role',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '写通知' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: '保存草稿' }));
    await expect(await dialog.findByText('请填写标题')).toBeVisible();
    await expect(dialog.getByText('请填写正文')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('textbox', { name: '标题' })).toHaveFocus());
    await userEvent.type(dialog.getByRole('textbox', { name: '标题' }), '盘点安排');
    await userEvent.click(dialog.getByRole('button', { name: /接收范围/ }));
    await userEvent.click(await within(document.body).findByRole('option', { name: '指定角色' }));
    await userEvent.type(await dialog.findByRole('combobox', { name: /接收对象/ }), '销售');
    await userEvent.click(await within(document.body).findByRole('option', { name: '销售（3 人）' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await dialog.findByRole('textbox', { name: '正文' }));
    await userEvent.keyboard('下午恢复出库');
    await userEvent.click(dialog.getByRole('button', { name: '保存草稿' }));
    await expect(await within(document.body).findByText('保存成功')).toBeVisible();
  },
};

export const Published: Story = {
  name: 'X-A41 Publishing is asked for once more',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'SS26 预订会场次安排的更多操作' }));
    const body = within(document.body);
    await userEvent.click(await body.findByRole('menuitem', { name: '发布' }));
    const dialog = within(await body.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: '发布' }));
    await expect(await body.findByText('通知已发布')).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { answers: { getUsersMe: 'root', getNoticesPage: 'empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有公司通知')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { answers: { getNoticesPage: 'pending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '公司通知' })).toBeVisible();
    await expect(canvas.queryByRole('row')).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { answers: { getNoticesPage: 'HTTP 500' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('未能读取公司通知')).toBeVisible();
  },
};

export const ChoicesFailed: Story = {
  name: 'Q-31 Roles and teams that could not be read are said to be missing, with another try',
  parameters: {
    answers: { getUsersMe: 'root', getNoticesCircles: 'HTTP 500', getTeamsOptions: 'HTTP 500' },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '写通知' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    for (const circle of ['指定角色', '指定客户团队']) {
      await userEvent.click(dialog.getByRole('button', { name: /接收范围/ }));
      await userEvent.click(await within(document.body).findByRole('option', { name: circle }));
      await expect(await dialog.findByText('选项没有载入：接收对象')).toBeVisible();
    }
    await expect(dialog.getByRole('button', { name: '重试' })).toBeVisible();
  },
};
