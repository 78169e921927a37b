import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Agent } from 'node:http';
import pg from 'pg';
import { buyerToken, withServer } from '../lib/server.mjs';
import { CALLS, CROWD, alone, ask, callsOf, crowded, share, untilAnswered } from './calls.mjs';
import { growTo, prepare } from './fill.mjs';
import { printGrowth } from './report.mjs';

/**
 * Measures browsing as the number of products grows: the demo data with its products copied until it has 20,000 and then 1,000,000 SKUs,
 * the same calls on both, side by side. Numbers in the arguments are other sizes: `node bench/run.mjs growth 20000 220000`. Linux only,
 * because it reads the memory and the processor time of a process.
 */
const sizes = process.argv.slice(2).map(Number).filter(Boolean);
const SIZES = sizes.length > 0 ? sizes : [20_000, 1_000_000];
const SETTLED_WITHIN_MS = 120_000;
/** Time in ms for which the crowd sends each call before anything is measured. */
const WARM_MS = 500;

const folder = mkdtempSync(join(tmpdir(), 'selvedge-growth-'));
const stalls = join(folder, 'stalls');
const probe = fileURLToPath(new URL('../stalls/probe.cjs', import.meta.url));

/**
 * Waits until autovacuum has finished with the inserted rows, and then sends each call for a moment: the normal operation is measured, not
 * the time after an import.
 */
async function settle(agent, client, calls, options) {
  const until = performance.now() + SETTLED_WITHIN_MS;
  for (;;) {
    const { rows } = await client.query(
      `select 1 from pg_stat_activity where backend_type = 'autovacuum worker' limit 1`,
    );
    if (rows.length === 0 || performance.now() > until) break;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  for (const url of calls) await untilAnswered(agent, url, options);
  for (const url of calls) await crowded(agent, url, options, WARM_MS);
}

/** Returns the time in ms until a buyer's page shows stock that was changed in the database past the server. */
async function untilSeen(agent, client, buyerUrl, options) {
  const { rows } = await client.query(
    `select p.id, p.intl_code as code, k.id as sku from products p join skus k on k.product_id = p.id
      join stock s on s.sku_id = k.id join list_items i on i.product_id = p.id
      where i.list_id = 'growth-2' and s.locked = 0 order by p.id, k.position limit 1`,
  );
  const [{ code, sku }] = rows;
  const url = `${buyerUrl}/api/sp/front/product/page?pageNum=1&pageSize=20&keywords=${encodeURIComponent(code)}`;
  const pieces = 100_000 + Math.floor(Math.random() * 100_000);
  await client.query('update stock set on_hand = $2, incoming = 0 where sku_id = $1', [sku, pieces]);
  const started = performance.now();
  for (;;) {
    const { text } = await ask(agent, url, options);
    if (text.includes(`"stockQty":${pieces}`)) return performance.now() - started;
    if (performance.now() - started > 30_000) return Number.POSITIVE_INFINITY;
  }
}

/** Returns the p50 in ms of an order of five lines from a single caller. */
async function orders(agent, client, buyerUrl, headers) {
  await client.query(
    `update stock set on_hand = 1000000 where product_id in (select product_id from list_items where list_id = 'growth-3')`,
  );
  const { rows: products } = await client.query(
    `select s.sku_id as id from stock s join list_items i on i.product_id = s.product_id
      where i.list_id = 'growth-3' and i.price_cents is not null order by s.sku_id limit 500`,
  );
  const { rows: address } = await client.query(
    `select a.id from addresses a join lists l on l.id = 'growth-3'
      where a.buyer_id = 'by-demo' and a.area_type = case l.delivery_method when 'HK_MACAO' then 'HK_MACAO_TW' else l.delivery_method end limit 1`,
  );
  const taken = [];
  for (let call = 0; call < CALLS; call += 1) {
    const lines = Array.from({ length: 5 }, (_, at) => ({
      skuId: products[(call * 5 + at) % products.length].id,
      listId: 'growth-3',
      qty: 5,
    }));
    const body = { lines, addressId: address[0].id, paymentMethod: 'OFFLINE_TRANSFER', notifyUserIds: [] };
    const options = { method: 'POST', headers: { ...headers, 'idempotency-key': randomUUID() }, body };
    taken.push((await ask(agent, `${buyerUrl}/api/sp/front/inquiry/create`, options)).ms);
  }
  return share(taken, 0.5);
}

function longestHeld(since) {
  const lines = readFileSync(stalls, 'utf8').trim().split('\n').filter(Boolean);
  const held = lines.map((line) => line.split(' ').map(Number)).filter(([at]) => at >= since);
  return Math.max(0, ...held.map(([, ms]) => ms));
}

const memoryOf = (pid) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;

async function measure({ buyerUrl, pid }, client, deepRow) {
  const agent = new Agent({ keepAlive: true, maxSockets: CROWD });
  const headers = { 'authori-zation': await buyerToken(buyerUrl, 'demo') };
  const found = new Map();
  const calls = Object.entries(await callsOf(client, deepRow)).map(([name, path]) => [
    name,
    `${buyerUrl}${path}`,
  ]);
  await settle(
    agent,
    client,
    calls.map(([, url]) => url),
    { headers },
  );
  for (const [name, url] of calls) {
    const since = Date.now();
    const p50 = await alone(agent, url, { headers });
    found.set(name, { p50, held: longestHeld(since), p95: await crowded(agent, url, { headers }) });
  }
  const order = await orders(agent, client, buyerUrl, headers);
  const seen = await untilSeen(agent, client, buyerUrl, { headers });
  agent.destroy();
  return { found, order, seen, memory: memoryOf(pid) };
}

writeFileSync(stalls, '');
try {
  const options = { demo: 'on', nodeArguments: ['--require', probe], env: { STALLS_FILE: stalls } };
  await withServer(async (server) => {
    const client = new pg.Client({ connectionString: server.databaseUrl });
    await client.connect();
    try {
      await prepare(client);
      const results = [];
      for (const size of SIZES) {
        const started = performance.now();
        const held = await growTo(client, size);
        console.log(`${held.skus} SKUs in ${((performance.now() - started) / 1000).toFixed(0)} s`);
        results.push({ held, ...(await measure(server, client, size === SIZES[0] ? 2000 : 10_000)) });
      }
      printGrowth(results);
    } finally {
      await client.end();
    }
  }, options);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
