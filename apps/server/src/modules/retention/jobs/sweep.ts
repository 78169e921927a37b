import { DAY_MS } from '@selvedge/domain/constants';
import type { Adapters } from '../../../adapters/adapters';
import type { Db } from '../../../db/pool';
import { FAILED_DAYS, forgetFailed } from '../../../jobs/failed';
import { scheduledTask } from '../../../jobs/tasks';
import { expireMessages } from '../../mail/jobs/send';
import { OUTBOX_MS } from '../rules/rules';
import { sweepFiles } from './sweepFiles';
import { resumeLostJobs } from './lostJobs';
import { type Removed, sweepRows } from './sweepRows';

interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

/** Deletes expired data: rows, messages of the outbox, files that nothing refers to. */
export const sweepTask = scheduledTask({ name: 'sweep', kind: 'SWEEP', attempts: 3, at: '*/10 * * * *' });

/**
 * Runs one round of the sweep: removes expired rows, messages of the outbox, unused files and jobs that failed long ago, and returns the
 * number of each. Ends early when `stopped`. A round that removed something writes one log entry with the counts.
 */
export async function sweep(
  { db, adapters }: { db: Db; adapters: Adapters },
  log: Log,
  now: Date,
  stopped: () => boolean = () => false,
): Promise<Removed> {
  const from = Date.now();
  await expireMessages(db, now);
  await resumeLostJobs(db, now);
  const removed = await sweepRows(db, now, stopped);
  const messages = (await adapters.mail.forget?.(new Date(now.getTime() - OUTBOX_MS))) ?? 0;
  const failedJobs = await forgetFailed(db, new Date(now.getTime() - FAILED_DAYS * DAY_MS));
  const { unused, stray } = await sweepFiles(db, adapters.files, now, stopped);
  if (stray === null) {
    log.warn({}, 'the stored files belong to another database: bytes without a row are left alone');
  }
  const counts = { messages, failedJobs, files: unused, strayFiles: stray ?? 0 };
  for (const [name, count] of Object.entries(counts)) if (count > 0) removed[name] = count;
  if (Object.keys(removed).length > 0) log.info({ removed, ms: Date.now() - from }, 'swept');
  return removed;
}
