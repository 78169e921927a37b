import { pathToFileURL } from 'node:url';
import { CHORE_TIMEOUT_MS, openDb, openPool } from '../db/pool';
import { runnable } from '../jobs/tasks';
import { startWorker } from '../jobs/worker';
import { writeBatch } from '../modules/notices/jobs/send';
import { sendingTask } from '../modules/notices/write/queue';

const SILENT = { debug() {}, info() {}, warn() {}, error() {} };

/** Runs a worker that writes one batch of a notice to many recipients and then hangs until it is killed. */
async function writeOneBatch(url: string): Promise<void> {
  const pool = openPool(url, { size: 6, queryTimeoutMs: CHORE_TIMEOUT_MS, onError: () => undefined });
  const tasks = [
    runnable(sendingTask, async (_, { id }) => {
      await writeBatch(openDb(pool), id);
      await new Promise(() => undefined);
    }),
  ];
  await startWorker({ pool, tasks, services: null, log: SILENT });
}

const [, program, url] = process.argv;
if (url !== undefined && program !== undefined && import.meta.url === pathToFileURL(program).href)
  await writeOneBatch(url);
