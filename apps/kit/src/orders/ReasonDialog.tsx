import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@selvedge/design-system/Button';
import { Dialog } from '@selvedge/design-system/Dialog';
import { Stack } from '@selvedge/design-system/Stack';
import { TextArea } from '@selvedge/design-system/TextArea';
import type { KeptAs } from '../kept/keptAs';
import { KeptStrip } from '../kept/KeptStrip';
import { useKeptState } from '../kept/useKeptState';
import { LONGEST_REASON, reasonOf } from './reason';

const NOTHING = { reason: '' };

interface ReasonDialogProps {
  /** Names the step and what it is taken on, such as `cancellation:o-1`: the reason is kept until the step is taken or given up. */
  keptAs: KeptAs;
  title: string;
  /** What the step does, before it is taken. */
  text: string;
  /** What is asked for: a reason, a comment. */
  label: string;
  /** The word of the step itself. */
  action: string;
  /** The step takes something away that does not come back. */
  isDestructive?: boolean;
  isPending: boolean;
  /** Why the step was refused, where no message says it. */
  problem?: string;
  /** Takes the step; rejects, or resolves to false, where it was refused. */
  onSubmit: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks why before a step that others will read about. What was typed stays when the server refuses, and outlives the page. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { keptAs, title, text, label, action, isDestructive = false, isPending, problem, onSubmit } = props;
  const { t } = useTranslation('orders');
  const kept = useKeptState(keptAs, NOTHING);
  const [isTried, setTried] = useState(false);
  const reason = reasonOf(kept.values.reason);
  const submit = async (): Promise<void> => {
    setTried(true);
    if (reason === null) return;
    const isTaken = await onSubmit(reason).then(
      (answer) => answer !== false,
      () => false,
    );
    if (isTaken) kept.forget();
  };
  const onClose = (): void => {
    kept.forget();
    props.onClose();
  };
  const isMissing = isTried && reason === null;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isOutsidePressIgnored
      title={title}
      description={text}
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            {t('keep')}
          </Button>
          <Button
            variant={isDestructive ? 'destructive' : 'primary'}
            isPending={isPending}
            onPress={() => void submit()}
          >
            {action}
          </Button>
        </>
      }
    >
      <Stack gap="s4">
        <KeptStrip keptAt={kept.keptAt} onDiscard={kept.discard} />
        <TextArea
          label={label}
          value={kept.values.reason}
          onChange={(typed) => kept.change({ reason: typed })}
          maxLength={LONGEST_REASON}
          isInvalid={isMissing || problem !== undefined}
          errorMessage={isMissing ? t('reasonRequired') : problem}
        />
      </Stack>
    </Dialog>
  );
}
