import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ListsScreen } from './ListsScreen';

const meta = {
  title: 'Back office/Lists',
  component: ListsScreen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: 'admin',
    at: '/lists/list',
    answers: { getUsersMe: 'root' },
  },
} satisfies Meta<typeof ListsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const over = () => within(document.body);

export const Full: Story = {
  name: 'R-2.80 R-4.32 Lists by status with counts, of the merchant and of sellers',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('瀚海自营 AW25 尾货')).toBeVisible();
    await expect(canvas.getByRole('tab', { name: /未截单.*5/ })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: /草稿.*1/ })).toBeVisible();
  },
};

export const Made: Story = {
  name: 'X-A71 A new list for one identity; what is refused stands at its field, and what was typed stays',
  parameters: { answers: { getUsersMe: 'root', postLists: 'error40001' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '新建清单' }));
    const dialog = within(await over().findByRole('dialog', { name: '新建清单' }));
    await userEvent.type(dialog.getByRole('textbox', { name: '清单名称' }), '冬季特供');
    await userEvent.click(dialog.getByRole('button', { name: /谁能看到/ }));
    await userEvent.click(await over().findByRole('option', { name: '指定身份' }));
    await userEvent.click(await dialog.findByRole('checkbox', { name: '实体店' }));
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await expect(dialog.getByRole('textbox', { name: '清单名称' })).toHaveValue('冬季特供');
    await expect(dialog.getByRole('checkbox', { name: '实体店' })).toBeChecked();
  },
};

export const Empty: Story = {
  parameters: { answers: { getListsPage: 'empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有清单')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { answers: { getListsPage: 'HTTP 500' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('未能读取清单')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { answers: { getListsPage: 'pending' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '全部清单' })).toBeVisible();
  },
};

export const TeamsFailed: Story = {
  name: 'Q-31 Teams that could not be read are said to be missing, with another try',
  parameters: { answers: { getUsersMe: 'root', getTeamsOptions: 'HTTP 500' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '新建清单' }));
    const dialog = within(await over().findByRole('dialog', { name: '新建清单' }));
    await userEvent.click(dialog.getByRole('button', { name: /谁能看到/ }));
    await userEvent.click(await over().findByRole('option', { name: '指定团队' }));
    await expect(await dialog.findByText(/^选项没有载入：/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: '重试' })).toBeVisible();
  },
};
