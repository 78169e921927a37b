import type { AddressInfo } from 'node:net';
import { type Logger, pino } from 'pino';
import { chooseAdapters } from './adapters/choose';
import { buildApp } from './app';
import { type Config, readConfig } from './config';
import { startEmbedded } from './db/embedded';
import { type Db, openDb, openPool } from './db/pool';
import { greeting, type House } from './greeting';
import { logOptions } from './http/log';
import { stopApp } from './http/stop';
import { startHub } from './live/hub';
import { sweep } from './modules/auth/sessions';
import { hasRoot, makeSetupToken } from './modules/auth/setupTokens';
import { demoOf } from './modules/system/demoHouse';
import { setUpDatabase } from './setup';
import { StartRefusedError } from './startRefused';

const SWEEP_EVERY_MS = 10 * 60_000;

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Runs the closing steps in the reverse order of the opening ones, once. */
class Closing {
  private readonly steps: Array<() => Promise<unknown>> = [];
  private running: Promise<void> | undefined;

  add(step: () => Promise<unknown>): void {
    this.steps.push(step);
  }

  run(): Promise<void> {
    this.running ??= (async () => {
      for (const step of this.steps.reverse()) await step();
    })();
    return this.running;
  }
}

async function serve(config: Config, log: Logger, closing: Closing): Promise<void> {
  let url = config.databaseUrl;
  if (url === undefined) {
    const embedded = await startEmbedded(config.dataDir, log);
    closing.add(() => embedded.stop());
    url = embedded.url;
  }
  await setUpDatabase(url, config, log);
  const pool = openPool(url, config.poolSize, (error) =>
    log.warn({ err: error }, 'a database connection broke'),
  );
  closing.add(() => pool.end());
  const hub = startHub(url, log);
  closing.add(() => hub.stop());
  const services = { db: openDb(pool), config, adapters: chooseAdapters(config, log) };
  const sweeping = setInterval(() => {
    sweep(services.db, new Date()).catch((error: unknown) => log.warn({ err: error }, 'sweeping failed'));
  }, SWEEP_EVERY_MS);
  closing.add(() => Promise.resolve(clearInterval(sweeping)));
  const buyer = await buildApp(services, hub, 'buyer');
  const admin = await buildApp(services, hub, 'admin');
  closing.add(() => Promise.all([stopApp(buyer), stopApp(admin)]));
  await buyer.listen({ port: config.port, host: config.host });
  await admin.listen({ port: config.adminPort, host: config.host });
  const house = await lookAround(services.db);
  process.stdout.write(
    greeting(config, portOf(buyer.server.address()), portOf(admin.server.address()), house),
  );
}

async function lookAround(db: Db): Promise<House> {
  const isOpen = await hasRoot(db);
  return {
    hasDemo: (await demoOf(db)) === 'filled',
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

async function main(): Promise<void> {
  const closing = new Closing();
  try {
    const config = readConfig(process.env);
    const options = logOptions(config.logLevel);
    const log = pino(typeof options === 'object' ? options : { level: 'silent' });
    let starting: Promise<void> | undefined;
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.once(signal, () => {
        log.info({ signal }, 'stopping');
        Promise.resolve(starting)
          .then(() => closing.run())
          .then(
            () => process.exit(0),
            () => process.exit(1),
          );
      });
    }
    starting = serve(config, log, closing);
    await starting;
  } catch (error) {
    await closing.run();
    const sentence = explain(error);
    if (sentence === null) throw error;
    process.stderr.write(`\n${sentence}\n\n`);
    process.exitCode = 1;
  }
}

await main();
