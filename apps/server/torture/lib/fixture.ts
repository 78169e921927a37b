import { sql } from 'drizzle-orm';
import { startTestServer, type TestServer } from '../../src/testing/startTestServer';
import { book, sendSheet } from '../../src/testing/sheets';
import { field } from '../../src/testing/builders';

/** Ids of one buyer's and the merchant's rows for calls, by table (exports under that name). */
export type Things = Readonly<Record<string, string>>;

/** Demo data with a list that only one team may see. */
export interface TortureFixture {
  server: TestServer;
  /** Rows of `demo`, leader of team-hanhai, on the list that only that team sees. */
  things: Things;
}

const TEAM = 'team-hanhai';
const OWNER = 'by-demo';

async function firstId(server: TestServer, query: ReturnType<typeof sql>): Promise<string> {
  const found = await server.db.execute<{ id: string }>(query);
  return found.rows[0]?.id ?? 'none';
}

/** Hides a list that `demo` has cart lines of from other teams; returns its id. */
async function hideList(server: TestServer): Promise<string> {
  const listId = await firstId(
    server,
    sql`select list_id as id from cart_lines where buyer_id = ${OWNER} order by id limit 1`,
  );
  await server.db.execute(
    sql`update lists set visibility = 'TEAMS', visible_to = array[${TEAM}] where id = ${listId}`,
  );
  return listId;
}

async function importJob(server: TestServer, listId: string): Promise<string> {
  const found = await server.db.execute<{ code: string; size: string }>(sql`
    select p.intl_code as code, s.size from list_items i join products p on p.id = i.product_id
    join skus s on s.product_id = p.id where i.list_id = ${listId} order by p.id, s.position limit 1`);
  const { code, size } = found.rows[0] ?? { code: '', size: '' };
  const rows = [
    ['code', 'size', 'qty'],
    [code, size, 1],
  ];
  const made = await sendSheet(await server.buyer('demo'), book(rows), { listId });
  return String(field(made.data, 'id') ?? 'none');
}

/** Makes a finished export of the list; returns its id. */
async function exportJob(server: TestServer, listId: string): Promise<string> {
  const wanted = { type: 'LIST', listId, columns: ['intlCode'] };
  const asked = await (await server.buyer('demo')).post('/api/sp/front/export/create', wanted);
  await server.work();
  return String(field(asked.data, 'id') ?? 'none');
}

/** Starts a server with the demo data and finds the rows for the calls. */
export async function startTortureFixture(): Promise<TortureFixture> {
  const server = await startTestServer({ demo: 'small' });
  const lists = await hideList(server);
  const order = sql`select id from orders where team_id = ${TEAM} order by id desc limit 1`;
  const orders = await firstId(server, order);
  const line = sql`select sku_id as id from cart_lines where buyer_id = ${OWNER} and list_id = ${lists} order by id limit 1`;
  const skus = await firstId(server, line);
  const job = await importJob(server, lists);
  const things: Things = {
    lists,
    orders,
    skus,
    products: await firstId(server, sql`select product_id as id from skus where id = ${skus}`),
    sub_orders: await firstId(
      server,
      sql`select id from sub_orders where order_id = ${orders} order by id limit 1`,
    ),
    order_lines: await firstId(
      server,
      sql`select id from order_lines where order_id = ${orders} order by id limit 1`,
    ),
    cart_lines: await firstId(
      server,
      sql`select id from cart_lines where buyer_id = ${OWNER} order by id limit 1`,
    ),
    drafts: await firstId(server, sql`select id from drafts where owner_id = ${OWNER} order by id limit 1`),
    addresses: await firstId(
      server,
      sql`select id from addresses where buyer_id = ${OWNER} order by id limit 1`,
    ),
    payments: await firstId(
      server,
      sql`select p.id from payments p join orders o on o.id = p.order_id where o.team_id = ${TEAM} order by p.id limit 1`,
    ),
    shipments: await firstId(
      server,
      sql`select s.id from shipments s join orders o on o.id = s.order_id where o.team_id = ${TEAM} order by s.id limit 1`,
    ),
    futures: await firstId(
      server,
      sql`select id from orders where team_id = ${TEAM} and kind = 'FUTURES' order by id desc limit 1`,
    ),
    notices: await firstId(server, sql`select id from notices where owner_id = ${OWNER} order by id limit 1`),
    import_jobs: job,
    exports: await exportJob(server, lists),
    menus: 'm-order-ack',
    staff: 'st-marco',
    depts: 'd-sales',
    roles: 'r-guest',
    buyers: 'by-member',
  };
  return { server, things };
}

/** Resets the counters of the rate limits, which are not under test where this is called. */
export async function forgetLimits(server: TestServer): Promise<void> {
  await server.db.execute(sql`delete from rate_windows`);
  await server.db.execute(sql`delete from login_failures`);
}

/** Restores the fields of `demo` and `root` that a valid call may have changed: password, name, status. */
export async function restoreSignIn(server: TestServer): Promise<void> {
  await server.db.execute(sql`
    update buyers set password_hash = (select password_hash from buyers where id = 'by-member') where id = ${OWNER}`);
  await server.db.execute(sql`
    update staff set username = 'root', status = 'ENABLED', deleted_at = null, must_change_password = false,
      password_hash = (select password_hash from staff where id = 'st-guest') where id = 'st-root'`);
}

/** Tables that a refused call may change: counters, and the time a session was last used. */
const COUNTERS = new Set([
  'sessions',
  'rate_windows',
  'login_failures',
  'captchas',
  'verification_codes',
  'social_bindings',
  'social_tickets',
]);

/** Returns row count and digest of every table that a refused call must not change, by table. */
export async function fingerprint(server: TestServer): Promise<Record<string, string>> {
  const tables = await server.db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`);
  const found: Record<string, string> = {};
  for (const { name } of tables.rows) {
    if (COUNTERS.has(name)) continue;
    const table = sql.identifier(name);
    const rows = await server.db.execute<{ mark: string }>(sql`
      select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as mark
      from ${table} t`);
    found[name] = rows.rows[0]?.mark ?? '';
  }
  return found;
}
