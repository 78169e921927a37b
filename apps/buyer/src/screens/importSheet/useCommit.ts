import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '@selvedge/api-spec/client';
import { navigate } from '@selvedge/app-kit/app/hashLocation';
import type { FileStage } from '@selvedge/design-system/FileStatus';
import { toast } from '@selvedge/design-system/Toast';
import type { Job } from '../../api/shapes';
import { errorWords } from '../../trade/errorWords';
import { commitJob, fetchJobRows, uploadSheet, waitForJob } from './importSheet.api';
import type { Review } from './review';
import { differs, reviewOfJob } from './review';
import { choicesFor, type ReadSheet } from './readSheet';

/** All or nothing, or the rows without errors. */
export type CommitMode = 'ALL' | 'VALID_ONLY';

interface CommitOptions {
  listId: string;
  sheet: ReadSheet;
  /** Shows the server's verdict in place of the page's. */
  onVerdict: (review: Review) => void;
}

/**
 * Commits a checked sheet through the server: upload, its own check, commit. Where its verdict differs nothing is committed:
 * the page shows it and the buyer decides again. Every step may be repeated and adds nothing.
 */
export function useCommit({ listId, sheet, onVerdict }: CommitOptions) {
  const { t } = useTranslation('import');
  const [progress, setProgress] = useState<FileStage | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const job = useRef<{ uploadKey: string; checked: Job } | null>(null);
  const isRunning = useRef(false);

  const checkedByServer = async (signal: AbortSignal): Promise<Job> => {
    const { uploadKey } = sheet;
    if (job.current?.uploadKey === uploadKey) return job.current.checked;
    setProgress({ stage: 'uploading', doneBp: 0 });
    const uploaded = await uploadSheet(
      listId,
      { file: sheet.file, choices: choicesFor(sheet) },
      uploadKey,
      signal,
    );
    const checked = await waitForJob(
      uploaded,
      ({ done, total }) => setProgress({ stage: 'checking', doneRows: done, totalRows: total }),
      signal,
    );
    if (checked.state !== 'FAILED') job.current = { uploadKey, checked };
    return checked;
  };

  const commit = async (mode: CommitMode): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setFailure(null);
    const { signal } = new AbortController();
    try {
      const checked = await checkedByServer(signal);
      if (checked.state === 'FAILED' || checked.state === 'CANCELLED') {
        setFailure(checked.error ?? t('commitFailed'));
        return;
      }
      if (sheet.review.by === 'page' && differs(sheet.review, checked)) {
        const rows = await fetchJobRows(checked.id, signal);
        onVerdict(reviewOfJob(checked, rows, sheet.products));
        return;
      }
      const { committed, skipped } = await commitJob(checked.id, mode);
      toast.show({ tone: 'positive', message: t('committed', { count: committed, skipped }) });
      navigate('/shoppingCart');
    } catch (error) {
      if (!isApiError(error)) throw error;
      setFailure(errorWords(error));
    } finally {
      isRunning.current = false;
      setProgress(null);
    }
  };
  return { commit: (mode: CommitMode) => void commit(mode), progress, failure };
}
