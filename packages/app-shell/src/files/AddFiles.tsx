import { useTranslation } from 'react-i18next';
import { ATTACHMENTS_OFFERED } from '@selvedge/domain/files/attachments';
import { MEGABYTE, UPLOAD_IMAGE_MAX_BYTES, UPLOAD_PDF_MAX_BYTES } from '@selvedge/domain/constants';
import { FileDrop } from '@selvedge/design-system/primitives/FileDrop';
import { FileList } from '@selvedge/design-system/primitives/FileList';
import { Stack } from '@selvedge/design-system/layout/Stack';
import type { Uploads } from './useUploads';

interface AddFilesProps {
  /** Name of the list of files: proofs, photos. */
  label: string;
  uploads: Uploads;
  /** Error message, such as that files are required. */
  problem?: string;
}

/** Field that adds pictures and PDF files by drop, paste, camera or file dialog, with the size limits beside it. */
export function AddFiles({ label, uploads, problem }: AddFilesProps) {
  const { t } = useTranslation('orders');
  return (
    <Stack gap="s3">
      {uploads.files.length > 0 && <FileList label={label} files={uploads.files} onRemove={uploads.remove} />}
      <FileDrop
        label={t('files.drop')}
        limits={t('files.limits', {
          picture: UPLOAD_IMAGE_MAX_BYTES / MEGABYTE,
          pdf: UPLOAD_PDF_MAX_BYTES / MEGABYTE,
        })}
        accept={ATTACHMENTS_OFFERED}
        isMultiple
        onFile={uploads.add}
        errorMessage={problem}
      />
    </Stack>
  );
}
