import { checkFiles, chooseAdapters } from '../adapters/choose';
import { waitForDatabase } from '../db/wait';
import { createMetrics } from '../process/metrics';
import { type ServerContext, runProgram } from './program';
import { setUpDatabase } from './setup';
import { StartRefusedError } from '../process/startRefused';
import { workOn } from './work';

/** Runs a process that only does background work (`npm run worker`). */
async function work(context: ServerContext): Promise<void> {
  const { config, log, stopped } = context;
  const url = config.databaseUrl;
  if (url === undefined) {
    throw new StartRefusedError(
      'A worker of its own needs the database of the servers: name it with DATABASE_URL. A private database belongs to its one ' +
        'server, which works in the background by itself.',
    );
  }
  const adapters = chooseAdapters(config, log);
  await checkFiles(adapters.files, log);
  await waitForDatabase(url, { forMs: config.databaseWaitMs, log, signal: stopped });
  await setUpDatabase(url, config, log);
  await workOn(url, context, {
    adapters,
    metrics: createMetrics({ process: false }),
  });
  process.stdout.write(`\n  ${config.productTitle} works in the background\n\n`);
}

runProgram(work);
