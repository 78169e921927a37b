import { refusalOf } from '@selvedge/app-shell/forms/refusalWords';
import { saveFile } from '@selvedge/app-shell/app/saveFile';
import { Button } from '@selvedge/design-system/primitives/Button';
import { FileSpreadsheetIcon } from '@selvedge/design-system/primitives/Icon';
import { toast } from '@selvedge/design-system/primitives/Toast';
import { useFormats } from '@selvedge/design-system/i18n';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { writtenFile } from './jobs.api';
import type { Job } from './jobs.api';

interface ExportButtonProps {
  /** Starts the export of the filtered rows. */
  onStart: () => Promise<Job>;
  isDisabled?: boolean;
}

/**
 * Button that exports the filtered rows as a sheet; it is busy until the file is ready, which is saved even if the user has left the page.
 */
export function ExportButton({ onStart, isDisabled }: ExportButtonProps) {
  const { t } = useTranslation('sheets');
  const formats = useFormats();
  const write = useMutation({
    mutationFn: async () => writtenFile(await onStart()),
    onSuccess: (file) => {
      if (file) saveFile(file, file.name);
      else toast.show({ tone: 'critical', message: t('exportFailed') });
    },
    onError: (error) => {
      const { words, fields } = refusalOf(error, formats.stamp);
      toast.show({ tone: 'critical', message: Object.values(fields)[0] ?? words });
    },
  });
  return (
    <Button
      variant="quiet"
      size="header"
      icon={<FileSpreadsheetIcon />}
      isDisabled={isDisabled}
      isPending={write.isPending}
      onPress={() => write.mutate()}
    >
      {t('export')}
    </Button>
  );
}
