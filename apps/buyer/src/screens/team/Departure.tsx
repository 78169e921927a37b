import { useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf } from '@selvedge/app-shell/app/answerOf';
import { ConfirmStep } from '@selvedge/app-shell/steps/ConfirmStep';
import { Button } from '@selvedge/design-system/primitives/Button';
import { Dialog } from '@selvedge/design-system/primitives/Dialog';
import { Select } from '@selvedge/design-system/primitives/Select';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { Text } from '@selvedge/design-system/layout/Text';
import { toast } from '@selvedge/design-system/primitives/Toast';
import type { Team } from '../../api/schemas';
import { ReadFailure } from '@selvedge/app-shell/app/ReadFailure';
import { membersQuery } from '../../trade/membersQuery';
import { handOver, leaveTeam } from './team.api';

interface DepartureProps {
  team: Team;
  leads: boolean;
  ownId: string;
}

/** Button by which the leader hands the team over, or a member leaves it. */
export function Departure({ team, leads, ownId }: DepartureProps) {
  const { t } = useTranslation('team');
  // Dialog that was opened: after the handover the user no longer leads the team while that dialog still closes.
  const [asking, setAsking] = useState<'handOver' | 'leave' | null>(null);
  const close = (): void => setAsking(null);
  const step = leads ? 'handOver' : 'leave';
  return (
    <Stack gap="s2" align="start">
      <Text as="p" size="caption" ink="medium">
        {t(leads ? 'handOverHint' : 'leaveHint')}
      </Text>
      <Button variant="link" isDisabled={leads && team.size < 2} onPress={() => setAsking(step)}>
        {t(step)}
      </Button>
      {asking === 'handOver' ? <HandOverDialog team={team} ownId={ownId} onClose={close} /> : null}
      {asking === 'leave' ? <LeaveDialog team={team} onClose={close} /> : null}
    </Stack>
  );
}

function HandOverDialog({ team, ownId, onClose }: { team: Team; ownId: string; onClose: () => void }) {
  const { t } = useTranslation('team');
  const query = useQuery(membersQuery);
  const members = query.data?.filter(({ id }) => id !== ownId) ?? [];
  const [toUserId, setTo] = useState<string | null>(null);
  const step = useMutation({
    mutationFn: (id: string) => handOver(id, team.version),
    onSuccess: () => {
      toast.show({ tone: 'positive', message: t('handedOver') });
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('handOver')}
      description={t('handOverBody', { team: team.name })}
      cancelLabel={t('common:actions.cancel')}
      footer={
        <Button
          variant="primary"
          isDisabled={toUserId === null}
          isPending={step.isPending}
          onPress={() => {
            if (toUserId !== null) step.mutate(toUserId);
          }}
        >
          {t('handOver')}
        </Button>
      }
    >
      {answerOf(query).hasFailed ? (
        <ReadFailure query={query} />
      ) : (
        <Select
          label={t('newLeader')}
          value={toUserId}
          onChange={(id) => setTo(String(id))}
          options={members.map(({ id, nickname }) => ({ id, label: nickname }))}
        />
      )}
    </Dialog>
  );
}

function LeaveDialog({ team, onClose }: { team: Team; onClose: () => void }) {
  const { t } = useTranslation('team');
  return (
    <ConfirmStep
      title={t('leaveTitle', { team: team.name })}
      confirmLabel={t('leave')}
      isDestructive
      done={t('left', { team: team.name })}
      onConfirm={leaveTeam}
      onClose={onClose}
    >
      {t('leaveBody')}
    </ConfirmStep>
  );
}
