import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@selvedge/design-system/primitives/Button';
import { Dialog } from '@selvedge/design-system/primitives/Dialog';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { TextArea } from '@selvedge/design-system/primitives/TextArea';
import type { KeptAs } from '../kept/keptAs';
import { KeptStrip } from '../kept/KeptStrip';
import { useKeptState } from '../kept/useKeptState';
import { LONGEST_REASON, reasonOf } from './reason';

const NOTHING = { reason: '' };

interface ReasonDialogProps {
  /** Name of the action and its record, such as `cancellation:o-1`, under which the reason is stored until it is sent or discarded. */
  keptAs: KeptAs;
  title: string;
  /** Effect of the action, shown before it is confirmed. */
  text: string;
  /** Label of the input: a reason, a comment. */
  label: string;
  /** Label of the confirm button. */
  action: string;
  /** Whether the action cannot be undone. */
  isDestructive?: boolean;
  isPending: boolean;
  /** Reason of a refusal, when no message shows it. */
  problem?: string;
  /** Performs the action; rejects, or resolves to false, when it was refused. */
  onSubmit: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/**
 * Dialog that asks for a reason before an action that other users will read about. The input stays after a refusal, and survives a reload.
 */
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
