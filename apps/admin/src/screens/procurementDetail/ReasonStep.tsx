import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '@selvedge/app-kit/orders/ReasonDialog';
import { useStep } from './useStep';

interface ReasonStepProps {
  title: string;
  text: string;
  /** The word of the step itself. */
  action: string;
  /** Version of what the step changes. */
  version: number;
  send: (reason: string, version: number) => Promise<void>;
  onClose: () => void;
}

/** A step that needs a reason: rejecting, cancelling. */
export function ReasonStep({ title, text, action, version, send, onClose }: ReasonStepProps) {
  const { t } = useTranslation('orders');
  const { isPending, problem, send: sendStep } = useStep(version, send);
  const submit = async (reason: string): Promise<void> => {
    if (await sendStep(reason)) onClose();
  };
  return (
    <ReasonDialog
      title={title}
      text={text}
      label={t('field.reason')}
      action={action}
      isDestructive
      isPending={isPending}
      problem={problem}
      onSubmit={(reason) => void submit(reason)}
      onClose={onClose}
    />
  );
}
