import { keptValue } from '@selvedge/app-shell/kept/keptValue';
import type { ColumnChoices } from '@selvedge/domain/sheets/reading/choices';

/** Mode of the commit: all rows or nothing, or the rows without errors. */
export type CommitMode = 'ALL' | 'VALID_ONLY';

/** Commit that was sent and not answered yet. */
export interface AskedCommit {
  jobId: string;
  /** Idempotency key of the sheet's upload: with it the next commit uses the same job, which adds its rows once. */
  uploadKey: string;
  mode: CommitMode;
}

/** Sheet under review, with the user's choices. */
export interface SheetToKeep {
  file: File;
  choices: ColumnChoices;
  mode: CommitMode;
  asked: AskedCommit | null;
}

/** Stored sheet of an earlier visit. */
export interface KeptSheet extends SheetToKeep {
  /** Time at which it was stored, in epoch milliseconds. */
  keptAt: number;
}

const valueOf = (listId: string) => keptValue<SheetToKeep>(`orderSheet:${listId}`);

/** Stores the sheet under review in this browser, in place of an earlier one for the list, so that it survives a reload. */
export const keepSheet = (listId: string, sheet: SheetToKeep): Promise<void> => valueOf(listId).keep(sheet);

/** Returns the stored sheet under review for the list; undefined when there is none. */
export async function keptSheet(listId: string): Promise<KeptSheet | undefined> {
  const kept = await valueOf(listId).read();
  if (kept === undefined || !(kept.values['file'] instanceof File)) return undefined;
  return { ...(kept.values as unknown as SheetToKeep), keptAt: kept.at };
}

/** Deletes the stored sheet after it was committed, or when another one is imported. */
export const forgetSheet = (listId: string): Promise<void> => valueOf(listId).forget();
