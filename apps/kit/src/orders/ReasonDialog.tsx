import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@selvedge/design-system/Button';
import { Dialog } from '@selvedge/design-system/Dialog';
import { TextArea } from '@selvedge/design-system/TextArea';
import { LONGEST_REASON, reasonOf } from './reason';

interface ReasonDialogProps {
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
  onSubmit: (reason: string) => void;
  onClose: () => void;
}

/** Asks why before a step that others will read about. What was typed stays when the server refuses. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, text, label, action, isDestructive = false, isPending, problem, onSubmit, onClose } = props;
  const { t } = useTranslation('orders');
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const reason = reasonOf(typed);
  const submit = (): void => {
    setTried(true);
    if (reason !== null) onSubmit(reason);
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
          <Button variant={isDestructive ? 'destructive' : 'primary'} isPending={isPending} onPress={submit}>
            {action}
          </Button>
        </>
      }
    >
      <TextArea
        label={label}
        value={typed}
        onChange={setTyped}
        maxLength={LONGEST_REASON}
        isInvalid={isMissing || problem !== undefined}
        errorMessage={isMissing ? t('reasonRequired') : problem}
      />
    </Dialog>
  );
}
