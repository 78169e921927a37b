import { useTranslation } from 'react-i18next';
import { ConfirmStep } from '@selvedge/app-shell/steps/ConfirmStep';

interface DeleteDialogProps {
  /** Question that names the object. */
  title: string;
  /** Description of what will be lost. */
  text: string;
  /** Label of the confirming button when it is not plain deleting. */
  confirmLabel?: string;
  /** Message after success when it was not plain deleting. */
  done?: string;
  /** Deletes; rejects with the refusal. */
  onDelete: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks for confirmation before something is deleted; the objects that prevent it are listed, one line each (40912). */
export function DeleteDialog({ title, text, confirmLabel, done, onDelete, onClose }: DeleteDialogProps) {
  const { t } = useTranslation();
  return (
    <ConfirmStep
      title={title}
      confirmLabel={confirmLabel ?? t('actions.delete')}
      isDestructive
      done={done ?? t('messages.deleted')}
      onConfirm={onDelete}
      onClose={onClose}
    >
      {text}
    </ConfirmStep>
  );
}
