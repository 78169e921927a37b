import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import { CHORE_TIMEOUT_MS, openPool } from '../db/pool';
import { defineTask, runnable } from '../jobs/tasks';
import { startWorker } from '../jobs/worker';

/** Tasks for the test of killed workers, which write rows of the table `done`. */
const named = (name: string, attempts: number) =>
  defineTask({ name, kind: null, payload: z.object({ name: z.string() }), attempts });
export const TEST_TASKS = {
  quick: named('quick', 2),
  /** Never ends in the process that is to be killed. */
  hang: named('hang', 2),
  /** The same with a single attempt. */
  hangOnce: named('hangOnce', 1),
};

const SILENT = { debug() {}, info() {}, warn() {}, error() {} };

/** Runs a worker that records the start of each job and never ends it. */
async function hangOn(url: string): Promise<void> {
  const pool = openPool(url, { size: 6, queryTimeoutMs: CHORE_TIMEOUT_MS, onError: () => undefined });
  const hang = async (_: null, { name }: { name: string }) => {
    await pool.query('insert into done (name, worker) values ($1, $2)', [`began ${name}`, 'child']);
    await new Promise(() => undefined);
  };
  const tasks = [TEST_TASKS.hang, TEST_TASKS.hangOnce].map((task) => runnable(task, hang));
  await startWorker({ pool, tasks, services: null, log: SILENT });
}

const [, program, url] = process.argv;
if (url !== undefined && program !== undefined && import.meta.url === pathToFileURL(program).href)
  await hangOn(url);
