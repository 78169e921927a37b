import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { delayedResponses } from '../../../../../.storybook/screens/storyCalls';
import { reload, visits } from '../../../../../.storybook/screens/visits';
import { RolesScreen } from './RolesScreen';

const meta = {
  title: 'Back office/Roles',
  component: visits(RolesScreen),
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: 'admin',
    at: '/system/role?role=r-3',
    answers: { getUsersMe: 'root' },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'R-2.89 A role between the others and what is known of it',
  play: async ({ canvas }) => {
    const tree = await canvas.findByRole('treegrid', { name: '「销售」的权限' });
    const folder = await within(tree).findByRole<HTMLInputElement>('checkbox', { name: '采购' });
    await expect(folder.checked || folder.indeterminate).toBe(true);
    await canvas.findByText('Giulia Ferrero');
  },
};

export const Changed: Story = {
  name: 'R-2.89 X-A16 Ticked, seen as unsaved, saved',
  play: async ({ canvas, userEvent }) => {
    const tree = await canvas.findByRole('treegrid', { name: '「销售」的权限' });
    const [first] = await within(tree).findAllByRole('checkbox', { name: '工作台' });
    if (first) await userEvent.click(first);
    await canvas.findByText('1 处未保存');
    await userEvent.click(canvas.getByRole('button', { name: '保存销售' }));
    await within(document.body).findByText('「销售」已保存');
  },
};

const saving = delayedResponses('/roles/r-3/menus');

export const Saving: Story = {
  name: 'R-2.89 Rights are not ticked while others are saved, as the saved ones are dropped from the form',
  beforeEach: saving.hold,
  play: async ({ canvas, userEvent }) => {
    const tree = await canvas.findByRole('treegrid', { name: '「销售」的权限' });
    const first = () => within(tree).getAllByRole('checkbox', { name: '工作台' })[0];
    await waitFor(() => expect(first()).toBeEnabled());
    await userEvent.click(first() as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: '保存销售' }));
    await waitFor(() => expect(first()).toBeDisabled());
    saving.letGo();
    await within(document.body).findByText('「销售」已保存');
    await waitFor(() => expect(first()).toBeEnabled());
  },
};

export const Compared: Story = {
  name: 'R-2.89 Beside another role',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('treegrid', { name: '「销售」的权限' });
    await userEvent.click(canvas.getByRole('button', { name: /对比/ }));
    await userEvent.click(await within(document.body).findByRole('option', { name: '财务' }));
    await canvas.findByRole('columnheader', { name: '财务' });
  },
};

export const Scope: Story = {
  name: 'R-2.89 D-52 Whose data it sees is chosen beside its rights and saved with them',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('treegrid', { name: '「销售」的权限' });
    await userEvent.click(await canvas.findByRole('radio', { name: '全部数据' }));
    await canvas.findByText('1 处未保存');
    await userEvent.click(canvas.getByRole('button', { name: '保存销售' }));
    await within(document.body).findByText('「销售」已保存');
  },
};

export const Copied: Story = {
  name: 'X-A11 A new role that starts with the rights of another',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('treegrid', { name: '「销售」的权限' });
    await userEvent.click(canvas.getByRole('button', { name: /更多/ }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: '复制为新角色' }));
    const dialog = await within(document.body).findByRole('dialog', { name: '复制「销售」' });
    await expect(within(dialog).getByRole('textbox', { name: /^角色$/ })).toHaveValue('销售（副本）');
    await expect(within(dialog).getByRole('textbox', { name: /角色编码/ })).toHaveValue('');
  },
};

export const Fixed: Story = {
  name: 'D-52 ROOT is looked at and not changed',
  parameters: { at: '/system/role?role=r-1' },
  play: async ({ canvas }) => {
    const tree = await canvas.findByRole('treegrid', { name: '「超级管理员」的权限' });
    for (const tick of await within(tree).findAllByRole('checkbox')) await expect(tick).toBeDisabled();
  },
};

export const Failed: Story = {
  parameters: { answers: { getRolesPage: 'HTTP 500' } },
  play: async ({ canvas }) => {
    await canvas.findByText('角色读取失败');
  },
};

export const RightsFailed: Story = {
  name: 'Q-31 Rights that could not be read are not shown as none',
  parameters: { answers: { getUsersMe: 'root', getRolesByIdMenuIds: 'HTTP 500' } },
  play: async ({ canvas }) => {
    await canvas.findByText('权限读取失败');
    await expect(canvas.queryByRole('treegrid', { name: '「销售」的权限' })).toBeNull();
    await expect(canvas.getByRole('button', { name: '保存销售' })).toBeDisabled();
  },
};

export const HoldersFailed: Story = {
  name: 'Q-31 R-2.89 Holders that could not be read are not shown as nobody',
  parameters: { answers: { getUsersOptions: 'HTTP 500' } },
  play: async ({ canvas }) => {
    const failure = await canvas.findByText('持有人读取失败');
    const side = canvas.getByRole('complementary', { name: '销售' });
    await expect(failure.getBoundingClientRect().left).toBeGreaterThan(
      side.getBoundingClientRect().left + 15,
    );
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const Kept: Story = {
  name: 'L-40 Q-34 What was ticked and not saved comes back after a reload, until it is given up',
  play: async ({ canvas, userEvent }) => {
    const ticks = async () =>
      within(await canvas.findByRole('treegrid', { name: '「销售」的权限' })).findAllByRole('checkbox');
    const [first] = await ticks();
    if (first) await userEvent.click(first);
    await userEvent.click(await canvas.findByRole('radio', { name: '全部数据' }));
    const unsaved = (await canvas.findByText(/处未保存/)).textContent;
    await reload();
    await canvas.findByText(/尚未提交的内容/);
    await expect(await canvas.findByText(/处未保存/)).toHaveTextContent(unsaved);
    await expect(canvas.getByRole('radio', { name: '全部数据' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: '清除重填' }));
    await reload();
    await ticks();
    await expect(canvas.queryByText(/处未保存/)).toBeNull();
  },
};

export const Waiting: Story = { parameters: { answers: { getRolesPage: 'pending' } } };
