import { useEffect, useEffectEvent } from 'react';
import { deviceNow } from '@selvedge/app-kit/app/deviceClock';
import { dropKept, readKept, writeKept } from '@selvedge/app-kit/kept/keptStore';
import { keptFor } from '@selvedge/app-kit/kept/person';

/** A sheet that was sent and of which the person has not seen the end. */
export interface KeptJob {
  jobId: string;
  /** Wrong rows that were known when its good rows were asked for, so that those of the commit itself are told; null before. */
  knownInvalid: number | null;
}

/** Where the sheet of a dialog is kept; null where nobody is signed in. */
function keyOf(name: string): string | null {
  const person = keptFor();
  return person === null ? null : `${person}/sheet:${name}`;
}

/** The sheet of a dialog whose end was not seen; undefined where there is none. */
export async function keptJob(name: string): Promise<KeptJob | undefined> {
  const key = keyOf(name);
  const { jobId, knownInvalid } = (key === null ? undefined : await readKept(key))?.values ?? {};
  if (typeof jobId !== 'string') return undefined;
  return { jobId, knownInvalid: typeof knownInvalid === 'number' ? knownInvalid : null };
}

/** Keeps which sheet of a dialog was sent, so that a reload finds it again. */
export async function keepJob(name: string, job: KeptJob): Promise<void> {
  const key = keyOf(name);
  if (key !== null) await writeKept({ key, values: { ...job }, at: deviceNow('keptForm') });
}

/** Forgets the sheet of a dialog: its end was seen, or it was given up. */
export async function forgetJob(name: string): Promise<void> {
  const key = keyOf(name);
  if (key !== null) await dropKept(key);
}

/** Opens the dialog of a sheet whose end was not seen when the page was left. */
export function useLeftJob(name: string, onLeft: () => void): void {
  const open = useEffectEvent(onLeft);
  useEffect(() => {
    let isHere = true;
    void keptJob(name).then((kept) => {
      if (isHere && kept !== undefined) open();
    });
    return () => {
      isHere = false;
    };
  }, [name]);
}
