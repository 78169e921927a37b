import { deviceNow } from '@selvedge/app-kit/app/deviceClock';
import { dropKept, readKept, writeKept } from '@selvedge/app-kit/kept/keptStore';
import { keptFor } from '@selvedge/app-kit/kept/person';
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

/** Where a sheet for a list is kept; null where nobody is signed in. */
function keyOf(listId: string): string | null {
  const person = keptFor();
  return person === null ? null : `${person}/orderSheet:${listId}`;
}

/** Keeps the sheet under review in this browser, in place of an earlier one for the list, so that it outlives a reload (L-40). */
export async function keepSheet(listId: string, sheet: SheetToKeep): Promise<void> {
  const key = keyOf(listId);
  if (key !== null) await writeKept({ key, values: { ...sheet }, at: deviceNow('keptForm') });
}

/** The sheet that was under review for the list; undefined where none is kept. */
export async function keptSheet(listId: string): Promise<KeptSheet | undefined> {
  const key = keyOf(listId);
  const kept = key === null ? undefined : await readKept(key);
  if (kept === undefined || !(kept.values['file'] instanceof File)) return undefined;
  return { ...(kept.values as unknown as SheetToKeep), keptAt: kept.at };
}

/** Forgets the sheet: it was committed, or another is wanted. */
export async function forgetSheet(listId: string): Promise<void> {
  const key = keyOf(listId);
  if (key !== null) await dropKept(key);
}
