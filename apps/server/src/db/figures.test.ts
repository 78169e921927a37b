import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { wrongSums } from '../../torture/lib/sums';
import { field } from '../testing/builders';
import { cloneDatabase, type TestDatabase } from '../testing/databases';
import { MIGRATIONS, withSetupLock } from './migrate';
import { CHORE_TIMEOUT_MS, type Db, openDb, openPool } from './pool';
import { runMigrations } from './runMigrations';

/** Migrations that compute the figures of existing orders. */
const COUNTING = readdirSync(MIGRATIONS).filter((name) => name.endsWith('_figures_counted.sql'));

let database: TestDatabase;
let db: Db;
let old: pg.Client;
let folder: string;
beforeAll(async () => {
  database = await cloneDatabase('small');
});
afterAll(() => database.drop());
beforeEach(async () => {
  db = openDb(
    openPool(database.url, {
      size: 4,
      queryTimeoutMs: CHORE_TIMEOUT_MS,
      onError: () => undefined,
    }),
  );
  old = new pg.Client({ connectionString: database.url });
  await old.connect();
  folder = mkdtempSync(join(tmpdir(), 'selvedge-figures-'));
});
afterEach(async () => {
  await old.end();
  await db.$client.end();
  rmSync(folder, { recursive: true, force: true });
});

/** Removes the figures, as if a program without figures had created all orders. */
async function forgetFigures(): Promise<void> {
  await old.query('delete from customer_figures; delete from team_figures; delete from list_figures');
  await old.query('alter table order_lines disable trigger team_named');
  await old.query('update order_lines set team_id = null');
  await old.query('alter table order_lines enable trigger team_named');
}

/** Computes the figures of existing orders, as a newer program does at its start. */
function countFigures(): Promise<void> {
  mkdirSync(join(folder, 'meta'));
  const entries = COUNTING.map((name, idx) => ({
    idx,
    when: Number.MAX_SAFE_INTEGER - COUNTING.length + idx,
    tag: basename(name, '.sql'),
    breakpoints: true,
  }));
  writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify({ entries }));
  for (const name of COUNTING) copyFileSync(join(MIGRATIONS, name), join(folder, name));
  return withSetupLock(database.url, (client) => runMigrations(client, folder, { after: 0 }));
}

test('Q-22 figures of customers, teams and lists are counted once for the orders of before, and once only', async () => {
  await forgetFigures();
  expect(await wrongSums(db)).not.toEqual([]);
  await countFigures();
  expect(await wrongSums(db)).toEqual([]);
});

test('Q-22 orders that an older program changes while they are counted are counted as they are then', async () => {
  const { rows } = await old.query<{ id: string; buyer: string; team: string }>(
    `select id, buyer_id as buyer, team_id as team from orders
    where team_id is not null and status <> 'CANCELLED' and confirmed_value_cents > 0 order by id limit 1`,
  );
  const order = rows[0];
  if (order === undefined) throw new Error('the demo data has no order of a team');
  await forgetFigures();
  await old.query('begin');
  // Changes the order before the count: neither transaction sees the other's change.
  await old.query(
    `update orders set paid_cents = paid_cents + 100, payable_cents = payable_cents + 100,
      confirmed_value_cents = confirmed_value_cents + 100 where id = $1`,
    [order.id],
  );
  const counted = countFigures();
  await expect
    .poll(async () => {
      const found = await db.$client.query(
        `select from pg_stat_activity where wait_event_type = 'Lock' and query ilike '%insert into customer_figures%'
          and datname = current_database()`,
      );
      return found.rowCount;
    })
    .toBe(1);
  await old.query(
    `update orders set paid_cents = paid_cents - 100, payable_cents = payable_cents - 100,
      confirmed_value_cents = confirmed_value_cents - 30 where id = $1`,
    [order.id],
  );
  await old.query('commit');
  await counted;
  const figures = await old.query(
    `select (select spent_cents = (select sum(paid_cents) from orders where buyer_id = $1) from customer_figures where buyer_id = $1) as spent,
      (select value_cents = (select sum(confirmed_value_cents) from orders where team_id = $2 and status <> 'CANCELLED')
        from team_figures where team_id = $2) as bought`,
    [order.buyer, order.team],
  );
  expect(figures.rows).toEqual([{ spent: true, bought: true }]);
});

test('Q-22 a line whose pieces were taken back follows its order to another team', async () => {
  const { rows } = await old.query<{ id: string; order: string; qty: number }>(
    `select l.id, l.order_id as order, l.confirmed_qty as qty from order_lines l join orders o on o.id = l.order_id
    where o.team_id is not null and l.confirmed_qty > 0 and l.shipped_qty = 0 and l.closed_qty = 0 order by l.id limit 1`,
  );
  const line = rows[0];
  if (line === undefined) throw new Error('the demo data has no confirmed line that waits for its parcel');
  await old.query('update order_lines set confirmed_qty = 0 where id = $1', [line.id]);
  await old.query(
    `update orders set team_id = (select id from teams t where t.id <> orders.team_id order by id limit 1) where id = $1`,
    [line.order],
  );
  await old.query('update order_lines set confirmed_qty = $2 where id = $1', [line.id, line.qty]);
  expect(await wrongSums(db)).not.toContainEqual(expect.objectContaining({ id: line.id }));
});

test('Q-22 an order that changes its customer and its team takes its figures along', async () => {
  await old.query(`update orders set team_id = (select id from teams t where t.id <> orders.team_id order by id limit 1),
    buyer_id = (select id from buyers b where b.id <> orders.buyer_id order by id limit 1) where team_id is not null`);
  expect(await wrongSums(db)).toEqual([]);
  await old.query('update orders set team_id = null');
  expect(await wrongSums(db)).toEqual([]);
});

test('Q-22 an order counts once for a list, however many parts of it come from there, until it is cancelled', async () => {
  const { rows } = await old.query<{ id: string }>(
    `select o.id from orders o where o.status <> 'CANCELLED' order by o.id limit 3`,
  );
  const ids = rows.map(({ id }) => id);
  await old.query(
    `insert into sub_orders select (jsonb_populate_record(s, jsonb_build_object(
      'id', s.id || '-' || n, 'sub_no', s.sub_no || '-' || n, 'position', s.position + 100 * n))).*
    from sub_orders s, generate_series(1, 2) n where s.order_id = any($1)`,
    [ids],
  );
  const laws = async () =>
    (await wrongSums(db)).filter((row) => field(row, 'law') === 'orders of a list are not counted right');
  expect(await laws()).toEqual([]);
  await old.query(`update orders set status = 'CANCELLED' where id = any($1)`, [ids]);
  expect(await laws()).toEqual([]);
  await old.query(`update orders set status = 'IN_PROGRESS' where id = $1`, [ids[0]]);
  expect(await laws()).toEqual([]);
});
