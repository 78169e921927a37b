import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
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
