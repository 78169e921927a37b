import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { BindEmail } from './BindEmail';
import { bindPrompt } from './bindPrompt';

const meta = {
  title: 'Buyer/Bind e-mail',
  component: BindEmail,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: 'buyer', at: '/dataSummary' },
  beforeEach: () => {
    bindPrompt.isOpen = true;
    return () => {
      bindPrompt.isOpen = false;
    };
  },
} satisfies Meta<typeof BindEmail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bound: Story = {
  name: 'R-8.13 The address was bound',
  play: async ({ userEvent }) => {
    const body = within(document.body);
    const dialog = within(await body.findByRole('dialog'));
    const email = dialog.getByRole('textbox', { name: /邮箱/ });
    await userEvent.clear(email);
    await userEvent.type(email, 'orders@hanhai-trade.hk');
    await userEvent.click(dialog.getByRole('button', { name: /获取验证码/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: '验证码' }), '482613');
    await userEvent.type(dialog.getByLabelText('当前密码'), 'Demo-2026');
    await userEvent.click(dialog.getByRole('button', { name: '绑定' }));
    await expect(await body.findByText('绑定成功')).toBeVisible();
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
  },
};

export const Refused: Story = {
  name: 'R-8.11 A wrong code leaves the dialog open and what was typed',
  parameters: { answers: { frontUserBinEmail: 'error40004' } },
  play: async ({ userEvent }) => {
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /获取验证码/ }));
    const code = dialog.getByRole('textbox', { name: '验证码' });
    await userEvent.type(code, '000000');
    await userEvent.type(dialog.getByLabelText('当前密码'), 'Demo-2026');
    await userEvent.click(dialog.getByRole('button', { name: '绑定' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: '绑定' })).toBeEnabled());
    await expect(code).toHaveValue('000000');
  },
};
