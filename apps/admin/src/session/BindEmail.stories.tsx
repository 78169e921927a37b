import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { BindEmail } from './BindEmail';

const meta = {
  title: 'Back office/Bind e-mail',
  component: BindEmail,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: 'admin', at: '/dashboard/index' },
} satisfies Meta<typeof BindEmail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  name: 'R-2.102 The window event opens the dialog',
  play: async ({ userEvent }) => {
    window.dispatchEvent(new Event('show-bind-email'));
    const body = within(document.body);
    const dialog = within(await body.findByRole('dialog'));
    const email = dialog.getByRole('textbox', { name: /邮箱/ });
    await userEvent.clear(email);
    await userEvent.type(email, 'giulia@selvedge.example');
    await userEvent.click(dialog.getByRole('button', { name: /获取验证码/ }));
    await expect(await body.findByText('验证码已发送')).toBeVisible();
  },
};

/** A wrong password is shown at its field, and the dialog stays open. */
export const WrongPassword: Story = {
  parameters: { answers: { putUsersEmail: 'error40003' } },
  play: async ({ userEvent }) => {
    window.dispatchEvent(new Event('show-bind-email'));
    const dialog = within(await within(document.body).findByRole('dialog'));
    const email = dialog.getByRole('textbox', { name: /邮箱/ });
    await userEvent.clear(email);
    await userEvent.type(email, 'giulia@selvedge.example');
    await userEvent.click(dialog.getByRole('button', { name: /获取验证码/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: /验证码/ }), '482913');
    await userEvent.type(dialog.getByLabelText('当前密码'), 'Demo-2020');
    await userEvent.click(dialog.getByRole('button', { name: '绑定' }));
    await expect(await dialog.findByText('当前密码不正确')).toBeVisible();
    await expect(dialog.getByLabelText('当前密码')).toBeInvalid();
  },
};
