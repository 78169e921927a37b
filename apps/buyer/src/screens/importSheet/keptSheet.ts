import { keptValue } from '@selvedge/app-kit/kept/keptValue';
import type { ColumnChoices } from '@selvedge/domain/sheets/reading/choices';

/** All or nothing, or the rows without errors. */
export type CommitMode = 'ALL' | 'VALID_ONLY';

/** A commit that was sent, before its answer came. */
export interface AskedCommit {
  jobId: string;
  /** The key under which the sheet was uploaded: with it the next commit is of the same job, which takes its rows once. */
  uploadKey: string;
  mode: CommitMode;
}

/** A sheet under review, with what the person chose. */
export interface SheetToKeep {
  file: File;
  choices: ColumnChoices;
  mode: CommitMode;
  asked: AskedCommit | null;
}

/** A sheet as an earlier visit left it. */
export interface KeptSheet extends SheetToKeep {
  /** When it was kept, in epoch milliseconds. */
  keptAt: number;
}

const valueOf = (listId: string) => keptValue<SheetToKeep>(`orderSheet:${listId}`);

/** Keeps the sheet under review in this browser, in place of an earlier one for the list, so that it outlives a reload. */
export const keepSheet = (listId: string, sheet: SheetToKeep): Promise<void> => valueOf(listId).keep(sheet);

/** The sheet that was under review for the list; undefined where none is kept. */
export async function keptSheet(listId: string): Promise<KeptSheet | undefined> {
  const kept = await valueOf(listId).read();
  if (kept === undefined || !(kept.values['file'] instanceof File)) return undefined;
  return { ...(kept.values as unknown as SheetToKeep), keptAt: kept.at };
}

/** Forgets the sheet: it was committed, or another is wanted. */
export const forgetSheet = (listId: string): Promise<void> => valueOf(listId).forget();
