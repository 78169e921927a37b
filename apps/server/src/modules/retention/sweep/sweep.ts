import type { Services } from '../../../contract/context';
import { column } from '../../../db/columnTypes';
import { prepared } from '../../../db/statement';
import { OUTBOX_MS } from '../rules/rules';
import { sweepFiles } from './sweepFiles';
import { type Removed, sweepRows } from './sweepRows';

/** Number of the advisory lock that lets one process at a time sweep. */
export const SWEEP_LOCK = 7_301_003;

const tryLock = prepared({
  name: 'take_sweep_lock',
  row: { taken: column.boolean },
  text: 'select pg_try_advisory_lock($1) as taken',
  values: (key: number) => [key],
  example: (make) => make(SWEEP_LOCK),
});

const unlock = prepared({
  name: 'release_sweep_lock',
  row: { released: column.boolean },
  text: 'select pg_advisory_unlock($1) as released',
  values: (key: number) => [key],
  example: (make) => make(SWEEP_LOCK),
});

const EVERY_MS = 10 * 60_000;

interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

/** A sweep that goes on by itself. */
export interface Sweeping {
  /** Ends it; what is under way stops at the next step. */
  stop(): Promise<void>;
}

/**
 * One round: removes rows whose time is over, messages of the outbox and files that nothing names, and answers how many
 * of each. Answers null at once while another process sweeps.
 */
export async function sweep(
  { db, adapters }: Pick<Services, 'db' | 'adapters'>,
  log: Log,
  now: Date,
  stopped: () => boolean = () => false,
): Promise<Removed | null> {
  const holder = await db.$client.connect();
  let clean = false;
  try {
    const [lock] = await tryLock(holder, SWEEP_LOCK);
    if (lock?.taken !== true) {
      clean = true;
      return null;
    }
    const removed = await sweepRows(db, now, stopped);
    const messages = (await adapters.mail.forget?.(new Date(now.getTime() - OUTBOX_MS))) ?? 0;
    const { unused, stray } = await sweepFiles(db, adapters.files, now, stopped);
    if (stray === null) {
      log.warn({}, 'the stored files belong to another database: bytes without a row are left alone');
    }
    const counts = { messages, files: unused, strayFiles: stray ?? 0 };
    for (const [name, count] of Object.entries(counts)) if (count > 0) removed[name] = count;
    await unlock(holder, SWEEP_LOCK);
    clean = true;
    return removed;
  } finally {
    // After a fault the connection is closed, and the lock ends with it.
    holder.release(!clean);
  }
}

/** Sweeps at once and then every ten minutes. Each round that removed something writes one line with the counts. */
export function startSweeping(services: Pick<Services, 'db' | 'adapters'>, log: Log): Sweeping {
  let stopping = false;
  let round: Promise<void> = Promise.resolve();
  const run = () => {
    const from = Date.now();
    round = round
      .then(() => (stopping ? null : sweep(services, log, new Date(from), () => stopping)))
      .then((removed) => {
        if (removed === null || Object.keys(removed).length === 0) return;
        log.info({ removed, ms: Date.now() - from }, 'swept');
      })
      .catch((error: unknown) => log.warn({ err: error }, 'sweeping failed'));
  };
  run();
  const timer = setInterval(run, EVERY_MS);
  return {
    stop() {
      stopping = true;
      clearInterval(timer);
      return round;
    },
  };
}
