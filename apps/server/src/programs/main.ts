import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { checkFiles, chooseAdapters } from '../adapters/choose';
import { buildApp } from './app';
import { openSearchIndex } from '../searchIndex/searchIndex';
import { startEmbedded } from '@selvedge/embedded-postgres/embedded';
import { type Db, dropIdle, openDb, openPool } from '../db/pool';
import { waitForDatabase } from '../db/wait';
import { startupBanner, type StartupInfo } from '../process/startupBanner';
import { stopApp } from '../http/stop';
import { startHub } from '../live/hub';
import { sessionExpiries } from '../modules/auth/sessions/find';
import { hasRoot, makeSetupToken } from '../modules/auth/sessions/setupTokens';
import { demoState } from '../modules/common/installation/demoState';
import { needFreePorts } from './freePorts';
import { limitHeapGrowth } from '../process/heap';
import { createMetrics } from '../process/metrics';
import { type ServerContext, runProgram } from './program';
import { setUpDatabase } from './setup';
import { workOn } from './work';

/** Longest wait for the LISTEN connection at start, in ms; without it the server answers calls, but is not ready. */
const FIRST_LINE_MS = 5000;

function listeningPort(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function openDatabase(context: ServerContext): Promise<string> {
  const { config, log, closing } = context;
  if (config.databaseUrl !== undefined) {
    await waitForDatabase(config.databaseUrl, { forMs: config.databaseWaitMs, log, signal: context.stopped });
    return config.databaseUrl;
  }
  const embedded = await startEmbedded(config.dataDir, log);
  context.embedded = embedded;
  closing.add('database', 25_000, () => embedded.stop());
  return embedded.url;
}

async function serve(context: ServerContext): Promise<void> {
  const { config, log, closing, life } = context;
  await needFreePorts(config);
  const adapters = chooseAdapters(config, log);
  await checkFiles(adapters.files, log);
  const url = await openDatabase(context);
  await setUpDatabase(url, config, log);
  const onError = (error: Error) =>
    log[life.draining ? 'debug' : 'warn']({ err: error }, 'a database connection broke');
  const pool = openPool(url, { size: config.poolSize, queryTimeoutMs: config.queryTimeoutMs, onError });
  const numbers = openPool(url, { size: 1, queryTimeoutMs: config.queryTimeoutMs, onError });
  closing.add('connections', 3000, () => Promise.all([pool.end(), numbers.end()]));
  const expiries = (ids: string[]) => sessionExpiries(pool, ids);
  const hub = startHub({ url, expiries, onLost: () => dropIdle(pool), log });
  closing.add('live line', 4000, () => hub.stop());
  await hub.respondsWithin(FIRST_LINE_MS);
  const metrics = createMetrics({ process: true });
  metrics.watch({ pool, hub });
  const searchIndex = openSearchIndex({ url, queryTimeoutMs: config.queryTimeoutMs }, log);
  closing.add('index of the goods', 3000, () => searchIndex.stop());
  // A failure is already logged; the first search tries again.
  await searchIndex.ready().catch(() => undefined);
  const services = {
    db: openDb(pool),
    numbers: openDb(numbers),
    searchIndex,
    config,
    adapters,
    life,
    metrics,
  };
  if (config.worker) await workOn(url, context, services);
  const buyer = await buildApp(services, hub, 'buyer');
  const admin = await buildApp(services, hub, 'admin');
  closing.add('calls', 15_000, () => Promise.all([stopApp(buyer), stopApp(admin)]));
  await buyer.listen({ port: config.port, host: config.host });
  await admin.listen({ port: config.adminPort, host: config.host });
  closing.add('drain', config.drainMs + 1000, async () => {
    await pause(config.drainMs);
    hub.closeForRestart();
  });
  const facts = await readFacts(services.db);
  process.stdout.write(
    startupBanner(
      config,
      listeningPort(buyer.server.address()),
      listeningPort(admin.server.address()),
      facts,
    ),
  );
}

async function readFacts(db: Db): Promise<StartupInfo> {
  const isOpen = await hasRoot(db);
  return {
    hasDemo: (await demoState(db)) === 'filled',
    setupToken: isOpen ? null : await makeSetupToken(db, new Date()),
  };
}

limitHeapGrowth();
runProgram(serve);
