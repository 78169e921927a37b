import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { fileField } from '../../../../../.storybook/screens/fileField';
import { SuppliersScreen } from './SuppliersScreen';

const meta = {
  title: 'Back office/Suppliers',
  component: SuppliersScreen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: 'admin',
    at: '/purchases/supplier',
    answers: { getUsersMe: 'root' },
  },
} satisfies Meta<typeof SuppliersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const over = () => within(document.body);
const OPEN = 'Tessitura Brianza S.r.l.的更多操作';

export const Full: Story = {
  name: 'R-2.85 Suppliers with prefix, lead time and rating',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tessitura Brianza S.r.l.')).toBeVisible();
  },
};

export const Edited: Story = {
  name: 'R-2.85 A supplier changed, its warehouse prefix among it',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: OPEN }));
    await userEvent.click(await over().findByRole('menuitem', { name: '修改供应商' }));
    const dialog = within(await over().findByRole('dialog'));
    const prefix = dialog.getByRole('textbox', { name: '仓库前缀' });
    await userEvent.clear(prefix);
    await userEvent.type(prefix, 'b1');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await dialog.findByText('请输入 2–6 位大写字母');
    await userEvent.clear(prefix);
    await userEvent.type(prefix, 'BR');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await over().findByText('保存成功');
  },
};

export const Imported: Story = {
  name: 'X-A90 Q-01 Suppliers out of a sheet: what is wrong in which row, then the good rows',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '导入' }));
    const dialog = await over().findByRole('dialog', { name: '从 Excel 导入供应商' });
    const input = fileField(dialog);
    await userEvent.upload(input, new File(['x'], 'suppliers-2025.xlsx'));
    await expect(await over().findByText('可导入 23 行，其中 1 行更新已有供应商，1 行有误')).toBeVisible();
    await userEvent.click(over().getByRole('button', { name: '导入 23 行' }));
    await over().findByText(/^已导入 \d+ 行$/);
  },
};

export const ChangedMeanwhile: Story = {
  name: 'D-55 Somebody else was faster; what was typed stays',
  parameters: { answers: { getUsersMe: 'root', putSuppliersById: 'error40901' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: OPEN }));
    await userEvent.click(await over().findByRole('menuitem', { name: '修改供应商' }));
    const dialog = within(await over().findByRole('dialog'));
    const contact = dialog.getByRole('textbox', { name: '联系人' });
    await userEvent.type(contact, ' jr.');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('改过这里');
    await expect((contact as HTMLInputElement).value).toMatch(/ jr\.$/);
  },
};

export const Kept: Story = {
  name: 'Q-41 A supplier with goods stays, and the refusal names some',
  parameters: { answers: { getUsersMe: 'root', deleteSuppliersById: 'error40912' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: OPEN }));
    await userEvent.click(await over().findByRole('menuitem', { name: '删除供应商' }));
    const dialog = within(await over().findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: '删除' }));
    await dialog.findByText(/无法删除/);
  },
};

export const Empty: Story = {
  parameters: { answers: { getUsersMe: 'root', getSuppliersPage: 'empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有供应商')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { answers: { getUsersMe: 'root', getSuppliersPage: 'HTTP 500' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('未能读取供应商')).toBeVisible();
  },
};
