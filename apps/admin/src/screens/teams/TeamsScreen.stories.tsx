import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { answerSome } from '../../../../../.storybook/screens/storyCalls';
import { TeamsScreen } from './TeamsScreen';

const meta = {
  title: 'Back office/Teams',
  component: TeamsScreen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: 'admin',
    at: '/customers/team',
    answers: { getUsersMe: 'root' },
  },
} satisfies Meta<typeof TeamsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const over = () => within(document.body);

export const Edited: Story = {
  name: 'R-2.52 A team changed: its name, its people',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Harbour 23的更多操作' }));
    await userEvent.click(await over().findByRole('menuitem', { name: '修改团队' }));
    const dialog = within(await over().findByRole('dialog'));
    const name = dialog.getByRole('textbox', { name: '团队名称' });
    await userEvent.clear(name);
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await dialog.findByText('请填写团队名称');
    await userEvent.type(name, 'Harbour 24');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await over().findByText('保存成功');
  },
};

/** Bodies with which the team was saved. */
const saved: unknown[] = [];

export const HandedOver: Story = {
  name: 'R-2.52 X-A104 Another member leads, the one so far leaves: one call says both',
  beforeEach: () => {
    saved.length = 0;
    return answerSome(async (request, others) => {
      if (request.method !== 'GET')
        saved.push(
          await request
            .clone()
            .json()
            .catch(() => request.url),
        );
      return others();
    });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Harbour 23的更多操作' }));
    await userEvent.click(await over().findByRole('menuitem', { name: '修改团队' }));
    const dialog = within(await over().findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /负责人$/ }));
    await userEvent.click(await over().findByRole('option', { name: '陈伟明' }));
    await userEvent.click(within(dialog.getByRole('row', { name: /林知夏/ })).getByRole('button'));
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await over().findByText('保存成功');
    await expect(saved).toHaveLength(1);
    await expect(saved[0]).toMatchObject({ leaderId: 'by-member' });
    await expect(saved[0]).not.toMatchObject({ memberIds: expect.arrayContaining(['by-demo']) });
  },
};

export const CreditRefused: Story = {
  name: 'X-A106 More credit than is there is not taken; what was typed stays',
  parameters: { answers: { getUsersMe: 'root', postTeamsByIdCredit: 'error40917' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Harbour 23的更多操作' }));
    await userEvent.click(await over().findByRole('menuitem', { name: '调整余额' }));
    const dialog = within(await over().findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await dialog.findByText('请填写原因');
    await userEvent.type(dialog.getByRole('textbox', { name: '金额' }), '-500');
    await userEvent.type(dialog.getByRole('textbox', { name: '原因' }), '运费多收');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: '原因' })).toHaveValue('运费多收');
  },
};

export const CreditAsked: Story = {
  name: 'X-A106 X-A219 E-40920 Credit above what one may give alone is sent to a second person',
  parameters: { answers: { getUsersMe: 'root', postTeamsByIdCredit: 'error40920' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Harbour 23的更多操作' }));
    await userEvent.click(await over().findByRole('menuitem', { name: '调整余额' }));
    const dialog = within(await over().findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: '金额' }), '20000');
    await userEvent.type(dialog.getByRole('textbox', { name: '原因' }), '年度返利');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await over().findByText(/已提交复核/);
    await waitFor(() => expect(over().queryByRole('dialog')).toBeNull());
  },
};

export const DissolveRefused: Story = {
  name: 'X-A105 Q-41 A team with open orders or credit is not dissolved; what stands against it is named',
  parameters: { answers: { getUsersMe: 'root', deleteTeamsById: 'error40912' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Harbour 23的更多操作' }));
    await userEvent.click(await over().findByRole('menuitem', { name: '解散团队' }));
    const dialog = within(await over().findByRole('alertdialog', { name: '解散团队「Harbour 23」？' }));
    await userEvent.click(dialog.getByRole('button', { name: '解散团队' }));
    await expect(await dialog.findByText('瀚海贸易：团队余额 €256.00')).toBeVisible();
    await expect(dialog.getByText('O25112000317')).toBeVisible();
  },
};

export const Dissolved: Story = {
  name: 'X-A105 X-A106 Teams that were dissolved, with their statement to read',
  parameters: { at: '/customers/team?dissolved=true', answers: { getTeamsPage: 'dissolved' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '兰亭买手组的更多操作' }));
    await userEvent.click(await over().findByRole('menuitem', { name: '查看余额流水' }));
    const dialog = within(await over().findByRole('dialog', { name: '「兰亭买手组」的余额流水' }));
    await expect((await dialog.findAllByText(/€/))[0]).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { answers: { getTeamsPage: 'empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有团队')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { answers: { getTeamsPage: 'HTTP 500' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('未能读取团队')).toBeVisible();
  },
};

export const CandidatesFailed: Story = {
  name: 'Q-31 Customers that could not be read are said to be missing, with another try',
  parameters: { answers: { getUsersMe: 'root', getCustomersOptions: 'HTTP 500' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Harbour 23的更多操作' }));
    await userEvent.click(await over().findByRole('menuitem', { name: '修改团队' }));
    const dialog = within(await over().findByRole('dialog'));
    await expect(await dialog.findByText(/^选项没有载入：/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const StatementFailed: Story = {
  name: 'Q-31 X-A106 A statement that could not be read is not shown as none, with another try',
  parameters: {
    at: '/customers/team?dissolved=true',
    answers: { getTeamsPage: 'dissolved', getTeamsByIdCreditPage: 'HTTP 500' },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '兰亭买手组的更多操作' }));
    await userEvent.click(await over().findByRole('menuitem', { name: '查看余额流水' }));
    const dialog = within(await over().findByRole('dialog', { name: '「兰亭买手组」的余额流水' }));
    await dialog.findByText('余额明细读取失败');
    await dialog.findByRole('button', { name: '重试' });
  },
};
