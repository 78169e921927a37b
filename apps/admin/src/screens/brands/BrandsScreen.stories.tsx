import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { BrandsScreen } from './BrandsScreen';

const meta = {
  title: 'Back office/Brands',
  component: BrandsScreen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: 'admin',
    at: '/goods/brand',
    answers: { getUsersMe: 'root' },
  },
} satisfies Meta<typeof BrandsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'R-2.48 Brands in the order of the merchant',
  play: async ({ canvas }) => {
    const row = (await canvas.findByText('Casa Vianello')).closest('[role=row]');
    await expect(row).toHaveTextContent('热门');
  },
};

export const Added: Story = {
  name: 'X-A54 A new brand; what is missing is said at its field',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '新增品牌' }));
    const dialog = within(await screen.findByRole('dialog', { name: '新增品牌' }));
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await dialog.findByText('请填写品牌名称');
    await userEvent.type(dialog.getByRole('textbox', { name: /名称/ }), 'Lucerna Bassi');
    await userEvent.type(dialog.getByRole('textbox', { name: '国家' }), 'it');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await screen.findByText('保存成功');
  },
};

export const NameTaken: Story = {
  name: 'X-A54 A name that is given stands at its field, and what was typed stays',
  parameters: { answers: { getUsersMe: 'root', postBrands: 'error40913' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '新增品牌' }));
    const dialog = within(await screen.findByRole('dialog', { name: '新增品牌' }));
    const name = dialog.getByRole('textbox', { name: /名称/ });
    await userEvent.type(name, 'Halden');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await dialog.findByText('名称或编码已存在');
    await expect(name).toHaveValue('Halden');
  },
};

export const InUse: Story = {
  name: 'X-A56 What stands against a deletion is named',
  parameters: { answers: { getUsersMe: 'root', deleteBrandsById: 'error40912' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Maison Orsel的更多操作' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '删除品牌' }));
    const sure = within(await screen.findByRole('alertdialog'));
    await userEvent.click(sure.getByRole('button', { name: '删除' }));
    await sure.findByText('Maison Orsel 锁扣手提包 24 酒红');
  },
};

export const Empty: Story = {
  parameters: { answers: { getUsersMe: 'root', getBrandsPage: 'empty' } },
  play: async ({ canvas }) => {
    await canvas.findByText('还没有品牌');
  },
};

export const Failed: Story = {
  parameters: { answers: { getBrandsPage: 'HTTP 500' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};
