import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Adapters, OutgoingMessage } from '../adapters/adapters';
import { chooseAdapters } from '../adapters/choose';
import { outsideTransactions } from '../adapters/outsideTransactions';
import { buildApp } from '../programs/app';
import { openSearchIndex } from '../searchIndex/searchIndex';
import { type Config, readConfig } from '../config/config';
import { type Db, dropIdle, openDb, openPool } from '../db/pool';
import { QUIET } from '../commands/reach';
import { workOnce } from '../jobs/worker';
import { TASKS } from '../modules/background/jobs/tasks';
import type { BodyTimes } from '../http/slowBodies';
import type { AppName } from '../http/staticApp';
import { HUB_TIMES, type HubTimes, type LiveHub, startHub } from '../live/hub';
import { sessionExpiries } from '../modules/auth/sessions/find';
import type { Life } from '../process/life';
import { createMetrics } from '../process/metrics';
import { type DatabaseProxy, openDatabaseProxy } from './databaseProxy';
import { cloneDatabase, type TestDatabase } from './databases';
import { type ApiAnswer, makeTester, type Tester } from './testers';

/** Server on a database of its own, without a port unless `listen` is called. */
export interface TestServer {
  app: FastifyInstance;
  db: Db;
  config: Config;
  hub: LiveHub;
  adapters: Adapters;
  life: Life;
  /** Proxy to the database, when the server was started with one that can be broken. */
  proxy: DatabaseProxy | null;
  /** Address of the database itself, without the proxy. */
  databaseUrl: string;
  /** Runs the background jobs that are due: test servers do not run them automatically. */
  work(): Promise<void>;
  /** Messages that the server sent to people, newest last. */
  outbox: OutgoingMessage[];
  inject(options: InjectOptions): Promise<LightMyRequestResponse>;
  /** Caller without a session. */
  anonymous: Tester;
  /** Signs a buyer in and returns a caller with that session. */
  buyer(username: string, password?: string): Promise<Tester>;
  /** Signs a staff member in and returns a caller with that session. */
  staff(username: string, password?: string): Promise<Tester>;
  /** Listens on a free port and returns its address, for WebSockets. */
  listen(): Promise<string>;
  close(): Promise<void>;
}

/** Timeout of queries and of page sign-ins in ms, longer than in production: test suites share a machine. */
const PATIENT_MS = 60_000;

const SILENT = { info() {}, warn() {} };

function tokenIn(answer: ApiAnswer): string {
  const { data } = answer;
  if (typeof data === 'object' && data !== null) {
    if ('token' in data) return String(data.token);
    if ('accessToken' in data && 'tokenType' in data)
      return `${String(data.tokenType)} ${String(data.accessToken)}`;
  }
  throw new Error(`signing in failed: ${answer.raw.body}`);
}

/**
 * Starts a server for a test file on a fresh database, with picture codes off and every answer validated against the contract. `demo:
 * 'small'` gives the small demo data; `proxied` connects through a proxy that can be broken.
 */
export async function startTestServer(
  options: {
    demo?: 'small' | 'off';
    config?: Partial<Config>;
    adapters?: Partial<Adapters>;
    /** App of the server's port; both apps when absent. */
    serves?: AppName;
    bodyTimes?: Partial<BodyTimes>;
    /** Time for a page that opened a live channel to send its token, in ms. */
    signInWithinMs?: number;
    live?: Partial<HubTimes>;
    proxied?: boolean;
    /** Existing database; it is dropped at the end all the same. */
    database?: TestDatabase;
  } = {},
): Promise<TestServer> {
  const database = options.database ?? (await cloneDatabase(options.demo ?? 'off'));
  const proxy = options.proxied === true ? await openDatabaseProxy(database.url) : null;
  const url = proxy?.url ?? database.url;
  const dataDir = mkdtempSync(join(tmpdir(), 'selvedge-files-'));
  const config: Config = {
    ...readConfig({ NODE_ENV: 'test', CAPTCHA: 'off', LOGINS_PER_MINUTE: '1000' }),
    databaseUrl: url,
    dataDir,
    demo: options.demo ?? 'off',
    poolSize: 12,
    queryTimeoutMs: PATIENT_MS,
    ...options.config,
  };
  const outbox: OutgoingMessage[] = [];
  const adapters = outsideTransactions({
    ...chooseAdapters(config, SILENT),
    mail: {
      send: (message) => {
        outbox.push(message);
        return Promise.resolve();
      },
    },
    ...options.adapters,
  });
  const { poolSize: size, queryTimeoutMs } = config;
  const pool = openPool(url, { size, queryTimeoutMs, onError: () => undefined });
  const numbers = openPool(url, { size: 1, queryTimeoutMs, onError: () => undefined });
  const db = openDb(pool);
  const expiries = (ids: string[]) => sessionExpiries(pool, ids);
  const hub = startHub({
    url,
    expiries,
    onLost: () => dropIdle(pool),
    log: SILENT,
    times: { ...HUB_TIMES, ...options.live },
  });
  const metrics = createMetrics({ process: false });
  metrics.watch({ pool, hub });
  const life = { draining: false };
  const searchIndex = openSearchIndex({ url, queryTimeoutMs }, SILENT);
  const app = await buildApp(
    { db, numbers: openDb(numbers), searchIndex, config, adapters, life, metrics },
    hub,
    options.serves ?? null,
    { signInWithinMs: options.signInWithinMs ?? PATIENT_MS, ...options.bodyTimes },
  );
  await app.ready();
  await hub.respondsWithin(10_000);
  const anonymous = makeTester(app, {});

  return {
    app,
    db,
    config,
    hub,
    adapters,
    life,
    proxy,
    databaseUrl: database.url,
    outbox,
    work: () =>
      workOnce({
        pool,
        tasks: TASKS,
        services: { db, adapters, config, log: QUIET },
        log: QUIET,
      }),
    anonymous,
    inject: (request) => app.inject(request),
    async buyer(username, password = 'Demo-2026') {
      const body = { username, password, key: '', code: '' };
      const token = tokenIn(await anonymous.post('/api/sp/front/user/login', body));
      return makeTester(app, { 'authori-zation': token }, token);
    },
    async staff(username, password = 'Demo-2026') {
      const form = { username, password, captchaKey: '', captchaCode: '' };
      const token = tokenIn(await anonymous.form('/api/v1/auth/login', form));
      return makeTester(app, { authorization: token }, token);
    },
    listen: () => app.listen({ port: 0, host: '127.0.0.1' }),
    async close() {
      await app.close();
      proxy?.cut();
      await Promise.all([hub.stop(), searchIndex.stop()]);
      await Promise.all([pool.end(), numbers.end()]);
      await proxy?.close();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
