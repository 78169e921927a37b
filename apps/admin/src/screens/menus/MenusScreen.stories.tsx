import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { MenusScreen } from './MenusScreen';

const meta = {
  title: 'Back office/Menus',
  component: MenusScreen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: 'admin',
    at: '/system/menu',
    answers: { getUsersMe: 'root' },
  },
} satisfies Meta<typeof MenusScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const over = () => within(document.body);

export const Full: Story = {
  name: 'R-2.88 The menu as a tree, with the roles that hold each entry',
  play: async ({ canvas }) => {
    const tree = await canvas.findByRole('treegrid', { name: '菜单' });
    await expect((await within(tree).findAllByText('管理员')).length).toBeGreaterThan(0);
  },
};

export const Added: Story = {
  name: 'K-31 An entry asks for what its kind needs',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('treegrid', { name: '菜单' });
    await userEvent.click(canvas.getByRole('button', { name: '新增菜单' }));
    const dialog = within(await over().findByRole('dialog', { name: '新增菜单' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^名称/ }), '报表');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await dialog.findByRole('textbox', { name: '路径', description: /请填写路径/ });
    await userEvent.click(dialog.getByRole('radio', { name: '按钮权限' }));
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await dialog.findByRole('textbox', { name: /^权限码/, description: '请填写权限码' });
  },
};

export const Outside: Story = {
  name: 'R-2.88 A link outside takes an https address and an icon found by name',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('treegrid', { name: '菜单' });
    await userEvent.click(canvas.getByRole('button', { name: '新增菜单' }));
    const dialog = within(await over().findByRole('dialog', { name: '新增菜单' }));
    await userEvent.click(dialog.getByRole('radio', { name: '外链' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^网址/ }), 'http://carrier.example');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await dialog.findByRole('textbox', { name: /^网址/, description: '格式如 https://carrier.example' });
    await userEvent.click(dialog.getByRole('button', { name: /^图标/ }));
    await userEvent.click(await over().findByRole('option', { name: '货车' }));
    await expect(await dialog.findByRole('button', { name: '图标：货车' })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { answers: { getMenus: 'empty' } },
  play: async ({ canvas }) => {
    await canvas.findByText('还没有菜单');
  },
};

/** Search words that no entry matches are named and can be cleared. */
export const NothingFound: Story = {
  name: 'Q-33 Words that hide the whole menu are named and cleared',
  parameters: { answers: { getMenus: 'empty' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'unicorn{Enter}');
    await expect(await canvas.findByText('正在筛选：“unicorn”。')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '清除筛选' }));
    await canvas.findByText('还没有菜单');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};

export const Failed: Story = {
  parameters: { answers: { getMenus: 'HTTP 500' } },
  play: async ({ canvas }) => {
    await canvas.findByText('菜单读取失败');
  },
};

export const Waiting: Story = { parameters: { answers: { getMenus: 'pending' } } };

export const ChoicesFailed: Story = {
  name: 'Q-31 Entries above that could not be read are said to be missing, with another try',
  parameters: { answers: { getUsersMe: 'root', getMenusOptions: 'HTTP 500' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('treegrid', { name: '菜单' });
    await userEvent.click(canvas.getByRole('button', { name: '新增菜单' }));
    const dialog = within(await over().findByRole('dialog', { name: '新增菜单' }));
    await expect(await dialog.findByText('选项没有载入：上级菜单')).toBeVisible();
    await expect(dialog.getByRole('button', { name: '重试' })).toBeVisible();
  },
};
