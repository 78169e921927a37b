import { pathToFileURL } from 'node:url';
import { CHORE_TIMEOUT_MS, openDb, openPool } from '../db/pool';
import { type JobRun, TASKS } from '../jobs/tasks';
import { startWorker } from '../jobs/worker';
import { beginCheck, checkProducts, checkBatch } from '../modules/imports/products/checkRows';
import { commitProducts } from '../modules/imports/products/commitRows';
import { openSheet } from '../modules/imports/products/openSheet';

const SILENT = { debug() {}, info() {}, warn() {}, error() {} };

/** Runs a worker that checks whole sheets, or one batch and then hangs until it is killed, and that commits like any other. */
async function workOnSheets(url: string, checks: string): Promise<void> {
  const pool = openPool(url, { size: 8, queryTimeoutMs: CHORE_TIMEOUT_MS, onError: () => undefined });
  const db = openDb(pool);
  const tasks = { 'imports.check': TASKS['imports.check'], 'imports.commit': TASKS['imports.commit'] };
  const handlers = {
    'imports.check': async ({ id }: { id: string }, run: JobRun) => {
      if (checks === 'whole') return checkProducts(db, id, run);
      const job = await beginCheck(db, id);
      if (job === null) return;
      await checkBatch(db, id, await openSheet(db, job));
      await new Promise(() => undefined);
    },
    'imports.commit': ({ id }: { id: string }, run: JobRun) => commitProducts(db, id, run),
  };
  await startWorker({ pool, tasks, handlers, log: SILENT });
}

const [, program, url, checks] = process.argv;
if (url !== undefined && checks !== undefined && import.meta.url === pathToFileURL(program ?? '').href)
  await workOnSheets(url, checks);
