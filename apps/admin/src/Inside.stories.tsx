import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import Inside from './Inside';

const meta = {
  title: 'Back office/Bars',
  component: Inside,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: 'admin',
    at: '/dashboard/notices',
    answers: { getUsersMe: 'root' },
  },
} satisfies Meta<typeof Inside>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OwnAccount: Story = {
  name: 'D-62 Password and devices are reached from the menu of the account',
  play: async ({ canvas, userEvent }) => {
    const [account] = await canvas.findAllByRole('button', { name: /的账号菜单$/ });
    if (account === undefined) throw new Error('no menu of the account');
    await userEvent.click(account);
    await userEvent.click(await screen.findByRole('menuitem', { name: '密码与登录设备' }));
    await expect(await screen.findByRole('dialog', { name: '密码与登录设备' })).toBeVisible();
  },
};

export const Searched: Story = {
  name: 'Q-45 What is typed into the search is looked for among pages, orders, customers and goods',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: '搜索后台' }), '客户{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: '查找' }));
    await expect(dialog.getByRole('searchbox')).toHaveValue('客户');
    await expect(await dialog.findByRole('heading', { name: '商品' })).toBeVisible();
    await expect(dialog.getByRole('heading', { name: '订单' })).toBeVisible();
  },
};
