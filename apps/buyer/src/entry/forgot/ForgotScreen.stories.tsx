import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ForgotScreen } from './ForgotScreen';

const meta = {
  title: 'Buyer/Reset password',
  component: ForgotScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: 'buyer', at: '/login?mode=forget', isSignedIn: false },
} satisfies Meta<typeof ForgotScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'R-2.25 A forgotten password',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重置密码' })).toBeVisible();
  },
};

/** Submitted empty: the first field takes the focus, not the code that is registered with it. */
export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '重置密码' }));
    await canvas.findByRole('textbox', { description: '请输入手机号' });
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '手机号' })).toHaveFocus());
  },
};

/** A wrong code is shown at the code field; the new password stays as typed. */
export const WrongCode: Story = {
  parameters: { answers: { frontUserForget: 'error40004' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '手机号' }), '13800136021');
    await userEvent.type(canvas.getByRole('textbox', { name: '验证码' }), '482913');
    await userEvent.type(canvas.getByLabelText('新密码'), 'Linen-loom-7');
    await userEvent.click(canvas.getByRole('button', { name: '重置密码' }));
    await canvas.findByText(/验证码不正确/);
    await expect(canvas.getByLabelText('新密码')).toHaveValue('Linen-loom-7');
  },
};
