import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { BindEmailDialog } from './BindEmailDialog';

const sends = fn((_email: string) => Promise.resolve(true));
const refuses = fn((_email: string) => Promise.resolve(false));
const binds = fn(() => Promise.resolve(true));

const meta = {
  title: 'Commerce/BindEmailDialog',
  component: BindEmailDialog,
  tags: ['!autodocs'],
  args: {
    isOpen: true,
    onOpenChange: fn(),
    initialEmail: 'linzx@hanhai-trade.hk',
    onSendCode: sends,
    onBind: binds,
  },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof BindEmailDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Prefilled with the stored user's address; 500 px wide. */
export const Prefilled: Story = {
  tags: ['matrix'],
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(screen.getByRole('textbox', { name: /^(邮箱|E-mail)$/ })).toHaveValue(
      'linzx@hanhai-trade.hk',
    );
    await waitFor(() => expect(dialog.getBoundingClientRect().width).toBe(500));
  },
};

/** The wait after a code was sent: the button shows the seconds and is disabled. */
export const Counting: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '获取验证码' }));
    await expect(sends).toHaveBeenLastCalledWith('linzx@hanhai-trade.hk');
    await expect(await screen.findByRole('button', { name: /^\d+ 秒后可重试$/ })).toBeDisabled();
  },
};

/** Sending failed: no countdown starts, and the code can be requested again. */
export const SendingFailed: Story = {
  args: { onSendCode: refuses },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '获取验证码' }));
    await waitFor(() => expect(refuses).toHaveBeenCalled());
    await expect(screen.getByRole('button', { name: '获取验证码' })).toBeEnabled();
  },
};

/** Binding before a code was requested. */
export const CodeFirst: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: '验证码' }), '482613');
    await userEvent.click(screen.getByRole('button', { name: '绑定' }));
    await waitFor(() => expect(screen.getByText('请先获取验证码')).toBeVisible());
  },
};

/** The address that is already bound is refused, whatever its case and blanks. */
export const SameEmail: Story = {
  args: { currentEmail: 'linzx@hanhai-trade.hk', initialEmail: '' },
  globals: { locale: 'en' },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'E-mail' }), ' LinZX@hanhai-trade.HK');
    const same = 'This e-mail address is the same as the current e-mail address!';
    await waitFor(() => expect(screen.getByText(same)).toBeVisible());
  },
};

/** Replacing a bound address: the password proves the ownership and is requested before anything is sent. */
export const AnotherAddress: Story = {
  args: {
    currentEmail: 'linzx@hanhai-trade.hk',
    initialEmail: 'orders@hanhai-trade.hk',
    isPasswordAsked: true,
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '获取验证码' }));
    await userEvent.type(screen.getByRole('textbox', { name: '验证码' }), '482613');
    binds.mockClear();
    await userEvent.click(screen.getByRole('button', { name: '绑定' }));
    await waitFor(() => expect(screen.getByText('请输入当前密码')).toBeVisible());
    await expect(binds).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText('当前密码'), 'Demo-2026');
    await userEvent.click(screen.getByRole('button', { name: '绑定' }));
    await waitFor(() =>
      expect(binds).toHaveBeenCalledWith(expect.objectContaining({ password: 'Demo-2026' })),
    );
  },
};

/** A press outside does not close the dialog. */
export const StaysOpen: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    const scrim = dialog.parentElement?.parentElement;
    if (scrim) await userEvent.click(scrim);
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};
