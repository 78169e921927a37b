import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DeptsScreen } from './DeptsScreen';

const meta = {
  title: 'Back office/Departments',
  component: DeptsScreen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: 'admin',
    at: '/system/dept',
    answers: { getUsersMe: 'root' },
  },
} satisfies Meta<typeof DeptsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const over = () => within(document.body);

async function rowOf(canvas: { findByText: (text: string) => Promise<HTMLElement> }, name: string) {
  const row = (await canvas.findByText(name)).closest<HTMLElement>('[role=row]');
  if (row === null) throw new Error(`${name} stands in no row`);
  return row;
}

export const Full: Story = {
  name: 'R-2.86 Departments with the people in each',
  play: async ({ canvas }) => {
    await expect(await rowOf(canvas, '销售部')).toHaveAttribute('aria-level', '2');
  },
};

export const Edited: Story = {
  name: 'R-2.86 A department changed',
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, '销售部');
    await userEvent.click(within(row).getByRole('button', { name: '销售部的更多操作' }));
    await userEvent.click(await over().findByRole('menuitem', { name: '修改' }));
    const dialog = within(await over().findByRole('dialog'));
    const name = dialog.getByRole('textbox', { name: /部门名称/ });
    await userEvent.clear(name);
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await dialog.findByText('请填写名称');
    await userEvent.type(name, '销售一部');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await over().findByText('保存成功');
  },
};

export const Empty: Story = {
  parameters: { answers: { getDept: 'empty' } },
  play: async ({ canvas }) => {
    await canvas.findByText('还没有部门');
  },
};

export const Failed: Story = {
  parameters: { answers: { getDept: 'HTTP 500' } },
  play: async ({ canvas }) => {
    await canvas.findByText('部门读取失败');
  },
};

export const Waiting: Story = { parameters: { answers: { getDept: 'pending' } } };

export const ChoicesFailed: Story = {
  name: 'Q-31 Departments above that could not be read are said to be missing, with another try',
  parameters: { answers: { getUsersMe: 'root', getDeptOptions: 'HTTP 500' } },
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, '销售部');
    await userEvent.click(within(row).getByRole('button', { name: '销售部的更多操作' }));
    await userEvent.click(await over().findByRole('menuitem', { name: '修改' }));
    const dialog = within(await over().findByRole('dialog'));
    await expect(await dialog.findByText('选项没有载入：上级部门')).toBeVisible();
    await expect(dialog.getByRole('button', { name: '重试' })).toBeVisible();
  },
};
