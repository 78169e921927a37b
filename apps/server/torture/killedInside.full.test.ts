import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Db, openDb, openPool } from '../src/db/pool';
import { cloneDatabase } from '../src/testing/databases';
import { type ServerProcess, startServerProcess } from '../src/testing/serverProcess';
import { productsToOrder, orderOf } from './lib/orders';
import { postAs, signIn } from './lib/process';
import { wrongSums } from './lib/sums';

const FRONT = '/api/sp/front';
const folder = mkdtempSync(join(tmpdir(), 'selvedge-inside-'));
let database: Awaited<ReturnType<typeof cloneDatabase>>;
let db: Db;
let server: ServerProcess;

const start = (): ServerProcess =>
  startServerProcess(folder, {
    DATABASE_URL: database.url,
    DEMO: 'small',
    LOG_LEVEL: 'warn',
    LOGINS_PER_MINUTE: '1000',
    WRITES_PER_HOUR: '1000000',
    // Both calls have to wait at the lock until the server is killed.
    QUERY_TIMEOUT_MS: '60000',
  });

beforeAll(async () => {
  database = await cloneDatabase('small');
  db = openDb(openPool(database.url, { size: 3, queryTimeoutMs: 60_000, onError: () => undefined }));
  server = start();
});

afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.ended;
  await db.$client.end();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** Returns a shipped sub-order of the demo buyer with a receipt that lacks a piece. */
async function shortReceipt(): Promise<{ subOrderId: string; lines: object[]; version: number }> {
  const { rows } = await db.execute<{ id: string; version: number; line: string; qty: number }>(sql`
    select s.id, s.version, l.id as line, l.shipped_qty as qty from sub_orders s
      join orders o on o.id = s.order_id join order_lines l on l.sub_order_id = s.id
    where o.buyer_id = 'by-demo' and s.shipping = 'SHIPPED' and l.shipped_qty > 1 order by l.id limit 1`);
  const [sub] = rows;
  if (!sub) throw new Error('nothing is under way');
  const short = { id: sub.line, receivedQty: sub.qty - 1, reason: 'SHORTAGE', note: '', fileIds: [] };
  return { subOrderId: sub.id, lines: [short], version: sub.version };
}

/** Returns everything that a submit or a receipt changes, as sums. */
async function stateOf(subOrderId: string): Promise<Record<string, unknown>> {
  const { rows } = await db.execute(sql`
    select (select count(*) from orders) as orders, (select count(*) from stock_movements) as moved,
      (select sum(locked) from stock) as locked, (select count(*) from operation_records) as records,
      (select count(*) from receipt_claims) as claims, s.shipping, s.version from sub_orders s where s.id = ${subOrderId}`);
  return rows[0] ?? {};
}

test('Q-49 M-T1 M-T9 kill -9 in the middle of a submit and of a receipt has done nothing of either; sent again each is done once', async () => {
  const [sku] = await productsToOrder(db);
  if (!sku) throw new Error('nothing to order');
  const receipt = await shortReceipt();
  const before = await stateOf(receipt.subOrderId);
  const url = await server.ready;
  const token = await signIn(url, 'demo');
  const key = { 'idempotency-key': randomUUID() };
  const submit = (at: string) => postAs(`${at}${FRONT}/inquiry/create`, token, orderOf(sku), key);
  const receive = (at: string) => postAs(`${at}${FRONT}/order/receipt/confirm`, token, receipt);

  await db.transaction(async (tx) => {
    // Both calls block here, inside their transactions.
    await tx.execute(sql`lock table order_lines, receipt_claims in exclusive mode`);
    const lost = Promise.all([submit(url), receive(url)]);
    const waiting = () =>
      db.execute(sql`select pid from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and pid <> pg_backend_pid()`);
    await expect.poll(async () => (await waiting()).rows.length).toBeGreaterThanOrEqual(2);
    server.child.kill('SIGKILL');
    await server.ended;
    expect(
      (await lost).map(({ status }) => status),
      'nobody answered',
    ).toEqual([0, 0]);
  });
  server = start();
  const again = await server.ready;
  expect(await stateOf(receipt.subOrderId)).toEqual(before);

  const first = await submit(again);
  expect(first.code).toBe(200);
  expect(await submit(again)).toMatchObject({ code: 200, data: first.data });
  expect((await receive(again)).code).toBe(200);
  expect((await receive(again)).code, 'its version has passed').toBe(40901);
  expect(await stateOf(receipt.subOrderId)).toMatchObject({
    orders: Number(before.orders) + 1,
    claims: Number(before.claims) + 1,
    shipping: 'RECEIVED',
  });
  expect(await wrongSums(db)).toEqual([]);
});
