import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { invalidate } from '@selvedge/app-shell/app/queryClient';
import { cutPhoto } from '@selvedge/app-shell/dev/cutPhoto';
import { answerSome, delayedResponses } from '../../../../../.storybook/screens/storyCalls';
import { reload, visits } from '../../../../../.storybook/screens/visits';
import { SettingsScreen } from './SettingsScreen';

const meta = {
  title: 'Buyer/Settings',
  component: visits(SettingsScreen),
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: 'buyer', at: '/mine/mine' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'R-2.23 R-2.26 The own account',
  play: async ({ canvas }) => {
    await canvas.findByText('linzx@hanhai-trade.example');
    await expect(await canvas.findByRole('link', { name: '地址管理' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: '更换邮箱' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: '退出其他所有设备' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '较大' })).not.toBeChecked();
    await expect(canvas.getByRole('switch', { name: '在页面上显示水印' })).not.toBeChecked();
  },
};

export const WithoutEmail: Story = {
  parameters: { answers: { frontUserGetInfo: 'withoutEmail', frontUserGetSalesman: 'empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '绑定邮箱' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { answers: { frontUserGetSalesman: 'pending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '设置' })).toBeVisible();
    await expect(await canvas.findByRole('radio', { name: '浅色' })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: '邀请码' })).toBeNull();
  },
};

/** When the salesperson cannot be read, the page does not ask for an invitation code as if there were none. */
export const Failed: Story = {
  parameters: { answers: { frontUserGetSalesman: 'HTTP 500' } },
  play: async ({ canvas }) => {
    await canvas.findByText('linzx@hanhai-trade.example');
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: '邀请码' })).toBeNull();
  },
};

const saving = delayedResponses('/front/user/update');
const fieldOf = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

export const TypedMeanwhile: Story = {
  name: 'R-2.23 L-40 What is typed while the profile is saved stays, also after a reload',
  beforeEach: () => saving.hold(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(fieldOf('昵称'), '二');
    await userEvent.type(fieldOf('公司名称'), '东');
    await userEvent.click(canvas.getByRole('button', { name: /身份/ }));
    await userEvent.click((await screen.findAllByRole('option', { selected: false }))[0] as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: '保存资料' }));
    await userEvent.type(fieldOf('公司名称'), '区');
    const { value } = fieldOf('公司名称');
    saving.letGo();
    await screen.findByText('保存成功');
    await expect(fieldOf('公司名称')).toHaveValue(value);
    await reload();
    await waitFor(() => expect(fieldOf('公司名称')).toHaveValue(value));
    await userEvent.click(canvas.getByRole('button', { name: '清除重填' }));
  },
};

let company: string | undefined;

export const ChangedLater: Story = {
  name: 'R-2.23 A profile that was saved here shows what another device changes afterwards',
  beforeEach: () =>
    answerSome(async ({ url }, others) => {
      const answer = await others();
      if (company === undefined || !url.endsWith('/front/user/get/info')) return answer;
      const body = (await answer.json()) as { data: object };
      return Response.json({ ...body, data: { ...body.data, companyName: company } });
    }),
  play: async ({ canvas, userEvent }) => {
    company = undefined;
    await userEvent.type(fieldOf('公司名称'), '东');
    await userEvent.click(canvas.getByRole('button', { name: '保存资料' }));
    await screen.findByText('保存成功');
    company = '海曜商贸有限公司';
    await invalidate('userInfo');
    await waitFor(() => expect(fieldOf('公司名称')).toHaveValue('海曜商贸有限公司'), { timeout: 3000 });
  },
};

export const Photo: Story = {
  name: 'R-1.16 Another photo is cut out and kept at once',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: '更换照片' });
    const sent: unknown[] = [];
    const answer = globalThis.fetch;
    spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const request = new Request(input, init);
      if (request.url.endsWith('/front/user/update')) sent.push(await request.clone().json());
      return answer(request);
    });
    await cutPhoto(userEvent);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '裁剪照片' })).toBeNull());
    await waitFor(() => expect(sent).toEqual([{ avatar: expect.stringMatching(/./) }]));
  },
};

export const PhotoNotSent: Story = {
  name: 'R-1.16 A photo that could not be sent says so where it is cut out',
  parameters: { answers: { frontUploadImage: 'HTTP 500' } },
  play: async ({ userEvent, canvas }) => {
    await canvas.findByRole('button', { name: '更换照片' });
    const cut = await cutPhoto(userEvent);
    await expect(await cut.findByRole('alert')).toHaveTextContent('服务器故障');
  },
};

export const WrongPassword: Story = {
  parameters: { answers: { frontUserPasswordEdit: 'error40003' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('当前密码'), 'Demo-2020');
    await userEvent.type(canvas.getByLabelText('新密码'), 'Demo-2027');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await canvas.findByText('当前密码不正确');
    await expect(screen.getAllByText('当前密码不正确')).toHaveLength(1);
  },
};

/** A fault of the server is no fault of the current password. */
export const PasswordFault: Story = {
  parameters: { answers: { frontUserPasswordEdit: 'HTTP 500' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('当前密码'), 'Demo-2020');
    await userEvent.type(canvas.getByLabelText('新密码'), 'Demo-2027');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('服务器故障，请稍后再试');
    await expect(canvas.getByLabelText('当前密码')).toBeValid();
  },
};

/** An unknown invitation code is reported at the field, and stays. */
export const UnknownInvitation: Story = {
  parameters: { answers: { frontUserGetSalesman: 'empty', frontUserBinSale: 'error40011' } },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: '邀请码' });
    await userEvent.type(field, 'NOBODY');
    await userEvent.click(canvas.getByRole('button', { name: '绑定业务员' }));
    await canvas.findByText(/邀请码/, { selector: '[slot=errorMessage]' });
    await expect(field).toHaveValue('NOBODY');
  },
};

/**
 * Each kind of notices has its channels; a switch changes at once, and notices about account security cannot be switched off in the app.
 */
export const Notices: Story = {
  play: async ({ canvas, userEvent }) => {
    const mails = await canvas.findByRole('switch', { name: '发货与收货，邮件' });
    await expect(mails).not.toBeChecked();
    await expect(canvas.getByRole('switch', { name: '清单与商品，站内' })).not.toBeChecked();
    await expect(canvas.queryByRole('switch', { name: '账户与系统，站内' })).toBeNull();
    await expect(canvas.getByText('始终接收')).toBeVisible();
    await userEvent.click(mails);
  },
};

/** A choice that could not be saved turns back and shows the reason. */
export const NoticesRefused: Story = {
  parameters: { answers: { frontNoticeSettingsEdit: 'HTTP 500' } },
  play: async ({ canvas, userEvent }) => {
    const mails = await canvas.findByRole('switch', { name: '发货与收货，邮件' });
    await userEvent.click(mails);
    await screen.findByRole('alertdialog');
    await expect(mails).not.toBeChecked();
  },
};

/** Without an e-mail address nothing is mailed, and a note explains it. */
export const NoticesWithoutEmail: Story = {
  parameters: { answers: { frontUserGetInfo: 'withoutEmail', frontNoticeSettings: 'untouched' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/绑定邮箱后/)).toBeVisible();
    await expect(canvas.getByRole('switch', { name: '订单，邮件' })).toBeDisabled();
  },
};

/** The notice settings cannot be read: everything else stays. */
export const NoticesFailed: Story = {
  parameters: { answers: { frontNoticeSettings: 'HTTP 500' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '保存资料' })).toBeVisible();
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

/** The notice settings are being loaded. */
export const NoticesLoading: Story = {
  parameters: { answers: { frontNoticeSettings: 'pending' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '通知设置' })).toBeVisible();
    await expect(canvas.queryByRole('switch', { name: '订单，邮件' })).toBeNull();
  },
};

/** A change of the phone number, confirmed by the code sent to it. */
export const AnotherPhone: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '更换手机号' }));
    const dialog = within(await screen.findByRole('dialog', { name: '更换手机号' }));
    await userEvent.type(dialog.getByRole('textbox', { name: '手机号' }), '13800136022');
    await userEvent.click(dialog.getByRole('button', { name: '获取验证码' }));
    await dialog.findByText('已发送到 +86 13800136022，10 分钟内有效');
  },
};

/** A missing and a wrong password are shown at their field, and the number stays. */
export const AnotherPhoneRefused: Story = {
  parameters: { answers: { frontUserPhoneEdit: 'error40003' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '更换手机号' }));
    const dialog = within(await screen.findByRole('dialog', { name: '更换手机号' }));
    await userEvent.type(dialog.getByRole('textbox', { name: '手机号' }), '13800136022');
    await userEvent.type(dialog.getByRole('textbox', { name: '验证码' }), '482613');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await dialog.findByText('请输入密码');
    await userEvent.type(dialog.getByLabelText('当前密码'), 'Demo-2020');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await dialog.findByText('当前密码不正确');
  },
};

/** The sessions cannot be read: everything else stays. */
export const DevicesFailed: Story = {
  parameters: { answers: { frontUserSessionList: 'HTTP 500' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '保存资料' })).toBeVisible();
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
