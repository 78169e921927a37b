import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type Logger, pino } from 'pino';
import { chooseAdapters } from './adapters/choose';
import { buildApp } from './app';
import { type Config, readConfig } from './config';
import { type EmbeddedDatabase, startEmbedded } from './db/embedded';
import { CHORE_TIMEOUT_MS, type Db, dropIdle, openDb, openPool } from './db/pool';
import { waitForDatabase } from './db/wait';
import { greeting, type HouseFacts } from './greeting';
import { logOptions } from './http/log';
import { stopApp } from './http/stop';
import { startHub } from './live/hub';
import { sessionExpiries } from './modules/auth/sessions/find';
import { hasRoot, makeSetupToken } from './modules/auth/sessions/setupTokens';
import { startSweeping } from './modules/retention/sweep/sweep';
import { houseDemo } from './modules/common/house/demoHouse';
import { CRASHED, logCrashes } from './process/crash';
import { Closing, type Life } from './process/life';
import { createMetrics } from './process/metrics';
import { handleSignals } from './process/signals';
import { connectSupervisor, type Supervisor } from './process/supervisor';
import { setUpDatabase } from './setup';
import { StartRefusedError } from './startRefused';

/** The live line is waited for this long at start; without it the server serves, but is not ready. */
const FIRST_LINE_MS = 5000;
/** Connections of the sweep: one holds its lock, another does the work. */
const CHORE_CONNECTIONS = 2;

function listeningPort(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** What belongs to this process rather than to a call. */
interface House {
  config: Config;
  log: Logger;
  life: Life;
  closing: Closing;
  supervisor: Supervisor;
  /** Given when the server is asked to stop while it starts. */
  stopped: AbortSignal;
  embedded: EmbeddedDatabase | null;
}

async function openDatabase(house: House): Promise<string> {
  const { config, log, closing } = house;
  if (config.databaseUrl !== undefined) {
    await waitForDatabase(config.databaseUrl, { forMs: config.databaseWaitMs, log, signal: house.stopped });
    return config.databaseUrl;
  }
  const embedded = await startEmbedded(config.dataDir, log, [], (pid) =>
    house.supervisor.send({ type: 'database', pid }),
  );
  house.embedded = embedded;
  closing.add('database', 25_000, () => embedded.stop());
  return embedded.url;
}

async function serve(house: House): Promise<void> {
  const { config, log, closing, life } = house;
  const url = await openDatabase(house);
  await setUpDatabase(url, config, log);
  const onError = (error: Error) => log.warn({ err: error }, 'a database connection broke');
  const pool = openPool(url, { size: config.poolSize, queryTimeoutMs: config.queryTimeoutMs, onError });
  const chores = openPool(url, { size: CHORE_CONNECTIONS, queryTimeoutMs: CHORE_TIMEOUT_MS, onError });
  const numbers = openPool(url, { size: 1, queryTimeoutMs: config.queryTimeoutMs, onError });
  closing.add('connections', 3000, () => Promise.all([pool.end(), chores.end(), numbers.end()]));
  const expiries = (ids: string[]) => sessionExpiries(pool, ids);
  const hub = startHub({ url, expiries, onLost: () => dropIdle(pool), log });
  closing.add('live line', 4000, () => hub.stop());
  await hub.respondsWithin(FIRST_LINE_MS);
  const metrics = createMetrics({ process: true });
  metrics.watch({ pool, hub });
  const adapters = chooseAdapters(config, log);
  const services = { db: openDb(pool), numbers: openDb(numbers), config, adapters, life, metrics };
  const sweeping = startSweeping({ ...services, db: openDb(chores) }, log);
  closing.add('sweeping', 5000, () => sweeping.stop());
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
    greeting(config, listeningPort(buyer.server.address()), listeningPort(admin.server.address()), facts),
  );
  house.supervisor.send({ type: 'ready' });
}

async function readFacts(db: Db): Promise<HouseFacts> {
  const isOpen = await hasRoot(db);
  return {
    hasDemo: (await houseDemo(db)) === 'filled',
    setupToken: isOpen ? null : await makeSetupToken(db, new Date()),
  };
}

function explain(error: unknown): string | null {
  if (error instanceof StartRefusedError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `${error.message}. Another program listens there; choose other ports with PORT and ADMIN_PORT.`;
  }
  return null;
}

/** Ends a start that failed: one sentence and code 1 where a person can mend it, else the fault in the log and code 70. */
function exitWithError(error: unknown, log: Logger | null): void {
  const sentence = explain(error);
  if (sentence === null) {
    if (log === null) throw error;
    log.fatal({ err: error }, 'the server could not start');
    process.exit(CRASHED);
  }
  process.stderr.write(`\n${sentence}\n\n`);
  process.exit(1);
}

function run(): void {
  const config = readConfig(process.env);
  const options = logOptions(config.logLevel);
  const log = pino(typeof options === 'object' ? options : { level: 'silent' });
  const life: Life = { draining: false };
  const closing = new Closing((step, error) => log.warn({ step, err: error }, 'a step of stopping failed'));
  const abort = new AbortController();
  const cleanUp = () => house.embedded?.stopNow();
  const stopping = handleSignals({
    cleanUp,
    stop: async (why) => {
      log.info({ why }, 'stopping');
      life.draining = true;
      abort.abort();
      await starting.catch(() => undefined);
      await closing.run();
      log.info({}, 'stopped');
    },
  });
  const supervisor = connectSupervisor({ stop: (why) => stopping.begin(why), stopNow: () => stopping.now() });
  logCrashes(log, cleanUp);
  const house: House = { config, log, life, closing, supervisor, stopped: abort.signal, embedded: null };
  const starting = Promise.resolve().then(() => serve(house));
  starting.catch(async (error: unknown) => {
    if (life.draining) return;
    await closing.run();
    exitWithError(error, log);
  });
}

try {
  run();
} catch (error) {
  exitWithError(error, null);
}
