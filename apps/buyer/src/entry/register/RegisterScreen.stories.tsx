import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RegisterScreen } from './RegisterScreen';

const meta = {
  title: 'Buyer/Register',
  component: RegisterScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: 'buyer', at: '/login?mode=register', isSignedIn: false },
} satisfies Meta<typeof RegisterScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The form is empty; all seven identities are visible. */
export const Full: Story = {
  name: 'R-2.25 Registering',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '注册并登录' })).toBeVisible();
    await expect(canvas.getAllByRole('radio')).toHaveLength(7);
  },
};

/** A code was sent: the form shows the number, how long the code is valid, and the wait that the server requires. */
export const CodeSent: Story = {
  name: 'R-8.12 The code was sent',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '手机号' }), '138 0013 6021');
    await userEvent.type(canvas.getByRole('textbox', { name: '图形验证码' }), '7Kq4');
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
    await canvas.findByText('已发送到 +86 13800136021，10 分钟内有效');
    await expect(canvas.getByRole('button', { name: /^\d+ 秒后可重试$/ })).toBeDisabled();
  },
};

/** Submitted empty: each required field shows its message. */
export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '注册并登录' }));
    for (const description of ['请输入公司名称', '请输入昵称', '请输入手机号', '请输入验证码'])
      await expect(await canvas.findByRole('textbox', { description })).toBeVisible();
    await expect(
      canvas.getByRole('radiogroup', { name: /身份类型/, description: '请选择身份类型' }),
    ).toBeVisible();
    await expect(canvas.getByRole('checkbox', { description: '请先同意服务条款和隐私说明' })).toBeInvalid();
  },
};

/** A wrong picture code is shown at its field, and the phone number stays. */
export const WrongPicture: Story = {
  parameters: { answers: { frontUserSendCode: 'error40002' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '手机号' }), '13800136021');
    await userEvent.type(canvas.getByRole('textbox', { name: '图形验证码' }), '0000');
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
    await canvas.findByText(/^图形验证码不正确/);
    await expect(canvas.getByRole('textbox', { name: '手机号' })).toHaveValue('13800136021');
  },
};

/** The terms, read before agreeing. */
export const Terms: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '服务条款' }));
  },
};

export const AreaCodesFailed: Story = {
  name: 'Q-31 Dialling codes that could not be read are said to be missing, with another try',
  parameters: { answers: { commonAreaCodes: 'HTTP 500' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('选项没有载入：区号');
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
  },
};
