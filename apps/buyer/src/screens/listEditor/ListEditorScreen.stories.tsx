import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { reload, visits } from '../../../../../.storybook/screens/visits';
import { ListEditorScreen } from './ListEditorScreen';

const meta = {
  title: 'Buyer/Own list',
  component: visits(ListEditorScreen),
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: 'buyer',
    at: '/products/edit/l-0102',
    route: '/products/edit/:id',
    answers: { frontListDetail: 'own' },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Settings, transitions, products with their prices, and share links to copy and revoke. */
export const Full: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: '瀚海自营 AW25 尾货' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '立即截单' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: '按规则定价' }));
    await expect(await screen.findByRole('dialog', { name: '按规则定价' })).toBeVisible();
    await expect(screen.getAllByRole('row').length).toBeGreaterThan(2);
  },
};

/** The settings open from the button beside the title, with the values of the list. */
export const Settings: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '设置' }));
    await expect(await screen.findByRole('textbox', { name: '清单名称' })).toHaveValue('瀚海自营 AW25 尾货');
  },
};

export const AddProducts: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '加商品' }));
    const dialog = await screen.findByRole('dialog', { name: '加商品' });
    await expect(dialog).toBeVisible();
    await expect(screen.getByRole('button', { name: '加入 0 款' })).toBeDisabled();
  },
};

export const ProductKept: Story = {
  name: 'L-40 Q-34 Goods that were ticked and not added are ticked again after a reload, until the dialog is closed',
  play: async ({ canvas, userEvent }) => {
    const open = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: '加商品' }));
      return within(await screen.findByRole('dialog', { name: '加商品' }));
    };
    const before = await open();
    for (const box of (await before.findAllByRole('checkbox')).slice(1, 3)) await userEvent.click(box);
    await before.findByRole('button', { name: '加入 2 款' });
    await reload();
    const after = await open();
    await after.findByRole('button', { name: '加入 2 款' });
    await expect(after.getByText(/尚未提交的内容/)).toBeVisible();
    await userEvent.click(after.getByRole('button', { name: '取消' }));
    await (await open()).findByRole('button', { name: '加入 0 款' });
  },
};

export const NotOwn: Story = {
  parameters: { answers: { frontListDetail: 'usual' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('这张清单不由您管理')).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: {
    answers: { frontListDetail: 'own', frontListProductPage: 'empty', frontListSharePage: 'empty' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('清单里还没有商品')).toBeVisible();
    await expect(await canvas.findByText('还没有分享链接')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { answers: { frontListDetail: 'HTTP 500' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};
