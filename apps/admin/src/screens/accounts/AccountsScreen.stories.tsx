import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { AccountsScreen } from './AccountsScreen';

const meta = {
  title: 'Back office/Accounts',
  component: AccountsScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: 'admin', at: '/money/accounts' },
} satisfies Meta<typeof AccountsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'X-A136 Accounts, disabled ones too',
  play: async ({ canvas }) => {
    const row = (await canvas.findByText('IT86 Y034 4201 6120 0000 7788 120')).closest('[role=row]');
    await expect(row).toHaveTextContent('已停用');
  },
};

export const Added: Story = {
  name: 'X-A136 A number is looked at before it is sent',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('IT60 X054 2811 1010 0000 0123 456');
    await userEvent.click(canvas.getByRole('button', { name: '新增账户' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /户名/ }), 'Selvedge');
    await userEvent.type(screen.getByRole('textbox', { name: /开户行$/ }), 'Banca');
    await userEvent.type(screen.getByRole('textbox', { name: /账号/ }), 'IT61 X054 2811 1010 0000 0123 456');
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await screen.findByText('IBAN 校验位不正确');
    await userEvent.clear(screen.getByRole('textbox', { name: /账号/ }));
    await userEvent.type(screen.getByRole('textbox', { name: /账号/ }), '808-1');
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await screen.findByText('保存成功');
  },
};

export const Deleted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '删除账户 6214 8502 1377 4096' }));
    await screen.findByRole('alertdialog', { name: '删除账户 6214 8502 1377 4096？' });
  },
};

export const Empty: Story = {
  parameters: { answers: { getPaymentAccounts: 'empty' } },
  play: async ({ canvas }) => {
    await canvas.findByText('还没有收款账户');
  },
};

export const Failed: Story = {
  parameters: { answers: { getPaymentAccounts: 'HTTP 500' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};
