import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { newIdempotencyKey } from '@selvedge/api-spec/client';
import { KeptStrip } from '@selvedge/app-kit/kept/KeptStrip';
import { useKeptState } from '@selvedge/app-kit/kept/useKeptState';
import { isPlainName } from '@selvedge/domain/people/plainNames';
import { Button } from '@selvedge/design-system/Button';
import { Dialog } from '@selvedge/design-system/Dialog';
import { Stack } from '@selvedge/design-system/Stack';
import { TextField } from '@selvedge/design-system/TextField';
import { toast } from '@selvedge/design-system/Toast';
import type { Team } from '../../api/shapes';
import { errorWords } from '../../trade/errorWords';
import { saveTeam } from './team.api';

const LONGEST_NAME = 60;

interface TeamDialogProps {
  /** The team to rename; null to make one. */
  team: Team | null;
  onClose: () => void;
}

/** Makes a team or gives it another name; what was typed stays when the server refuses, and outlives the page (L-40). */
export function TeamDialog({ team, ...props }: TeamDialogProps) {
  const { t } = useTranslation('team');
  const kept = useKeptState(`team:${team?.id ?? 'new'}`, { name: team?.name ?? '' });
  const { name } = kept.values;
  const onClose = (): void => {
    kept.forget();
    props.onClose();
  };
  const [key] = useState(newIdempotencyKey);
  const [isTried, setTried] = useState(false);
  const save = useMutation({
    mutationFn: () =>
      saveTeam(team ? { id: team.id, name: typed, version: team.version } : { name: typed }, key),
    onSuccess: () => {
      toast.show({ tone: 'positive', message: t('common:messages.saved') });
      onClose();
    },
  });
  const typed = name.trim();
  const isMissing = typed === '';
  const isUnfit = typed !== team?.name && !isPlainName(typed);
  const submit = (): void => {
    setTried(true);
    if (!isMissing && !isUnfit) save.mutate();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isOutsidePressIgnored
      title={t(team ? 'rename' : 'none.make')}
      description={team ? undefined : t('none.makeHint')}
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button variant="primary" isPending={save.isPending} onPress={submit}>
            {t('common:actions.save')}
          </Button>
        </>
      }
    >
      <Stack gap="s4">
        <KeptStrip keptAt={kept.keptAt} onDiscard={kept.discard} />
        <TextField
          label={t('name')}
          value={name}
          onChange={(text) => kept.change({ name: text })}
          maxLength={LONGEST_NAME}
          isInvalid={(isTried && (isMissing || isUnfit)) || save.isError}
          errorMessage={save.isError ? errorWords(save.error) : t(isMissing ? 'nameMissing' : 'namePlain')}
        />
      </Stack>
    </Dialog>
  );
}
