import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import WebSocket from 'ws';
import { openDb, openPool } from '../src/db/pool';
import { announce } from '../src/live/announce';
import { field } from '../src/testing/builders';
import { cloneDatabase, emptyDatabase } from '../src/testing/databases';
import { makeBuyer } from '../src/testing/people';
import { type RoundRobin, startRoundRobin } from '../src/testing/roundRobin';
import { type ServerProcess, startServerProcess } from '../src/testing/serverProcess';
import { solveWork } from '../src/testing/solveWork';
import { startTestServer, type TestServer } from '../src/testing/startTestServer';
import { told } from './lib/counts';
import { makeOrderers, newTally, orderOn, type Reading, readOn } from './lib/crowd';
import { ALL_STEPS } from './lib/moneySteps';
import { brokenLaws, moveAll, newMoves } from './lib/movers';
import { productsToOrder, orderOf } from './lib/orders';
import { signIn, untilReady } from './lib/process';
import { CALLERS, FULL, luckOf, MINUTES, pause, titled } from './lib/settings';
import { wrongSums } from './lib/sums';

vi.setConfig({ testTimeout: 1_200_000 + MINUTES * 60_000 });

const FRONT = '/api/sp/front';
const KILLS = 8;
/** A quarter of the callers moves the money of one order each, a quarter reads, the others order. */
const [MOVERS, READERS] = [Math.ceil(CALLERS / 4), Math.ceil(CALLERS / 4)];
const ORDERERS = Math.max(1, CALLERS - MOVERS - READERS);
/** Time between two kills, in ms; in a run of minutes both servers work in between. */
const [SHORTEST_GAP_MS, LONGEST_GAP_MS] = MINUTES > 0 ? [5000, 20_000] : [300, 2500];
const QUIET_POOL = { size: 2, queryTimeoutMs: 20_000, onError: () => undefined };

describe(titled('twoServers: what one knows'), () => {
  let pair: [TestServer, TestServer];
  /** Third server, which requires picture codes. */
  let strict: TestServer;
  beforeAll(async () => {
    const database = await cloneDatabase('small');
    const start = (captcha: boolean) => startTestServer({ database, config: { captcha } });
    pair = [await start(false), await start(false)];
    strict = await start(true);
    await makeBuyer(strict.db, { username: 'pairlin', phone: '13800136091' });
  });
  afterAll(async () => {
    for (const server of [strict, ...pair]) await server.close();
  });

  const login = (server: TestServer, password: string, made = { key: '', code: '' }) =>
    server.anonymous.post(`${FRONT}/user/login`, { username: 'pairlin', password, ...made });

  test('D-29 a code made on one is good on the other, once', async () => {
    const { data } = await pair[0].anonymous.get('/api/sp/common/work');
    const key = String(field(data, 'key'));
    const number = solveWork(key, String(field(data, 'challenge')), Number(field(data, 'most')));
    const made = { key, code: String(number) };
    const answer = await login(strict, 'Demo-2026', made);
    expect(answer.code).toBe(200);
    expect((await login(strict, 'Demo-2026', made)).code).toBe(40002);
    const headers = { 'authori-zation': String(field(answer.data, 'token')) };
    expect((await pair[1].anonymous.get(`${FRONT}/user/session/list`, {}, headers)).code).toBe(200);
  });

  test('D-54 what is announced on one arrives at a page of the other', async () => {
    const { token } = await pair[0].buyer('pairlin');
    const socket = new WebSocket(`${(await pair[1].listen()).replace('http', 'ws')}/ws/front`);
    const frames: unknown[] = [];
    socket.on('message', (data: Buffer) => frames.push(JSON.parse(data.toString())));
    await new Promise((resolve) => socket.once('open', resolve));
    socket.send(JSON.stringify({ token }));
    await expect.poll(() => frames.length).toBeGreaterThan(0);
    const query = sql`select id from buyers where username = 'pairlin'`;
    const buyers = (await pair[0].db.execute<{ id: string }>(query)).rows.map(({ id }) => id);
    await announce(pair[0].db, { to: { buyers }, type: 'notice', id: 'from-the-other' });
    await expect.poll(() => frames).toContainEqual(expect.objectContaining({ id: 'from-the-other' }));
    socket.close();
  });

  test('D-55 a key used on one answers the same on the other, and the order is made once', async () => {
    const { token } = await pair[0].buyer('demo');
    const [sku] = await productsToOrder(pair[0].db);
    if (sku === undefined) throw new Error('nothing to order');
    const headers = { 'authori-zation': token, 'idempotency-key': randomUUID() };
    const answers = await Promise.all(
      pair.map((server) => server.anonymous.post(`${FRONT}/inquiry/create`, orderOf(sku), headers)),
    );
    const later = await pair[1].anonymous.post(`${FRONT}/inquiry/create`, orderOf(sku), headers);
    expect([...answers, later].map(({ code }) => code)).toEqual([200, 200, 200]);
    expect(new Set([...answers, later].map((one) => field(one.data, 'orderId'))).size).toBe(1);
    expect(await wrongSums(pair[0].db)).toEqual([]);
  });

  test('D-30 wrong passwords are counted over both, and the lock holds on both', async () => {
    const codes: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      for (const server of pair) codes.push((await login(server, 'wrong-password')).code);
    }
    expect(codes).toEqual([40003, 40003, 40003, 40003, 40009, 40009]);
    for (const server of pair) expect((await login(server, 'Demo-2026')).code).toBe(40009);
  });
});

describe.runIf(FULL)(titled('twoServers: kills'), () => {
  const folders: string[] = [];
  const running: ServerProcess[] = [];
  let proxy: RoundRobin | null = null;
  const tally = newTally();

  const env = {
    DEMO: 'small',
    LOG_LEVEL: 'warn',
    LOGINS_PER_MINUTE: '100000',
    CALLS_PER_MINUTE: '1000000',
    CALLS_PER_ADDRESS: '1000000',
    WRITES_PER_HOUR: '1000000',
    SECOND_PERSON_ABOVE_CENTS: '2000000000',
    // Staff call through the same proxy.
    SERVES: 'all',
  };
  async function begin(databaseUrl: string, at: number): Promise<string> {
    folders[at] ??= mkdtempSync(join(tmpdir(), 'selvedge-pair-'));
    const server = startServerProcess(folders[at], { ...env, DATABASE_URL: databaseUrl });
    running[at] = server;
    return server.ready;
  }

  afterAll(async () => {
    tally.isOver = true;
    for (const { child } of running) child.kill('SIGTERM');
    await Promise.all(running.map(({ ended }) => ended));
    await proxy?.close();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  test('Q-49 Q-24 kill -9 of one of two at random under load loses no confirmed order, doubles none, makes and loses no cent, and no reader fails twice', async () => {
    const database = await emptyDatabase();
    // Both servers create the tables at once: one waits for the other.
    const backends = await Promise.all([begin(database.url, 0), begin(database.url, 1)]);
    proxy = await startRoundRobin(backends);
    const { url } = proxy;
    const pool = openPool(database.url, QUIET_POOL);
    const db = openDb(pool);
    const [products, token] = [await productsToOrder(db), await signIn(url, 'demo')];
    const before = (await db.execute<{ id: string }>(sql`select id from orders`)).rows.length;
    const { confirmed } = tally;
    const people = await makeOrderers(db, url, ORDERERS);
    const orders = people.map((person, at) => orderOn(url, person, { products, at, tally }));
    const read = Array.from({ length: READERS }, (): Reading => ({ reads: 0, worst: 0 }));
    const moves = newMoves();
    const movers = await moveAll(url, { db, tally, moves, count: MOVERS });
    const readers = read.map((reading) => readOn(url, token, reading, tally));
    const leastReads = () => Math.min(...read.map(({ reads }) => reads));
    /** Waits until everybody has made progress: each kill happens under load. */
    const load = async () => {
      const [orderedBefore, readBefore, movedBefore] = [confirmed.length, leastReads(), moves.waves];
      await expect.poll(() => confirmed.length).toBeGreaterThan(orderedBefore + 2);
      await expect.poll(leastReads).toBeGreaterThan(readBefore + 2);
      await expect.poll(() => moves.waves).toBeGreaterThan(movedBefore + MOVERS);
    };
    const luck = luckOf('two servers');
    const until = performance.now() + MINUTES * 60_000;
    try {
      for (let kill = 0; kill < KILLS || performance.now() < until; kill += 1) {
        await load();
        await pause(luck.whole(SHORTEST_GAP_MS, LONGEST_GAP_MS));
        const at = luck.whole(0, 1);
        const retried = proxy.retried();
        running[at]?.child.kill('SIGKILL');
        await running[at]?.ended;
        await expect.poll(() => proxy?.retried()).toBeGreaterThan(retried);
        const again = await begin(database.url, at);
        expect(await untilReady(again, 60_000)).toBe(true);
        proxy.backends[at] = again;
      }
      const neverDone = () => ALL_STEPS.filter((step) => !moves.done.has(step));
      const why = { message: 'kinds of steps that were never done', timeout: 600_000 };
      await expect.poll(neverDone, why).toEqual([]);
    } finally {
      tally.isOver = true;
      const reads = read.reduce((sum, one) => sum + one.reads, 0);
      process.stdout.write(
        `twoServers: ${CALLERS} callers, ${confirmed.length} orders, ${tally.cancelled} taken back, ${reads} reads, refused ${told(tally.refused)}\n` +
          `twoServers: money of ${moves.orders.size} orders in ${moves.waves} waves, done ${told(moves.done)}\n`,
      );
    }
    await Promise.all([...orders, ...readers, ...movers]);
    const ids = (await db.execute<{ id: string }>(sql`select id from orders`)).rows.map(({ id }) => id);
    expect(confirmed.length).toBeGreaterThan(20);
    expect(confirmed.filter((id) => !ids.includes(id))).toEqual([]);
    expect(new Set(confirmed).size).toBe(confirmed.length);
    expect(ids.length - before).toBe(confirmed.length + moves.orders.size);
    expect(Math.max(...read.map(({ worst }) => worst))).toBeLessThanOrEqual(1);
    expect(leastReads()).toBeGreaterThan(20);
    expect(proxy.retried()).toBeGreaterThan(0);
    expect([...moves.unfair], 'answers that no step may have').toEqual([]);
    expect(await brokenLaws(db, moves)).toEqual([]);
    expect(await wrongSums(db)).toEqual([]);
    await pool.end();
    await database.drop();
  });
});
