import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import type { Member, Team } from '../../api/schemas';
import { MemberDialog } from './MemberDialog';
import { TeamDialog } from './TeamDialog';

/** Version that the forms begin with. */
const READ = 2;

const closed = fn();
const team = { id: 't-1', name: '瀚海贸易', version: READ, manager: { id: 'by-1' } } as unknown as Team;
const member = {
  id: 'by-7',
  nickname: 'Emma',
  role: 'MEMBER',
  perms: [],
  version: READ,
} as unknown as Member;
const meta = {
  title: 'Buyer/Team, changed meanwhile',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: 'buyer',
    at: '/customer/CustomerTeam',
    answers: {
      frontTeamEdit: 'error40901',
      frontTeamMemberEdit: 'error40901',
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Records the version that each call sends. */
function versionsSent(): number[] {
  const versions: number[] = [];
  const answer = globalThis.fetch;
  spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (input instanceof Request && input.method === 'POST') {
      const { version } = (await input.clone().json()) as { version?: number };
      if (version !== undefined) versions.push(version);
    }
    return answer(input, init);
  });
  return versions;
}

/** Story of a form that is saved twice while the server answers that another user saved first: `stored` is the version in its example. */
const savedTwice = (form: ReactNode, stored: number): Story => ({
  render: () => <>{form}</>,
  play: async ({ userEvent }) => {
    const versions = versionsSent();
    const dialog = within(await screen.findByRole('dialog'));
    const save = () => userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await save();
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      /改过这里。您填的内容都在，请对照最新内容再提交一次。/,
    );
    await save();
    await waitFor(() => expect(versions).toEqual([READ, stored]));
    await expect(closed).not.toHaveBeenCalled();
  },
});

export const TeamNamed: Story = {
  ...savedTwice(<TeamDialog team={team} onClose={closed} />, 6),
  name: 'D-55 Q-26 The name of a team that somebody else changed is sent again over the newer version',
};

export const MemberChanged: Story = {
  ...savedTwice(
    <MemberDialog
      member={member}
      team={team}
      rights={{ leads: true, manages: true, invites: true, seesLimits: true }}
      onClose={closed}
    />,
    3,
  ),
  name: 'D-55 Q-26 The rights of a member that somebody else changed are sent again over the newer version',
};
