import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { openDb, openPool } from '../src/db/pool';
import { type ServerProcess, startServerProcess } from '../src/testing/serverProcess';
import { type SkuToOrder, productsToOrder, orderOf } from './lib/orders';
import { ask, postAs, signIn, untilReady } from './lib/process';
import { FULL, luckOf, pause, titled } from './lib/settings';
import { wrongSums } from './lib/sums';

vi.setConfig({ testTimeout: 1_200_000 });

const KILLS_OF_DATABASE = 6;
const KILLS_OF_SERVER = 4;
const FREEZES = 3;
const ORDERERS = 6;
const ANSWERED_WITHIN_MS = 7500;
const BACK_WITHIN_MS = 12_000;

const folder = mkdtempSync(join(tmpdir(), 'selvedge-kills-'));
let server: ServerProcess | null = null;
let url = '';
const state = { over: false };

async function start(): Promise<void> {
  const env = { DEMO: 'small', LOG_LEVEL: 'warn', LOGINS_PER_MINUTE: '100000', WRITES_PER_HOUR: '1000000' };
  server = startServerProcess(folder, env);
  url = await server.ready;
}

afterAll(async () => {
  state.over = true;
  server?.child.kill('SIGTERM');
  await server?.ended;
  rmSync(folder, { recursive: true, force: true });
});

const postmaster = () => readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n');

/** Stops or continues every process of the database, as on a machine that hangs. */
function signalDatabase(signal: 'SIGSTOP' | 'SIGCONT'): void {
  const pid = Number(postmaster()[0]);
  const listed = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
  for (const one of [pid, ...listed.map(Number)]) process.kill(one, signal);
}

function databaseUrl(): string {
  const secret = readFileSync(join(folder, 'database.secret'), 'utf8').trim();
  return `postgres://selvedge:${secret}@127.0.0.1:${postmaster()[3]}/selvedge`;
}

interface Confirmed {
  key: string;
  orderId: string;
}

async function productsOf(): Promise<SkuToOrder[]> {
  const pool = openPool(databaseUrl(), { size: 2, queryTimeoutMs: 20_000, onError: () => undefined });
  const found = await productsToOrder(openDb(pool));
  await pool.end();
  return found;
}

/** Places orders one after the other; a call without a clear answer is repeated with its key until there is one. */
async function orderOn(
  token: string,
  products: readonly SkuToOrder[],
  at: number,
  confirmed: Confirmed[],
): Promise<number> {
  const luck = luckOf(`kills ${at}`);
  let sent = 0;
  while (!state.over) {
    const body = orderOf(luck.pick(products));
    const key = randomUUID();
    for (let attempt = 0; attempt < 100; attempt += 1) {
      const answer = await postAs(`${url}/api/sp/front/inquiry/create`, token, body, {
        'idempotency-key': key,
      });
      if (answer.status === 200) {
        if (answer.code === 200)
          confirmed.push({ key, orderId: String(Reflect.get(Object(answer.data), 'orderId')) });
        break;
      }
      await pause(200);
    }
    sent += 1;
    await pause(luck.whole(0, 40));
  }
  return sent;
}

async function killOnce(what: 'database' | 'server'): Promise<void> {
  if (what === 'database') {
    process.kill(Number(postmaster()[0]), 'SIGKILL');
  } else {
    server?.child.kill('SIGKILL');
    await server?.ended;
    await start();
  }
  expect(await untilReady(url, 60_000), `back after a kill of the ${what}`).toBe(true);
}

async function freeze(): Promise<void> {
  signalDatabase('SIGSTOP');
  try {
    const calls = await Promise.all(
      Array.from({ length: 60 }, () => ask(`${url}/api/sp/common/money/exchange/list`, {}, 20_000)),
    );
    const late = calls.filter(({ status, ms }) => status === 0 || ms > ANSWERED_WITHIN_MS);
    expect(late, 'calls of a frozen database that were late').toEqual([]);
  } finally {
    signalDatabase('SIGCONT');
  }
  expect(await untilReady(url, BACK_WITHIN_MS), 'back after it goes on').toBe(true);
}

// The small form is src/db/recovery.full.test.ts, which kills both once without load.
describe.runIf(FULL)(titled('kills'), () => {
  test('Q-49 kills and freezes under load lose nothing that was confirmed and double nothing', async () => {
    await start();
    const products = await productsOf();
    const token = await signIn(url, 'demo');
    const confirmed: Confirmed[] = [];
    const loads = Array.from({ length: ORDERERS }, (_, at) => orderOn(token, products, at, confirmed));
    const luck = luckOf('kills');
    const plan = [
      ...Array<'database'>(KILLS_OF_DATABASE).fill('database'),
      ...Array<'server'>(KILLS_OF_SERVER).fill('server'),
      ...Array<'freeze'>(FREEZES).fill('freeze'),
    ];
    try {
      for (const what of luck.some(plan, plan.length)) {
        const before = confirmed.length;
        await expect.poll(() => confirmed.length).toBeGreaterThan(before + 1);
        await pause(luck.whole(500, 3000));
        if (what === 'freeze') await freeze();
        else await killOnce(what);
      }
    } finally {
      state.over = true;
    }
    const sent = (await Promise.all(loads)).reduce((sum, one) => sum + one, 0);
    const pool = openPool(databaseUrl(), { size: 2, queryTimeoutMs: 20_000, onError: () => undefined });
    const db = openDb(pool);
    const kept = await db.execute<{ id: string }>(sql`select id from orders`);
    const ids = new Set(kept.rows.map(({ id }) => id));
    expect(confirmed.length).toBeGreaterThan(20);
    expect(confirmed.filter(({ orderId }) => !ids.has(orderId))).toEqual([]);
    expect(new Set(confirmed.map(({ orderId }) => orderId)).size).toBe(confirmed.length);
    const made = await db.execute<{ n: number }>(
      sql`select count(*)::int as n from idempotency_keys where operation_id = 'frontInquiryCreate'`,
    );
    expect(made.rows[0]?.n).toBe(confirmed.length);
    expect(sent).toBeGreaterThanOrEqual(confirmed.length);
    expect(await wrongSums(db)).toEqual([]);
    await pool.end();
  });
});
