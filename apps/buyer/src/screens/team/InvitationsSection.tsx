import { useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '@selvedge/app-shell/app/lazyDialog';
import { ConfirmStep } from '@selvedge/app-shell/steps/ConfirmStep';
import { ReasonStep } from '@selvedge/app-shell/steps/ReasonStep';
import { useDictionary } from '@selvedge/app-shell/app/useDictionary';
import { listAnswer } from '@selvedge/app-shell/listing/listAnswer';
import { ListRows } from '@selvedge/design-system/pages/ListPage';
import { Button } from '@selvedge/design-system/primitives/Button';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { Section } from '@selvedge/design-system/layout/Section';
import { useFormats } from '@selvedge/design-system/i18n';
import { PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from '@selvedge/domain/constants';
import type { Invitation } from '../../api/schemas';
import { invitationColumns } from './invitations.columns';
import type { InvitationStep } from './invitations.columns';
import { answerInvitation, invitationsQuery, revokeInvitation } from './team.api';
import type { TeamRights } from './teamRights';

const InviteDialog = lazyDialog(() => import('./InviteDialog').then((part) => part.InviteDialog));

interface InvitationsSectionProps {
  rights: TeamRights;
  /** Whether the user is in a team, which must be left before accepting another invitation. */
  hasTeam?: boolean;
}

/** Table of invitations received and, with the right to invite, sent: open ones are answered or revoked here. */
export function InvitationsSection({ rights, hasTeam = false }: InvitationsSectionProps) {
  const { t } = useTranslation('team');
  const formats = useFormats();
  const { toneOf } = useDictionary('invitation_status');
  const [asked, setAsked] = useState<{ step: InvitationStep; invitation: Invitation } | null>(null);
  const [asMany, show] = useState(PAGE_SIZE_DEFAULT);
  const received = useQuery(invitationsQuery('RECEIVED', asMany));
  const sent = useQuery({ ...invitationsQuery('SENT', asMany), enabled: rights.invites });
  const close = (): void => setAsked(null);
  const columns = useMemo(
    () =>
      invitationColumns(t, formats, {
        hasTeam,
        invites: rights.invites,
        toneOf,
        onStep: (chosen, invitation) => setAsked({ step: chosen, invitation }),
      }),
    [t, formats, hasTeam, rights.invites, toneOf],
  );
  const answers = (rights.invites ? [received, sent] : [received]).map((read) => listAnswer(read));
  const unready =
    answers.find(({ state }) => state === 'failed') ?? answers.find(({ state }) => state === 'waiting');
  const pages = answers.filter((answer) => answer.state === 'ready');
  const rows = [...new Map(pages.flatMap((page) => page.rows).map((row) => [row.id, row])).values()];
  const hasMore = pages.some((page) => page.total > page.rows.length);
  const open = rows.filter(({ status }) => status === 'NOT_PROCESSED').length;
  const { id = '', teamName = '' } = asked?.invitation ?? {};

  return (
    <Section isInset title={t('invitations')} note={t('invitationsNote', { count: open })}>
      <ListRows
        label={t('invitations')}
        columns={columns}
        rowId={(row) => row.id}
        minWidth={760}
        empty={<EmptyState title={t('noInvitations')}>{t('noInvitationsHint')}</EmptyState>}
        narrowing={null}
        answer={unready ?? { state: 'ready', rows, total: rows.length }}
      />
      {hasMore && asMany < PAGE_SIZE_MAX ? (
        <Button
          variant="link"
          isPending={received.isPlaceholderData || sent.isPlaceholderData}
          onPress={() => show(Math.min(asMany + PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX))}
        >
          {t('earlierInvitations')}
        </Button>
      ) : null}
      {asked?.step === 'agree' ? (
        <ConfirmStep
          title={t('agreeTitle', { team: teamName })}
          confirmLabel={t('agree')}
          done={t('joined', { team: teamName })}
          onConfirm={() => answerInvitation(id, true)}
          onClose={close}
        >
          {t('agreeBody')}
        </ConfirmStep>
      ) : null}
      {asked?.step === 'refuse' ? (
        <ReasonStep
          keptAs={`invitationRefusal:${id}`}
          title={t('refuseTitle', { team: teamName })}
          text={t('refuseBody')}
          label={t('reason')}
          action={t('refuse')}
          done={t('refused')}
          onSubmit={(reason) => answerInvitation(id, false, reason)}
          onClose={close}
        />
      ) : null}
      {asked?.step === 'revoke' ? (
        <ConfirmStep
          title={t('revokeTitle', { phone: phoneOf(asked.invitation) })}
          confirmLabel={t('revoke')}
          isDestructive
          done={t('revoked')}
          onConfirm={() => revokeInvitation(id)}
          onClose={close}
        >
          {t('revokeBody')}
        </ConfirmStep>
      ) : null}
      {asked?.step === 'again' ? (
        <InviteDialog
          number={{ areaCode: asked.invitation.inviteeAreaCode, phone: asked.invitation.inviteePhone }}
          onClose={close}
        />
      ) : null}
    </Section>
  );
}

const phoneOf = ({ inviteeAreaCode, inviteePhone }: Invitation): string =>
  `${inviteeAreaCode} ${inviteePhone}`;
