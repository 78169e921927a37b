import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@selvedge/design-system/Button';
import { Dialog } from '@selvedge/design-system/Dialog';
import { TextArea } from '@selvedge/design-system/TextArea';

interface ReasonDialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  text: string;
  label: string;
  /** The word of the step itself. */
  action: string;
  isPending: boolean;
  onSubmit: (text: string) => void;
}

const LONGEST = 300;

/** Asks why before a step that others will read about. What was typed stays when the server refuses. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { isOpen, onClose, title, text, label, action, isPending, onSubmit } = props;
  const { t } = useTranslation('orders');
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={title}
      description={text}
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            {t('keep')}
          </Button>
          <Button
            variant="primary"
            isPending={isPending}
            onPress={() => (reason.trim() === '' ? setMissing(true) : onSubmit(reason.trim()))}
          >
            {action}
          </Button>
        </>
      }
    >
      <TextArea
        label={label}
        value={reason}
        onChange={setReason}
        maxLength={LONGEST}
        isInvalid={isMissing && reason.trim() === ''}
        errorMessage={t('reasonRequired')}
      />
    </Dialog>
  );
}
