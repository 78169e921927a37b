import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { codes, isApiError, newIdempotencyKey } from '@selvedge/api-spec/client';
import type { FileStage } from '@selvedge/design-system/commerce/FileStatus';
import type { Job } from '../../api/schemas';
import { errorWords } from '../../trade/errorWords';
import { commitJob, fetchJobRows, uploadSheet, waitForJob } from './importSheet.api';
import { differs, reviewOfJob } from './review';
import { choicesFor, type ReadSheet } from './readSheet';
import { useCommitWords } from './useCommitWords';

/** Progress of a commit. In the last stage the server adds the rows in one transaction, which cannot be stopped. */
export type CommitStage = FileStage | { stage: 'committing' };

interface CommitOptions {
  listId: string;
  sheet: ReadSheet;
  /** Replaces the page's check by the server's, or records that the commit was sent. */
  onChange: (part: Partial<ReadSheet>) => void;
}

/**
 * Hook that commits a checked sheet through the server: upload, the server's own check, commit. When its result differs nothing is
 * committed: the page shows it and the buyer decides again. Each step can be repeated and adds nothing twice. Before the last step the
 * commit can be stopped, also by leaving the page.
 */
export function useCommit({ listId, sheet, onChange }: CommitOptions) {
  const { t } = useTranslation('import');
  const { tellDone, tellStopped } = useCommitWords(listId);
  const [progress, setProgress] = useState<CommitStage | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const job = useRef<{ uploadKey: string; checked: Job } | null>(null);
  const isRunning = useRef(false);
  const isHere = useRef(true);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      abort.current?.abort();
    };
  }, []);

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
    job.current = { uploadKey, checked };
    return checked;
  };
  /** Gives up a job that can no longer be committed: the next commit uploads the sheet anew. */
  const forgetJob = (): void => {
    job.current = null;
    onChange({ uploadKey: newIdempotencyKey(), asked: null });
  };

  const commit = async (): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setFailure(null);
    const stopping = new AbortController();
    const { signal } = stopping;
    abort.current = stopping;
    const { mode, uploadKey } = sheet;
    const isSeen = sheet.review.by === 'server' && job.current?.uploadKey === uploadKey;
    try {
      const checked = await checkedByServer(signal);
      if (checked.state === 'FAILED' || checked.state === 'CANCELLED') {
        setFailure(checked.error ?? t('commitFailed'));
        forgetJob();
        return;
      }
      if (!isSeen && differs(sheet.review, checked)) {
        const rows = await fetchJobRows(checked.id, signal);
        onChange({ review: reviewOfJob(checked, rows, sheet.products) });
        return;
      }
      abort.current = null;
      setProgress({ stage: 'committing' });
      onChange({ asked: { jobId: checked.id, uploadKey, mode } });
      tellDone(await commitJob(checked.id, mode), isHere.current);
    } catch (error) {
      if (signal.aborted) {
        if (isHere.current) tellStopped();
      } else if (isApiError(error)) {
        setFailure(errorWords(error));
        // Without an answer the server may have added the rows: the next commit must use the same job.
        if (isApiError(error, codes.STEP_REFUSED) || isApiError(error, codes.EXPIRED)) forgetJob();
        else if (error.code !== undefined) onChange({ asked: null });
      } else throw error;
    } finally {
      isRunning.current = false;
      setProgress(null);
    }
  };
  return {
    commit: () => void commit(),
    /** Stops the commit; null when it can no longer be stopped. */
    stop: progress === null || progress.stage === 'committing' ? null : () => abort.current?.abort(),
    progress,
    failure,
    /** Returns the id of the server's job of the sheet, if it was sent. */
    jobId: (): string | undefined => job.current?.checked.id ?? sheet.asked?.jobId,
  };
}
