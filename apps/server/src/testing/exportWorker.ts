import { pathToFileURL } from 'node:url';
import { fileFolder } from '../adapters/fileFolder';
import { readConfig } from '../config/config';
import { CHORE_TIMEOUT_MS, openDb, openPool } from '../db/pool';
import { runnable } from '../jobs/tasks';
import { startWorker } from '../jobs/worker';
import { exportTask } from '../modules/exports/write/queue';
import { runExport } from '../modules/exports/write/run';

const SILENT = { debug() {}, info() {}, warn() {}, error() {} };

/** Runs a worker that writes exports and hangs for ever before it stores the bytes of the first one. */
async function writeAlmost(url: string, dataDir: string): Promise<void> {
  const pool = openPool(url, { size: 6, queryTimeoutMs: CHORE_TIMEOUT_MS, onError: () => undefined });
  const files = {
    ...fileFolder(dataDir),
    put: async () => {
      await new Promise(() => undefined);
    },
  };
  const config = { dataDir, quota: readConfig(process.env).quota };
  const services = { db: openDb(pool), adapters: { files }, config };
  const tasks = [runnable(exportTask, (_, { id }, run) => runExport(services, id, run))];
  await startWorker({ pool, tasks, services: null, log: SILENT });
}

const [, program, url, dataDir] = process.argv;
if (url !== undefined && dataDir !== undefined && import.meta.url === pathToFileURL(program ?? '').href)
  await writeAlmost(url, dataDir);
