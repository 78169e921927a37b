import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@selvedge/design-system/primitives/ConfirmDialog';

interface CancelDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onLeave: () => void;
}

/** Dialog that confirms leaving the inquiry; its lines stay where they came from. */
export function CancelDialog({ isOpen, onOpenChange, onLeave }: CancelDialogProps) {
  const { t } = useTranslation('inquiry');
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('cancel.title')}
      confirmLabel={t('cancel.confirm')}
      cancelLabel={t('cancel.stay')}
      isDestructive
      onConfirm={onLeave}
    >
      {t('cancel.body')}
    </ConfirmDialog>
  );
}
