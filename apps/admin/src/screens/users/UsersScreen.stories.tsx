import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { UsersScreen } from './UsersScreen';
import { escapeDialog } from '../../../../../.storybook/escapeDialog';

const meta = {
  title: 'Back office/Users',
  component: UsersScreen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: 'admin',
    at: '/system/user',
    answers: { getUsersMe: 'root' },
  },
} satisfies Meta<typeof UsersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const over = () => within(document.body);

async function rowOf(canvas: { findByText: (text: string) => Promise<HTMLElement> }, name: string) {
  const row = (await canvas.findByText(name)).closest<HTMLElement>('[role=row]');
  if (row === null) throw new Error(`${name} stands in no row`);
  return row;
}

export const Full: Story = {
  name: 'R-2.90 Staff beside their departments',
  play: async ({ canvas }) => {
    await expect(await rowOf(canvas, 'Elisa Conti')).toHaveTextContent('采购部');
    const side = canvas.getByRole('complementary', { name: '部门' });
    const dept = await within(side).findByText('销售部');
    await expect(dept.clientWidth).toBe(dept.scrollWidth);
    await expect(dept.clientWidth).toBeGreaterThan(30);
  },
};

export const Added: Story = {
  name: 'K-36 Somebody new, the first password told once',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Elisa Conti');
    await userEvent.click(canvas.getByRole('button', { name: '新增用户' }));
    const dialog = within(await over().findByRole('dialog', { name: '新增用户' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /用户名/ }), 'anna');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await dialog.findByRole('textbox', { name: /姓名/, description: '请填写名称' });
    await userEvent.type(dialog.getByRole('textbox', { name: /姓名/ }), 'Anna Rossi');
    await userEvent.type(dialog.getByRole('combobox', { name: /角色/ }), '销售');
    await userEvent.click(await over().findByRole('option', { name: '销售' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await over().findByRole('dialog', { name: '用户已新增' });
  },
};

export const Refused: Story = {
  name: 'K-36 What the server refuses is said, and what was typed stays',
  parameters: { answers: { postUsers: 'error40001' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Elisa Conti');
    await userEvent.click(canvas.getByRole('button', { name: '新增用户' }));
    const dialog = within(await over().findByRole('dialog', { name: '新增用户' }));
    const username = dialog.getByRole('textbox', { name: /用户名/ });
    await userEvent.type(username, 'sales');
    await userEvent.type(dialog.getByRole('textbox', { name: /姓名/ }), 'Giulia');
    await userEvent.type(dialog.getByRole('combobox', { name: /角色/ }), '销售');
    await userEvent.click(await over().findByRole('option', { name: '销售' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await expect(username).toHaveValue('sales');
  },
};

export const Disabled: Story = {
  name: 'X-A03 Disabling is asked once',
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, 'Elisa Conti');
    await userEvent.click(within(row).getByRole('button', { name: 'Elisa Conti的更多操作' }));
    await userEvent.click(await over().findByRole('menuitem', { name: '停用' }));
    await over().findByRole('alertdialog', { name: '停用「Elisa Conti」？' });
  },
};

export const Oneself: Story = {
  name: 'X-A03 Nobody is offered to disable or delete himself',
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, '周岚');
    await userEvent.click(within(row).getByRole('button', { name: '周岚的更多操作' }));
    await expect(await over().findByRole('menuitem', { name: '修改' })).toBeVisible();
    await expect(over().queryByRole('menuitem', { name: '停用' })).toBeNull();
    await expect(over().queryByRole('menuitem', { name: '删除' })).toBeNull();
  },
};

export const Imported: Story = {
  name: 'K-40 K-42 Import asks for the department first',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Elisa Conti');
    await userEvent.click(canvas.getByRole('button', { name: '导入' }));
    const dialog = within(await over().findByRole('dialog', { name: '导入' }));
    await expect(dialog.getByRole('button', { name: '下载模板' })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { answers: { getUsersPage: 'empty' } },
  play: async ({ canvas }) => {
    await canvas.findByText('还没有用户');
  },
};

export const Failed: Story = {
  parameters: { answers: { getUsersPage: 'HTTP 500' } },
  play: async ({ canvas }) => {
    await canvas.findByText('用户读取失败');
  },
};

export const Waiting: Story = { parameters: { answers: { getUsersPage: 'pending' } } };

export const ChoicesFailed: Story = {
  name: 'Q-31 Departments and roles that could not be read are said to be missing, with another try',
  parameters: {
    answers: { getUsersMe: 'root', getDeptOptions: 'HTTP 500', getRolesOptions: 'HTTP 500' },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('选项没有载入：部门')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '导入' }));
    const sheet = within(await over().findByRole('dialog', { name: '导入' }));
    await expect(await sheet.findByText('选项没有载入：导入到部门')).toBeVisible();
    await escapeDialog();
    await userEvent.click(canvas.getByRole('button', { name: '新增用户' }));
    const dialog = within(await over().findByRole('dialog', { name: '新增用户' }));
    await expect(await dialog.findByText('选项没有载入：部门')).toBeVisible();
    await expect(await dialog.findByText('选项没有载入：角色')).toBeVisible();
    const fetch = spyOn(globalThis, 'fetch');
    for (const retry of dialog.getAllByRole('button', { name: '重试' })) await userEvent.click(retry);
    await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
  },
};
