import { keptValue } from '@selvedge/app-kit/kept/keptValue';
import { sheetKey } from './useLeftSheet';

/** A sheet that was sent and of which the person has not seen the end. */
export interface KeptJob {
  jobId: string;
  /** Wrong rows that were known when its good rows were asked for, so that those of the commit itself are told; null before. */
  knownInvalid: number | null;
}

const valueOf = (name: string) => keptValue<KeptJob>(sheetKey(name));

/** The sheet of a dialog whose end was not seen; undefined where there is none. */
export async function keptJob(name: string): Promise<KeptJob | undefined> {
  const { jobId, knownInvalid } = (await valueOf(name).read())?.values ?? {};
  if (typeof jobId !== 'string') return undefined;
  return { jobId, knownInvalid: typeof knownInvalid === 'number' ? knownInvalid : null };
}

/** Keeps which sheet of a dialog was sent, so that a reload finds it again. */
export const keepJob = (name: string, job: KeptJob): Promise<void> => valueOf(name).keep(job);

/** Forgets the sheet of a dialog: its end was seen, or it was given up. */
export const forgetJob = (name: string): Promise<void> => valueOf(name).forget();
