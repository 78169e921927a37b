import { useMemo, useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '@selvedge/app-shell/orders/ReasonDialog';
import { answerOf } from '@selvedge/app-shell/app/answerOf';
import { useDictionary } from '@selvedge/app-shell/app/useDictionary';
import { Button } from '@selvedge/design-system/primitives/Button';
import { ConfirmDialog } from '@selvedge/design-system/primitives/ConfirmDialog';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { Section } from '@selvedge/design-system/layout/Section';
import { TableSkeleton } from '@selvedge/design-system/primitives/Skeleton';
import { Table } from '@selvedge/design-system/primitives/Table';
import { toast } from '@selvedge/design-system/primitives/Toast';
import { useFormats } from '@selvedge/design-system/i18n';
import { PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from '@selvedge/domain/constants';
import type { Invitation } from '../../api/schemas';
import { ReadFailure } from '../../trade/ReadFailure';
import { InviteDialog } from './InviteDialog';
import { invitationColumns } from './invitations.columns';
import type { InvitationStep } from './invitations.columns';
import { answerInvitation, invitationsQuery, revokeInvitation } from './team.api';
import type { TeamRights } from './teamRights';

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
  const answers = [answerOf(received), ...(rights.invites ? [answerOf(sent)] : [])];
  const failed = answerOf(received).hasFailed ? received : sent;
  const close = (): void => setAsked(null);
  const step = useMutation({
    mutationFn: ({ work }: { work: () => Promise<void>; message: string }) => work(),
    onSuccess: (_done, { message }) => {
      close();
      toast.show({ tone: 'positive', message });
    },
  });
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
  const rows = [
    ...new Map(answers.flatMap(({ data }) => data?.list ?? []).map((row) => [row.id, row])).values(),
  ];
  const hasMore = answers.some(({ data }) => data !== undefined && data.total > data.list.length);
  const open = rows.filter(({ status }) => status === 'NOT_PROCESSED').length;
  const { id = '', teamName = '' } = asked?.invitation ?? {};

  return (
    <Section isInset title={t('invitations')} note={t('invitationsNote', { count: open })}>
      {answers.some(({ isWaiting }) => isWaiting) ? <TableSkeleton hasPicture={false} /> : null}
      {answers.some(({ hasFailed }) => hasFailed) ? <ReadFailure isInset query={failed} /> : null}
      {answers.every(({ data }) => data) ? (
        <Table
          label={t('invitations')}
          columns={columns}
          rows={rows}
          rowId={(row) => row.id}
          minWidth={760}
          hasPhoneRows
          empty={<EmptyState title={t('noInvitations')}>{t('noInvitationsHint')}</EmptyState>}
          narrowing={null}
        />
      ) : null}
      {hasMore && asMany < PAGE_SIZE_MAX ? (
        <Button
          variant="link"
          isPending={received.isPlaceholderData || sent.isPlaceholderData}
          onPress={() => show(Math.min(asMany + PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX))}
        >
          {t('earlierInvitations')}
        </Button>
      ) : null}
      <ConfirmDialog
        isOpen={asked?.step === 'agree'}
        onOpenChange={close}
        title={t('agreeTitle', { team: teamName })}
        confirmLabel={t('agree')}
        isPending={step.isPending}
        onConfirm={() =>
          step.mutate({ work: () => answerInvitation(id, true), message: t('joined', { team: teamName }) })
        }
      >
        {t('agreeBody')}
      </ConfirmDialog>
      {asked?.step === 'refuse' ? (
        <ReasonDialog
          keptAs={`invitationRefusal:${id}`}
          title={t('refuseTitle', { team: teamName })}
          text={t('refuseBody')}
          label={t('reason')}
          action={t('refuse')}
          isPending={step.isPending}
          onSubmit={(reason) =>
            step.mutateAsync({ work: () => answerInvitation(id, false, reason), message: t('refused') })
          }
          onClose={close}
        />
      ) : null}
      <ConfirmDialog
        isOpen={asked?.step === 'revoke'}
        onOpenChange={close}
        title={t('revokeTitle', { phone: asked ? phoneOf(asked.invitation) : '' })}
        confirmLabel={t('revoke')}
        isDestructive
        isPending={step.isPending}
        onConfirm={() => step.mutate({ work: () => revokeInvitation(id), message: t('revoked') })}
      >
        {t('revokeBody')}
      </ConfirmDialog>
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
