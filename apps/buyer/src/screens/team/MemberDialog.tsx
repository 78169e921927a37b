import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Controller, useForm } from 'react-hook-form';
import type { ResolverResult } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '@selvedge/app-shell/forms/FormDialog';
import { ConfirmStep } from '@selvedge/app-shell/steps/ConfirmStep';
import { Button } from '@selvedge/design-system/primitives/Button';
import { CheckboxGroup } from '@selvedge/design-system/primitives/CheckboxGroup';
import { FormNumberField } from '@selvedge/design-system/forms/FormNumberField';
import { useFormats } from '@selvedge/design-system/i18n';
import { mayLimit } from '@selvedge/domain/people/teamGrants';
import type { Member, Team } from '../../api/schemas';
import { userInfoQuery } from '../../session/account';
import { removeMember, saveMember } from './team.api';
import { centsOf, chosenPerms, giverOf, offeredRights, rightKey } from './teamRights';
import type { TeamRights } from './teamRights';

interface MemberValues {
  perms: string[];
  /** Spend limit per inquiry in euro; null without a limit. */
  euro: number | null;
}

interface MemberDialogProps {
  member: Member;
  team: Team;
  rights: TeamRights;
  onClose: () => void;
}

/**
 * Dialog for a member's rights and spend limit per inquiry, and for removing the member. A manager who does not lead the team can grant
 * only the own rights: other rights are shown disabled, and a higher limit cannot be saved.
 */
export function MemberDialog({ member, team, rights, onClose }: MemberDialogProps) {
  const { t } = useTranslation('team');
  const formats = useFormats();
  const giver = giverOf(useQuery(userInfoQuery).data, rights);
  const offered = offeredRights(rights, giver, member);
  const isTooHigh = (euro: number | null): boolean =>
    !mayLimit(giver, member.spendLimitCents ?? null, centsOf(euro));
  const form = useForm<MemberValues>({
    mode: 'onChange',
    resolver: (values): ResolverResult<MemberValues> =>
      isTooHigh(values.euro)
        ? { values: {}, errors: { euro: { type: 'max', message: 'limitBeyond' } } }
        : { values, errors: {} },
    defaultValues: {
      perms: [...member.perms],
      euro: member.spendLimitCents === undefined ? null : member.spendLimitCents / 100,
    },
  });
  const { control } = form;
  const [isRemoving, setRemoving] = useState(false);
  if (isRemoving) {
    return (
      <ConfirmStep
        title={t('removeTitle', { name: member.nickname, team: team.name })}
        confirmLabel={t('remove')}
        isDestructive
        done={t('removed', { name: member.nickname })}
        onConfirm={() => removeMember(member.id)}
        onDone={onClose}
        onClose={() => setRemoving(false)}
      >
        {t('removeBody')}
      </ConfirmStep>
    );
  }
  return (
    <FormDialog
      keptAs={`member:${member.id}`}
      form={form}
      title={t('editMember', { name: member.nickname })}
      description={t('editHint')}
      version={member.version}
      isDisabled={form.formState.errors.euro !== undefined}
      otherSteps={
        <Button variant="danger" onPress={() => setRemoving(true)}>
          {t('remove')}
        </Button>
      }
      errorText={(words) =>
        t(words as 'limitBeyond', {
          limit: formats.money(giver.spendLimitCents ?? 0),
          defaultValue: words,
        })
      }
      onSave={({ perms, euro }, version) =>
        saveMember({ id: member.id, perms: chosenPerms(perms), spendLimitCents: centsOf(euro), version })
      }
      onClose={onClose}
    >
      <Controller
        name="perms"
        control={control}
        render={({ field }) => (
          <CheckboxGroup
            label={t('columns.rights')}
            options={offered.map(({ id, isDisabled }) => ({ id, label: t(rightKey(id)), isDisabled }))}
            description={offered.some(({ isDisabled }) => isDisabled) ? t('grantHint') : undefined}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <FormNumberField
        name="euro"
        control={control}
        label={t('columns.limit')}
        description={t('limitHint')}
        prefix="€"
        minValue={0}
        formatOptions={{ maximumFractionDigits: 2 }}
      />
    </FormDialog>
  );
}
