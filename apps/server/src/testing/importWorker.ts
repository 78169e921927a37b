import { pathToFileURL } from 'node:url';
import { CHORE_TIMEOUT_MS, openDb, openPool } from '../db/pool';
import { runnable } from '../jobs/tasks';
import { startWorker } from '../jobs/worker';
import { checkTask, commitTask } from '../modules/imports/machine/queueProducts';
import { beginCheck, checkProducts, checkBatch } from '../modules/imports/products/checkRows';
import { commitProducts } from '../modules/imports/products/commitRows';
import { openSheet } from '../modules/imports/products/openSheet';

const SILENT = { debug() {}, info() {}, warn() {}, error() {} };

/** Runs a worker that checks whole sheets, or one batch and then hangs until it is killed, and that commits like any other. */
async function workOnSheets(url: string, checks: string): Promise<void> {
  const pool = openPool(url, { size: 8, queryTimeoutMs: CHORE_TIMEOUT_MS, onError: () => undefined });
  const db = openDb(pool);
  const tasks = [
    runnable(checkTask, async (_, { id }, run) => {
      if (checks === 'whole') return checkProducts(db, id, run);
      const job = await beginCheck(db, id);
      if (job === null) return;
      await checkBatch(db, id, await openSheet(db, job));
      await new Promise(() => undefined);
    }),
    runnable(commitTask, (_, { id }, run) => commitProducts(db, id, run)),
  ];
  await startWorker({ pool, tasks, services: null, log: SILENT });
}

const [, program, url, checks] = process.argv;
if (url !== undefined && checks !== undefined && import.meta.url === pathToFileURL(program ?? '').href)
  await workOnSheets(url, checks);
