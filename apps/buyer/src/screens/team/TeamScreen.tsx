import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { lazyDialog } from '@selvedge/app-shell/app/lazyDialog';
import { answerOf } from '@selvedge/app-shell/app/answerOf';
import { Button } from '@selvedge/design-system/primitives/Button';
import { Page, PageHeader } from '@selvedge/design-system/layout/Page';
import { TableSkeleton } from '@selvedge/design-system/primitives/Skeleton';
import { SplitView } from '@selvedge/design-system/layout/SplitView';
import { useFormats } from '@selvedge/design-system/i18n';
import { session } from '../../api/session';
import type { Team } from '../../api/schemas';
import { userInfoQuery } from '../../session/account';
import { ReadFailure } from '@selvedge/app-shell/app/ReadFailure';
import { InvitationsSection } from './InvitationsSection';
import { MembersSection } from './MembersSection';
import { NoTeam } from './NoTeam';
import { teamQuery } from './team.api';
import { TeamRail } from './TeamRail';
import { rightsIn } from './teamRights';

const InviteDialog = lazyDialog(() => import('./InviteDialog').then((part) => part.InviteDialog));
const TeamDialog = lazyDialog(() => import('./TeamDialog').then((part) => part.TeamDialog));

/** Page of the user's team: members and their rights, invitations, and inquiries that wait for the leader. */
export function TeamScreen() {
  const { t } = useTranslation(['common', 'orders', 'team', 'listing']);
  const query = useQuery(teamQuery);
  useQuery(userInfoQuery);
  if (query.data) return <OwnTeam team={query.data} />;
  if (query.data === null) return <NoTeam />;
  return (
    <Page ground="surface" header={<PageHeader title={t('places.team')} />}>
      {answerOf(query).hasFailed ? (
        <ReadFailure isInset query={query} />
      ) : (
        <TableSkeleton hasPicture={false} />
      )}
    </Page>
  );
}

function OwnTeam({ team }: { team: Team }) {
  const { t } = useTranslation('team');
  const { t: common } = useTranslation();
  const formats = useFormats();
  const { user } = useSnapshot(session);
  const [asking, setAsking] = useState<'invite' | 'rename' | null>(null);
  const rights = rightsIn(team, user);
  const close = (): void => setAsking(null);

  return (
    <Page
      ground="surface"
      header={
        <PageHeader
          title={team.name}
          lead={common('places.team')}
          actions={
            <>
              {rights.leads ? (
                <Button variant="quiet" size="header" onPress={() => setAsking('rename')}>
                  {t('rename')}
                </Button>
              ) : null}
              {rights.invites ? (
                <Button variant="primary" size="header" onPress={() => setAsking('invite')}>
                  {t('invite')}
                </Button>
              ) : null}
            </>
          }
          facts={[
            { name: t('facts.leader'), value: team.manager.nickname, note: team.manager.contact },
            { name: t('facts.members'), value: formats.quantity(team.size) },
            { name: t('facts.created'), value: formats.date(team.createdAt) },
            {
              name: t('facts.styles'),
              value: formats.quantity(team.spuCount),
              note: t('facts.inColours', { count: team.productCount }),
            },
            { name: t('facts.brands'), value: formats.quantity(team.brandCount) },
            { name: t('facts.ordered'), value: formats.money(team.totalValueCents) },
            { name: t('facts.credit'), value: formats.money(team.creditBalanceCents) },
          ]}
        />
      }
    >
      <SplitView side={{ at: 'end', label: t('rail'), content: <TeamRail team={team} rights={rights} /> }}>
        <MembersSection team={team} rights={rights} />
        <InvitationsSection rights={rights} hasTeam />
      </SplitView>
      {asking === 'invite' ? <InviteDialog onClose={close} /> : null}
      {asking === 'rename' ? <TeamDialog team={team} onClose={close} /> : null}
    </Page>
  );
}
