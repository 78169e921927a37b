import { useEffect, useState } from 'react';
import { isApiError } from '@selvedge/api-spec/client';
import { resumableJob } from './jobs.api';
import type { Job } from './jobs.api';
import { forgetJob, keepJob, keptJob } from './keptJob';

interface HeldJob {
  job: Job;
  /** Number of wrong rows that were known when the good ones were committed; null before. */
  knownInvalid: number | null;
}

/** Returns the sheet of a dialog, which is stored across a reload until its outcome was seen. */
export function useKeptJob(name: string) {
  const [held, setHeld] = useState<HeldJob>();
  const [isLooking, setLooking] = useState(true);
  useEffect(() => {
    let isHere = true;
    const look = async (): Promise<void> => {
      const kept = await keptJob(name);
      const job = kept && (await resumableJob(kept.jobId));
      if (kept === undefined || !isHere) return;
      if (job === undefined) void forgetJob(name);
      else setHeld({ job, knownInvalid: kept.knownInvalid });
    };
    // When the server does not answer, the sheet stays stored for the next visit.
    void look()
      .catch((error: unknown) => {
        if (!isApiError(error)) throw error;
      })
      .finally(() => setLooking(false));
    return () => {
      isHere = false;
    };
  }, [name]);
  return {
    /** Whether the sheet of an earlier visit is still being looked up. */
    isLooking,
    job: held?.job,
    knownInvalid: held?.knownInvalid ?? null,
    keep: (job: Job, knownInvalid: number | null): void => {
      setHeld({ job, knownInvalid });
      void keepJob(name, { jobId: job.id, knownInvalid });
    },
    forget: (): void => {
      setHeld(undefined);
      void forgetJob(name);
    },
  };
}
