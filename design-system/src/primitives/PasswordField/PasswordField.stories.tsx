import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { say } from '../../testing/say';
import { PasswordField } from './PasswordField';

const meta = {
  title: 'Primitives/PasswordField',
  component: PasswordField,
  tags: ['!autodocs'],
  args: { label: say('密码', 'Password'), defaultValue: 'Demo-2026' },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The button shows and hides the password and is named after its next effect. */
export const ShowAndHide: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('密码');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: '显示密码' }));
    await expect(field).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: '隐藏密码' })).toBeVisible();
  },
};

export const Invalid: Story = {
  args: { isInvalid: true, errorMessage: say('用户名或密码不正确', 'User name or password is wrong') },
};
