import { useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { KeptStrip } from '@selvedge/app-kit/kept/KeptStrip';
import { useKeptState } from '@selvedge/app-kit/kept/useKeptState';
import { Button } from '@selvedge/design-system/Button';
import { CheckboxGroup } from '@selvedge/design-system/CheckboxGroup';
import { ConfirmDialog } from '@selvedge/design-system/ConfirmDialog';
import { Dialog } from '@selvedge/design-system/Dialog';
import { NumberField } from '@selvedge/design-system/NumberField';
import { Stack } from '@selvedge/design-system/Stack';
import { Text } from '@selvedge/design-system/Text';
import { toast } from '@selvedge/design-system/Toast';
import { useFormats } from '@selvedge/design-system/i18n';
import { mayLimit } from '@selvedge/domain/people/teamGrants';
import type { Member, Team } from '../../api/shapes';
import { userInfoQuery } from '../../session/account';
import { errorWords } from '../../trade/errorWords';
import { removeMember, saveMember } from './team.api';
import { centsOf, chosenPerms, giverOf, offeredRights, rightKey } from './teamRights';
import type { TeamRights } from './teamRights';

interface MemberValues {
  perms: readonly string[];
  /** Most that one inquiry may be worth, in euro; NaN without a limit. */
  euro: number;
}

interface MemberDialogProps {
  member: Member;
  team: Team;
  rights: TeamRights;
  onClose: () => void;
}

/**
 * What a member may do and may spend on one inquiry (D-37), and the way out of the team. Who does not lead gives no more than is held:
 * other rights stand there and cannot be chosen, a higher limit cannot be saved.
 */
export function MemberDialog({ member, team, rights, ...props }: MemberDialogProps) {
  const { t } = useTranslation('team');
  const formats = useFormats();
  const giver = giverOf(useQuery(userInfoQuery).data, rights);
  const offered = offeredRights(rights, giver, member);
  const kept = useKeptState<MemberValues>(`member:${member.id}`, {
    perms: member.perms,
    euro: member.spendLimitCents === undefined ? Number.NaN : member.spendLimitCents / 100,
  });
  const { perms, euro } = kept.values;
  const onClose = (): void => {
    kept.forget();
    props.onClose();
  };
  const isTooHigh = !mayLimit(giver, member.spendLimitCents ?? null, centsOf(euro));
  const [isRemoving, setRemoving] = useState(false);
  const save = useMutation({
    mutationFn: () =>
      saveMember({
        id: member.id,
        perms: chosenPerms(perms),
        spendLimitCents: centsOf(euro),
        version: member.version,
      }),
    onSuccess: () => {
      toast.show({ tone: 'positive', message: t('common:messages.saved') });
      onClose();
    },
  });
  const remove = useMutation({
    mutationFn: () => removeMember(member.id),
    onSuccess: () => {
      toast.show({ tone: 'positive', message: t('removed', { name: member.nickname }) });
      onClose();
    },
  });
  if (isRemoving) {
    return (
      <ConfirmDialog
        isOpen
        onOpenChange={() => setRemoving(false)}
        title={t('removeTitle', { name: member.nickname, team: team.name })}
        confirmLabel={t('remove')}
        isDestructive
        isPending={remove.isPending}
        onConfirm={() => remove.mutate()}
      >
        {t('removeBody')}
      </ConfirmDialog>
    );
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isOutsidePressIgnored
      title={t('editMember', { name: member.nickname })}
      description={t('editHint')}
      footer={
        <>
          <Button variant="danger" onPress={() => setRemoving(true)}>
            {t('remove')}
          </Button>
          <Button variant="quiet" onPress={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button
            variant="primary"
            isPending={save.isPending}
            isDisabled={isTooHigh}
            onPress={() => save.mutate()}
          >
            {t('common:actions.save')}
          </Button>
        </>
      }
    >
      <Stack gap="s5">
        <KeptStrip keptAt={kept.keptAt} onDiscard={kept.discard} />
        <CheckboxGroup
          label={t('columns.rights')}
          options={offered.map(({ id, isDisabled }) => ({ id, label: t(rightKey(id)), isDisabled }))}
          description={offered.some(({ isDisabled }) => isDisabled) ? t('grantHint') : undefined}
          value={[...perms]}
          onChange={(next) => kept.change({ perms: next })}
        />
        <NumberField
          label={t('columns.limit')}
          description={t('limitHint')}
          isInvalid={isTooHigh}
          errorMessage={t('limitBeyond', { limit: formats.money(giver.spendLimitCents ?? 0) })}
          prefix="€"
          minValue={0}
          formatOptions={{ maximumFractionDigits: 2 }}
          value={euro}
          onChange={(next) => kept.change({ euro: next })}
        />
        {save.isError ? (
          <Text as="p" ink="critical">
            {errorWords(save.error)}
          </Text>
        ) : null}
      </Stack>
    </Dialog>
  );
}
