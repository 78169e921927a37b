import { ConfirmDialog } from '@selvedge/design-system/primitives/ConfirmDialog';
import type { ConfirmDialogProps } from '@selvedge/design-system/primitives/ConfirmDialog';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { Text } from '@selvedge/design-system/layout/Text';
import { useStep } from './useStep';
import type { StepOf } from './useStep';

interface ConfirmStepProps<Answer>
  extends
    Pick<ConfirmDialogProps, 'title' | 'confirmLabel' | 'isDestructive' | 'children'>,
    Omit<StepOf<void, Answer>, 'call'> {
  /** Performs the transition; rejects with the refusal of the call, which must be silent: the dialog shows it. */
  onConfirm: (version: number) => Promise<Answer>;
  /** Closes the dialog; called after success too, unless `onDone` is given. */
  onClose: () => void;
}

/** Dialog that asks for confirmation before a transition and performs it. A refusal is shown in place of the consequence. */
export function ConfirmStep<Answer>(props: ConfirmStepProps<Answer>) {
  const { title, confirmLabel, isDestructive, children, onConfirm, onClose, onDone = onClose } = props;
  const step = useStep<void, Answer>({ ...props, onDone, call: (_none, version) => onConfirm(version) });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={title}
      confirmLabel={confirmLabel}
      isDestructive={isDestructive}
      isPending={step.isPending}
      onConfirm={() => void step.send()}
    >
      {step.problems.length > 0 ? (
        <Stack gap="s2" aria-live="assertive">
          {step.problems.map((words) => (
            <Text key={words} as="p" ink="critical">
              {words}
            </Text>
          ))}
        </Stack>
      ) : (
        children
      )}
    </ConfirmDialog>
  );
}
