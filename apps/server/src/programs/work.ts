import type { Adapters } from '../adapters/adapters';
import { CHORE_TIMEOUT_MS, openDb, openPool } from '../db/pool';
import { startWorker, WORKER_CONNECTIONS } from '../jobs/worker';
import { TASKS } from '../modules/background/jobs/tasks';
import type { Metrics } from '../process/metrics';
import type { ServerContext } from './program';

/** Works on the job queue in this process until it stops (docs/decisions/0032), on connections of its own. */
export async function workOn(
  url: string,
  { config, log, closing }: ServerContext,
  { adapters, metrics }: { adapters: Adapters; metrics: Metrics },
): Promise<void> {
  const pool = openPool(url, {
    size: WORKER_CONNECTIONS,
    queryTimeoutMs: CHORE_TIMEOUT_MS,
    onError: (error) => log.warn({ err: error }, 'a connection of the worker broke'),
  });
  closing.add('connections of the worker', 3000, () => pool.end());
  const worker = await startWorker({
    pool,
    tasks: TASKS,
    services: { db: openDb(pool), adapters, config, log },
    log,
    onEnd: (task, outcome) => metrics.countJob(task, outcome),
  });
  closing.add('worker', 5000, () => worker.stop());
}
