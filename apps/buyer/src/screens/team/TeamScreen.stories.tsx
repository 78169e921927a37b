import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { answerSome } from '../../../../../.storybook/screens/storyCalls';
import { TeamScreen } from './TeamScreen';

const meta = {
  title: 'Buyer/Team',
  component: TeamScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: 'buyer', at: '/customer/CustomerTeam' },
} satisfies Meta<typeof TeamScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The leader's view: members to edit, invitations to revoke, a waiting inquiry. */
export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '瀚海贸易' })).toBeVisible();
    await expect(await canvas.findByRole('row', { name: /Emma Leung/ })).toHaveTextContent('€5,000.00');
    await expect(await canvas.findByRole('button', { name: '修改 陈伟明' })).toBeVisible();
    await expect((await canvas.findAllByRole('button', { name: '撤回' })).length).toBeGreaterThan(0);
    await expect(await canvas.findByText(/圣诞橱窗 追加/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '移交团队' })).toBeEnabled();
  },
};

export const MembersUnread: Story = {
  name: 'Q-31 Members that could not be read are not shown as nobody to hand the team over to',
  parameters: { answers: { frontTeamMemberOptions: 'HTTP 500' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '移交团队' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: '移交团队' }));
    await dialog.findByRole('button', { name: '重试' });
    await expect(dialog.queryByRole('button', { name: /新负责人/ })).toBeNull();
  },
};

/** The state of an ended invitation shows its reason: refused, revoked, or expired. */
export const EndedInvitations: Story = {
  play: async ({ canvas }) => {
    const row = async (name: RegExp) => canvas.findByRole('row', { name });
    await expect(await row(/13701886230/)).toHaveTextContent(/已过期.*11月10日 过期/);
    await expect(await row(/91420336/)).toHaveTextContent(/已拒绝.*拒绝/);
  },
};

/** An invitation revoked by the team shows that, and can be sent again. */
export const RevokedInvitation: Story = {
  name: 'X-B72 X-B74 An invitation that was revoked says so and can be sent again',
  beforeEach: () =>
    answerSome(async ({ url }, others) => {
      const answer = await others();
      if (!url.includes('/team/invitation/page')) return answer;
      return new Response((await answer.text()).replaceAll('"EXPIRY"', '"TEAM"'), answer);
    }),
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /13701886230/ });
    await expect(row).toHaveTextContent(/已撤回.*11月10日 撤回/);
    await expect(within(row).getByRole('button', { name: '再次邀请' })).toBeVisible();
  },
};

/** The leader sees the delivery address before approving; requests made before the address was stored show none. */
export const WaitingPlace: Story = {
  name: 'X-B75 X-B76 Where the goods of an inquiry that waits go',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/圣诞橱窗 追加/)).toBeVisible();
    await expect(canvas.getAllByText('送货至')).toHaveLength(1);
    await expect(canvas.getByText(/货柜码头路 88 号 12 楼 B 座/)).toBeVisible();
  },
};

/** A refused change of the order visibility turns back, and the reason is shown. */
export const VisibilityRefused: Story = {
  parameters: { answers: { frontTeamEdit: 'error40901' } },
  play: async ({ canvas, userEvent }) => {
    const choices = await canvas.findAllByRole('radio');
    const other = choices.find((radio) => !(radio as HTMLInputElement).checked);
    if (other) await userEvent.click(other);
    await expect(await screen.findByText(/已被|修改/, { selector: '[role=alertdialog] *' })).toBeVisible();
    await expect(other).not.toBeChecked();
  },
};

/** Returns the left edge of a button's text, in px. */
function wordsLeft(button: HTMLElement): number {
  const words = document.createRange();
  words.selectNodeContents(button);
  return words.getBoundingClientRect().left;
}

/** The leader opens the credit statement; its button is aligned with the others of the panel. */
export const Statement: Story = {
  name: 'R-3.37 X-B59 The statement of the team’s credit',
  play: async ({ canvas, userEvent }) => {
    const ask = await canvas.findByRole('button', { name: '余额明细' });
    await expect(wordsLeft(ask)).toBe(wordsLeft(canvas.getByRole('button', { name: '移交团队' })));
    await userEvent.click(ask);
    const statement = await screen.findByRole('dialog', { name: '余额明细' });
    await expect(await within(statement).findByRole('row', { name: /发货差额 O25111200214/ })).toBeVisible();
  },
};

/** A manager who does not lead the team can grant neither rights nor a limit above the own ones, and sees the reason. */
export const Manager: Story = {
  name: 'X-B67 D-37 Who manages gives what is held',
  parameters: { answers: { frontUserGetInfo: 'manager' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '修改 Emma Leung' }));
    const dialog = within(await screen.findByRole('dialog', { name: '修改 Emma Leung' }));
    await expect(await dialog.findByRole('checkbox', { name: '导出' })).toBeDisabled();
    await expect(dialog.getByText('只能授予您自己拥有的权限。')).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: '取消订单' })).toBeEnabled();
    const limit = dialog.getByRole('textbox', { name: '采购限额' });
    await userEvent.clear(limit);
    await userEvent.type(limit, '6001');
    await userEvent.tab();
    await expect(await dialog.findByText('您自己的限额为 €6,000.00，不能给得更高。')).toBeVisible();
    await expect(dialog.getByRole('button', { name: '保存' })).toBeDisabled();
  },
};

/** Refuses the list of sent invitations, as the server does without the right to invite. */
const refuseSent = (): (() => void) =>
  answerSome(({ url }, others) =>
    url.includes('direction=SENT')
      ? Response.json({ code: 40301, msg: '没有权限', data: { need: ['sp:team:invite'] } })
      : others(),
  );

/** A member without rights over the team sees received invitations; sent ones are not requested, so nothing fails. */
export const Member: Story = {
  name: 'X-B72 A member who may not invite asks only for what was received',
  parameters: { answers: { frontUserGetInfo: 'member', frontTeamInvitationPage: 'received' } },
  beforeEach: refuseSent,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Harbour 23/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '拒绝' })).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: '重试' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: '邀请成员' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: '撤回' })).toBeNull();
  },
};

/** A member who neither sees prices nor manages the team gets no limits, and no column for them. */
export const WithoutLimits: Story = {
  name: 'X-B65 D-37 Limits are not shown to who neither sees prices nor manages the team',
  parameters: { answers: { frontUserGetInfo: 'member' } },
  beforeEach: () =>
    answerSome(async ({ url }, others) => {
      const response = await others();
      if (!url.endsWith('/user/get/info')) return response;
      const body = (await response.json()) as { data: object };
      return Response.json({ ...body, data: { ...body.data, perms: ['sp:order:submit'] } });
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: '权限' })).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: '采购限额' })).toBeNull();
  },
};

/** A name that could carry a message to strangers is refused at its field. */
export const UnfitName: Story = {
  name: 'X-B64 A name of a team holds no link and no number',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '改名' }));
    const dialog = within(await screen.findByRole('dialog', { name: '改名' }));
    await userEvent.type(dialog.getByRole('textbox', { name: '团队名称' }), ' evil.com');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await expect(await dialog.findByText(/团队名称不能含网址/)).toBeVisible();
  },
};

/** Earlier invitations and answered inquiries are shown on request. */
export const Earlier: Story = {
  name: 'X-B72 X-B75 Earlier invitations and answered inquiries can be reached',
  parameters: { answers: { frontTeamApprovalPage: 'large', frontTeamInvitationPage: 'large' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: '显示更早的邀请' })).toBeVisible();
    const all = await canvas.findByRole('button', { name: /^显示全部 \d+ 张已处理的询价单$/ });
    await userEvent.click(all);
    await expect(canvas.queryByRole('button', { name: /张已处理的询价单$/ })).toBeNull();
  },
};

/** There are no waiting inquiries and no invitations. */
export const Quiet: Story = {
  parameters: { answers: { frontTeamApprovalPage: 'empty', frontTeamInvitationPage: 'empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有待审批的询价单。')).toBeVisible();
    await expect(await canvas.findByText('没有邀请')).toBeVisible();
  },
};

/** A user without a team creates one, or answers an invitation. */
export const None: Story = {
  name: 'Without a team, with what one is invited to',
  parameters: { answers: { frontTeamInfo: 'empty', frontTeamInvitationPage: 'received' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '创建团队' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: '同意' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { answers: { frontTeamInfo: 'pending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '团队管理' })).toBeVisible();
    await expect(canvas.queryByRole('row')).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { answers: { frontTeamInfo: 'HTTP 500' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const AreaCodesFailed: Story = {
  name: 'Q-31 Dialling codes that could not be read are said to be missing, with another try',
  parameters: { answers: { commonAreaCodes: 'HTTP 500' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '邀请成员' }));
    await within(await screen.findByRole('dialog', { name: '邀请成员' })).findByText(/选项没有载入：/);
  },
};
