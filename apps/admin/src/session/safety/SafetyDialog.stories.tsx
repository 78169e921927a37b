import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { SafetyDialog } from './SafetyDialog';

const meta = {
  title: 'Back office/Password and devices',
  component: SafetyDialog,
  tags: ['!autodocs'],
  args: { onClose: fn() },
  parameters: { layout: 'fullscreen', app: 'admin', at: '/dashboard/index' },
} satisfies Meta<typeof SafetyDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialogOf = async () => within(await screen.findByRole('dialog', { name: '密码与登录设备' }));

export const Changed: Story = {
  name: 'D-30 D-62 The own password is changed, a device is signed out, then all others',
  play: async ({ userEvent }) => {
    const dialog = await dialogOf();
    await expect(await dialog.findByText('Edge · Windows')).toBeVisible();
    await expect(dialog.getByText('本机')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('当前密码'), 'Tibava-2193-Masove');
    await userEvent.type(dialog.getByLabelText('新密码'), 'Rovani-7731-Kelumo');
    await userEvent.click(dialog.getByRole('button', { name: '修改密码' }));
    await screen.findByText(/密码已修改/);
    await expect(dialog.getByLabelText('当前密码')).toHaveValue('');
    await userEvent.click(dialog.getByRole('button', { name: '退出 Chrome · macOS' }));
    await userEvent.click(dialog.getByRole('button', { name: '退出其他所有设备' }));
    await screen.findByText(/已退出 \d+ 台设备/);
  },
};

export const Refused: Story = {
  name: 'D-30 A wrong password is said at its field, devices that cannot be read with another try',
  parameters: { answers: { putUsersPassword: 'error40003', getAuthSessions: 'HTTP 500' } },
  play: async ({ userEvent }) => {
    const dialog = await dialogOf();
    await expect(await dialog.findByRole('button', { name: '重试' })).toBeVisible();
    await userEvent.type(dialog.getByLabelText('当前密码'), 'Demo-2020');
    await userEvent.type(dialog.getByLabelText('新密码'), 'Rovani-7731-Kelumo');
    await userEvent.click(dialog.getByRole('button', { name: '修改密码' }));
    await expect(await dialog.findByText('当前密码不正确')).toBeVisible();
    await expect(dialog.getByLabelText('当前密码')).toBeInvalid();
  },
};
