import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { isApiError, serverNow } from '@selvedge/api-spec/client';
import { checkImportSize } from '@selvedge/domain/sheets/importLimits';
import type { ImportRefusal } from '@selvedge/domain/sheets/importLimits';
import type { ColumnChoices } from '@selvedge/domain/sheets/reading/choices';
import { formsWith } from '@selvedge/domain/sheets/reading/form';
import type { FileStage } from '@selvedge/design-system/FileStatus';
import { errorWords } from '../../trade/errorWords';
import { fetchForms, fetchProducts, keepForms } from './importSheet.api';
import { checkedWith, firstCheck, type ReadSheet } from './readSheet';
import type { Review } from './review';
import { createSheetReader, SheetRefused } from './sheetReader';
import type { SheetReader } from './sheetReader';

/** Where the import stands. */
export type ImportState =
  | { step: 'choose'; refusal: ImportRefusal | null; failure: string | null }
  | { step: 'reading'; file: File; progress: FileStage }
  | ({ step: 'review' } & ReadSheet);

const start: ImportState = { step: 'choose', refusal: null, failure: null };

/** Reads and checks a sheet in a worker; nothing leaves the page before the buyer commits. */
export function useImport(listId: string) {
  const [state, setState] = useState<ImportState>(start);
  /** Of choices made quickly one after the other the last one counts. */
  const turn = useRef(0);
  const work = useRef<{ abort: AbortController; reader: SheetReader } | null>(null);

  const stop = useCallback(() => {
    work.current?.abort.abort();
    work.current?.reader.stop();
    work.current = null;
    setState(start);
  }, []);
  useEffect(
    () => () => {
      work.current?.abort.abort();
      work.current?.reader.stop();
    },
    [],
  );

  const take = async (file: File): Promise<void> => {
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
      const check = await firstCheck(reader);
      if (abort.signal.aborted) return;
      const done: ImportState = { step: 'review', file, readAt: serverNow(), products, reader, ...check };
      // A page full of rows: React may pause while it builds them.
      startTransition(() => setState(done));
    } catch (error) {
      if (abort.signal.aborted) return;
      reader.stop();
      if (error instanceof SheetRefused) setState({ step: 'choose', refusal: error.refusal, failure: null });
      else if (isApiError(error)) setState({ step: 'choose', refusal: null, failure: errorWords(error) });
      else throw error;
    }
  };
  const takeVerdict = (review: Review): void =>
    setState((before) => (before.step === 'review' ? { ...before, review } : before));
  const choose = async (choices: ColumnChoices): Promise<void> => {
    if (state.step !== 'review') return;
    const { reader, review, form } = state;
    turn.current += 1;
    const mine = turn.current;
    const show = (change: Partial<ReadSheet>): void => {
      if (mine !== turn.current) return;
      startTransition(() =>
        setState((before) => (before.step === 'review' ? { ...before, ...change } : before)),
      );
    };
    try {
      show(await checkedWith(reader, review, choices));
      const forms = await fetchForms();
      if (mine === turn.current)
        await keepForms(formsWith(forms, form, choices, new Date(serverNow()).toISOString()));
    } catch (error) {
      if (!(error instanceof SheetRefused)) throw error;
      show({ refusal: error.refusal });
    }
  };
  return {
    state,
    take: (file: File) => void take(file),
    stop,
    takeVerdict,
    /** Has the sheet read anew with these choices, and keeps them for the next one of its form. */
    choose: (choices: ColumnChoices) => void choose(choices),
  };
}
