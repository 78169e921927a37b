import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { CategoriesScreen } from './CategoriesScreen';

const meta = {
  title: 'Back office/Categories',
  component: CategoriesScreen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: 'admin',
    at: '/goods/category',
    answers: { getUsersMe: 'root' },
  },
} satisfies Meta<typeof CategoriesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'X-A57 The tree, each category with the way to it',
  play: async ({ canvas }) => {
    const row = (await canvas.findByText('围巾')).closest('[role=row]');
    await expect(row).toHaveTextContent('配饰 / 围巾');
  },
};

export const Moved: Story = {
  name: 'X-A58 A category is moved below another; its own branch is not offered',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '皮具的更多操作' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '修改或移动' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /上级/ }));
    await expect(screen.queryByRole('option', { name: '皮具 / 包袋' })).toBeNull();
    await userEvent.click(await screen.findByRole('option', { name: '服装' }));
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await screen.findByText('保存成功');
  },
};

export const InUse: Story = {
  name: 'X-A58 What stands in a category is named',
  parameters: { answers: { getUsersMe: 'root', deleteCategoriesById: 'error40912' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '皮具的更多操作' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '删除品类' }));
    const sure = within(await screen.findByRole('alertdialog'));
    await userEvent.click(sure.getByRole('button', { name: '删除' }));
    await sure.findByText('包袋');
  },
};

export const Empty: Story = {
  parameters: { answers: { getUsersMe: 'root', getCategories: 'empty' } },
  play: async ({ canvas }) => {
    await canvas.findByText('还没有品类');
  },
};

export const Failed: Story = {
  parameters: { answers: { getCategories: 'HTTP 500' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};
