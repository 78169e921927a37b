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
import { useStep } from './useStep';
import type { StepOf } from './useStep';

const NOTHING = { reason: '' };

interface ReasonStepProps extends Pick<StepOf<string, unknown>, 'version' | 'done'> {
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
  /** Performs the action; rejects with the refusal of the call, which must be silent: the dialog shows it. */
  onSubmit: (reason: string, version: number) => Promise<unknown>;
  onClose: () => void;
}

/**
 * Dialog that asks for a reason before a transition that other users will read about, and performs it. The input stays after a refusal,
 * and survives a reload.
 */
export function ReasonStep(props: ReasonStepProps) {
  const { keptAs, title, text, label, action, isDestructive = false, version, done, onSubmit } = props;
  const { t } = useTranslation('orders');
  const kept = useKeptState(keptAs, NOTHING);
  const [isTried, setTried] = useState(false);
  const reason = reasonOf(kept.values.reason);
  const onClose = (): void => {
    kept.forget();
    props.onClose();
  };
  const step = useStep({ version, done, call: onSubmit, onDone: onClose });
  const submit = (): void => {
    setTried(true);
    if (reason !== null) void step.send(reason);
  };
  const isMissing = isTried && kept.values.reason.trim() === '';
  return (
    <Dialog
      isOpen
      onOpenChange={props.onClose}
      isOutsidePressIgnored
      title={title}
      description={text}
      cancelLabel={t('keep')}
      onCancel={onClose}
      footer={
        <Button
          variant={isDestructive ? 'destructive' : 'primary'}
          isPending={step.isPending}
          onPress={submit}
        >
          {action}
        </Button>
      }
    >
      <Stack gap="s4">
        <KeptStrip keptAt={kept.keptAt} onDiscard={kept.discard} />
        <TextArea
          label={label}
          value={kept.values.reason}
          onChange={(typed) => kept.change({ reason: typed })}
          maxLength={LONGEST_REASON}
          isInvalid={isMissing || step.problems.length > 0}
          errorMessage={isMissing ? t('reasonRequired') : step.problems.join(' ')}
        />
      </Stack>
    </Dialog>
  );
}
