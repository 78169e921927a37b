import { keptValue } from '@selvedge/app-shell/kept/keptValue';
import { sheetKey } from './useUnfinishedImport';

/** Sheet that was sent and whose outcome the user has not seen. */
export interface KeptJob {
  jobId: string;
  /**
   * Number of wrong rows that were known when the good ones were committed, so that those of the commit itself can be reported; null
   * before.
   */
  knownInvalid: number | null;
}

const valueOf = (name: string) => keptValue<KeptJob>(sheetKey(name));

/** Returns the stored sheet of a dialog whose outcome was not seen; undefined when there is none. */
export async function keptJob(name: string): Promise<KeptJob | undefined> {
  const { jobId, knownInvalid } = (await valueOf(name).read())?.values ?? {};
  if (typeof jobId !== 'string') return undefined;
  return { jobId, knownInvalid: typeof knownInvalid === 'number' ? knownInvalid : null };
}

/** Stores which sheet of a dialog was sent, so that it is found again after a reload. */
export const keepJob = (name: string, job: KeptJob): Promise<void> => valueOf(name).keep(job);

/** Removes the stored sheet of a dialog: its outcome was seen, or it was discarded. */
export const forgetJob = (name: string): Promise<void> => valueOf(name).forget();
