import { startTransition, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isApiError, serverNow } from '@selvedge/api-spec/client';
import { checkImportSize } from '@selvedge/domain/sheets/importLimits';
import type { ImportRefusal } from '@selvedge/domain/sheets/importLimits';
import type { ColumnChoices } from '@selvedge/domain/sheets/reading/choices';
import { formsWith } from '@selvedge/domain/sheets/reading/form';
import type { FileStage } from '@selvedge/design-system/commerce/FileStatus';
import { errorWords } from '../../trade/errorWords';
import { dropJob, fetchForms, fetchProducts, keepForms } from './importSheet.api';
import { forgetSheet, keepSheet } from './keptSheet';
import type { KeptSheet } from './keptSheet';
import { leftSheet } from './leftSheet';
import type { LeftSheet } from './leftSheet';
import { checkedWith, firstCheck, type ReadSheet } from './readSheet';
import { createSheetReader, SheetRefused } from './sheetReader';
import type { SheetReader } from './sheetReader';
import { useCommitWords } from './useCommitWords';

/** State of the import. */
export type ImportState =
  | { step: 'choose'; refusal: ImportRefusal | null; failure: string | null }
  | { step: 'reading'; file: File; progress: FileStage }
  | ({ step: 'review' } & ReadSheet);

const start: ImportState = { step: 'choose', refusal: null, failure: null };

/**
 * Hook that reads and checks a sheet in a worker; nothing is sent before the buyer commits. The sheet under review is stored in the browser
 * with the user's choices, and is read again when the page is reopened.
 */
export function useImport(listId: string) {
  const [state, setState] = useState<ImportState>(start);
  const { tellDone, tellTaken } = useCommitWords(listId);
  /** Number of the latest choice: of several in quick succession only the last is applied. */
  const turn = useRef(0);
  const work = useRef<{ abort: AbortController; reader: SheetReader } | null>(null);

  const stop = useCallback(() => {
    work.current?.abort.abort();
    work.current?.reader.stop();
    work.current = null;
    void forgetSheet(listId);
    setState(start);
  }, [listId]);
  useEffect(
    () => () => {
      work.current?.abort.abort();
      work.current?.reader.stop();
    },
    [],
  );

  const take = async (file: File, before?: KeptSheet): Promise<void> => {
    const refusal = checkImportSize(file.size);
    if (refusal) {
      setState({ step: 'choose', refusal, failure: null });
      return;
    }
    const abort = new AbortController();
    const reader = createSheetReader();
    work.current = { abort, reader };
    const show = (progress: FileStage): void => {
      if (!abort.signal.aborted) setState({ step: 'reading', file, progress });
    };
    try {
      show({ stage: 'reading', doneBp: 0 });
      await reader.read(file, (doneBp) => show({ stage: 'reading', doneBp }));
      let doneRows = 0;
      const products = await fetchProducts(
        listId,
        (page, totalRows) => {
          reader.offer(page);
          doneRows += page.length;
          show({ stage: 'checking', doneRows, totalRows });
        },
        abort.signal,
      );
      const check = await firstCheck(reader, before);
      if (abort.signal.aborted) return;
      const { mode = 'VALID_ONLY', asked = null, keptAt = null } = before ?? {};
      const read = { file, readAt: serverNow(), products, reader, mode, asked, keptAt };
      const done: ImportState = { step: 'review', ...read, ...check };
      // Rendering many rows takes long: React may interrupt this update.
      startTransition(() => setState(done));
    } catch (error) {
      if (abort.signal.aborted) return;
      reader.stop();
      if (error instanceof SheetRefused) setState({ step: 'choose', refusal: error.refusal, failure: null });
      else if (isApiError(error)) setState({ step: 'choose', refusal: null, failure: errorWords(error) });
      else throw error;
    }
  };
  const comeBack = useEffectEvent(({ kept, done }: LeftSheet): void => {
    if (work.current !== null) return;
    if (done === null) void take(kept.file, kept);
    else tellDone(done);
  });
  useEffect(() => {
    let isHere = true;
    void leftSheet(listId).then((left) => {
      if (isHere && left !== undefined) comeBack(left);
    });
    return () => {
      isHere = false;
    };
  }, [listId]);
  const kept = state.step === 'review' ? state : null;
  const { file, choices, mode, asked } = kept ?? {};
  useEffect(() => {
    if (file && choices && mode) void keepSheet(listId, { file, choices, mode, asked: asked ?? null });
  }, [listId, file, choices, mode, asked]);

  const change = useCallback(
    (part: Partial<ReadSheet>): void =>
      setState((before) => (before.step === 'review' ? { ...before, ...part } : before)),
    [],
  );
  /**
   * Cancels the server's job of the sheet; returns true, after a message, when it had been committed before. A sheet that was chosen
   * meanwhile stays.
   */
  const isTaken = async (jobId: string): Promise<boolean> => {
    const cancelled = work.current;
    if (!(await dropJob(jobId))) return false;
    if (work.current === cancelled) stop();
    tellTaken();
    return true;
  };
  const choose = async (wanted: ColumnChoices): Promise<void> => {
    if (state.step !== 'review') return;
    const { reader, review, form, asked: sent } = state;
    if (sent !== null && (await isTaken(sent.jobId))) return;
    turn.current += 1;
    const mine = turn.current;
    const show = (part: Partial<ReadSheet>): void => {
      if (mine === turn.current) startTransition(() => change(part));
    };
    try {
      show({ ...(await checkedWith(reader, review, wanted)), asked: null });
      const forms = await fetchForms();
      if (mine === turn.current)
        await keepForms(formsWith(forms, form, wanted, new Date(serverNow()).toISOString()));
    } catch (error) {
      if (!(error instanceof SheetRefused)) throw error;
      show({ refusal: error.refusal });
    }
  };
  /** Discards the sheet, and its job on the server. */
  const restart = (jobId: string | undefined): void => {
    stop();
    if (jobId !== undefined) void isTaken(jobId);
  };
  return {
    state,
    take: (chosen: File) => void take(chosen),
    stop,
    restart,
    change,
    /** Checks the sheet again with these choices, and stores them for the next sheet of its form. */
    choose: (wanted: ColumnChoices) => void choose(wanted),
  };
}
