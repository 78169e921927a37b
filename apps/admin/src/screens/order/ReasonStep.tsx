import { useTranslation } from 'react-i18next';
import type { KeptAs } from '@selvedge/app-shell/kept/keptAs';
import { ReasonDialog } from '@selvedge/app-shell/orders/ReasonDialog';
import { useStep } from './useStep';

interface ReasonStepProps {
  keptAs: KeptAs;
  title: string;
  text: string;
  /** Label of the confirming button. */
  action: string;
  /** Version of the object that the transition changes. */
  version: number;
  send: (reason: string, version: number) => Promise<void>;
  onClose: () => void;
}

/** Dialog for a transition that needs a reason: rejecting, cancelling. */
export function ReasonStep({ version, send, onClose, ...words }: ReasonStepProps) {
  const { t } = useTranslation('orders');
  const { isPending, problem, send: sendStep } = useStep(version, send);
  const submit = async (reason: string): Promise<boolean> => {
    const isDone = await sendStep(reason);
    if (isDone) onClose();
    return isDone;
  };
  return (
    <ReasonDialog
      {...words}
      label={t('field.reason')}
      isDestructive
      isPending={isPending}
      problem={problem}
      onSubmit={submit}
      onClose={onClose}
    />
  );
}
