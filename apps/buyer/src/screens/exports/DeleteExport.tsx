import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@selvedge/design-system/primitives/ConfirmDialog';
import type { Job } from '../../api/schemas';

interface DeleteExportProps {
  job: Job;
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Returns whether deleting an export loses a file with rows that can still be downloaded. */
export const losesFile = ({ fileUrl, total }: Job): boolean => Boolean(fileUrl) && total > 0;

/** Dialog that confirms the deletion of an export with its file. */
export function DeleteExport({ job, isPending, onConfirm, onClose }: DeleteExportProps) {
  const { t } = useTranslation('exports');
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t('deleteTitle', { name: job.fileName })}
      confirmLabel={t('del')}
      isDestructive
      isPending={isPending}
      onConfirm={onConfirm}
    >
      {t('deleteBody')}
    </ConfirmDialog>
  );
}
