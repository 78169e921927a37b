import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Agent } from 'node:http';
import pg from 'pg';
import { buyerToken, withServer } from '../lib/server.mjs';
import { atMost, printTable } from '../lib/table.mjs';
import { send } from '../server/load.mjs';
import { growTo, prepare } from './fill.mjs';

/**
 * Measures browsing as the number of products grows: the demo data with its products copied until it has 20,000 and then 1,000,000 SKUs,
 * the same calls on both, side by side. Numbers in the arguments are other sizes: `node bench/run.mjs growth 20000 220000`. Linux only,
 * because it reads the memory and the processor time of a process.
 */
const sizes = process.argv.slice(2).map(Number).filter(Boolean);
const SIZES = sizes.length > 0 ? sizes : [20_000, 1_000_000];
const GOALS = { grew: 3, p95: 100, held: 20, memory: 150, order: 1.2, seenWithinMs: 1000 };
/** A single caller sends this many calls, or calls until this time (ms) is over, but at least three. */
const CALLS = 25;
const MOST_MS = 8000;
const CROWD = 16;
const CROWD_MS = 4000;
const SETTLED_WITHIN_MS = 120_000;
/** Time in ms for which the crowd sends each call before anything is measured. */
const WARM_MS = 500;

const folder = mkdtempSync(join(tmpdir(), 'selvedge-growth-'));
const stalls = join(folder, 'stalls');
const probe = fileURLToPath(new URL('../stalls/probe.cjs', import.meta.url));

const share = (values, part) => values.toSorted((a, b) => a - b)[Math.floor(values.length * part)];

/** Returns the calls of a buyer who browses. */
async function callsOf(client, deepRow) {
  const { rows } = await client.query(
    `select p.intl_code as code, p.brand_id as brand, p.category_id as category, p.season, lower(b.name) as word
      from products p join brands b on b.id = p.brand_id join list_items i on i.product_id = p.id
      where i.list_id = 'growth-1' and p.id in (select id from growth_products) order by p.id limit 1`,
  );
  const [{ code, brand, category, season, word }] = rows;
  const filters = `brandIds=${brand}&categoryIds=${category}&seasons=${season}`;
  const page = (query) => `/api/sp/front/product/page?pageSize=20&${query}`;
  return {
    'first page, 20 rows': page('pageNum=1'),
    'a deep page': page(`pageNum=${Math.floor(deepRow / 20)}`),
    'three filters': page(`pageNum=1&${filters}`),
    'by brand': page('pageNum=1&sort=brandName'),
    'by stock': page('pageNum=1&sort=stockQty&order=desc'),
    'by price': page('pageNum=1&sort=wholesalePriceCents'),
    words: page(`pageNum=1&keywords=${encodeURIComponent(word)}`),
    'one exact code': page(`pageNum=1&keywords=${encodeURIComponent(code)}`),
    facets: '/api/sp/front/product/filters',
    'facets under three filters': `/api/sp/front/product/filters?${filters}`,
    'lists, first page': '/api/sp/front/list/page?pageNum=1&pageSize=20',
    dashboard: '/api/sp/front/data/summary',
  };
}

let asked = 0;

/** Returns the same query with a lower price limit that excludes nothing and differs each time, so that no cached response is measured. */
const anew = (url) =>
  url.includes('/product/')
    ? `${url}${url.includes('?') ? '&' : '?'}priceMinCents=${(asked += 1) % 100}`
    : url;

/** Repeats a call until it succeeds: the server first reads the rows that were inserted past it. */
async function untilAnswered(agent, url, options) {
  const until = performance.now() + 120_000;
  for (;;) {
    const { status, text } = await send(agent, url, options);
    if (status === 200) return;
    if (performance.now() > until) throw new Error(`${url} answers ${status}: ${text.slice(0, 300)}`);
  }
}

/** Returns one response and its time. A 503 counts as a response of endless time: the server refused the work. */
async function ask(agent, url, options) {
  const started = performance.now();
  const { status, text } = await send(agent, url, options);
  if (status === 503) return { ms: Number.POSITIVE_INFINITY, text };
  if (status !== 200 || !text.startsWith('{"code":200'))
    throw new Error(`${url} answered ${status}: ${text.slice(0, 300)}`);
  return { ms: performance.now() - started, text };
}

async function alone(agent, url, options) {
  const taken = [];
  const until = performance.now() + MOST_MS;
  await untilAnswered(agent, url, options);
  while (taken.length < 3 || (taken.length < CALLS && performance.now() < until))
    taken.push((await ask(agent, anew(url), options)).ms);
  return share(taken, 0.5);
}

async function crowded(agent, url, options, ms = CROWD_MS) {
  const taken = [];
  const until = performance.now() + ms;
  const caller = async () => {
    do taken.push((await ask(agent, anew(url), options)).ms);
    while (performance.now() < until);
  };
  await Promise.all(Array.from({ length: CROWD }, caller));
  return share(taken, 0.95);
}

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
  const { rows: goods } = await client.query(
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
      skuId: goods[(call * 5 + at) % goods.length].id,
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

function print(results) {
  const [first] = results;
  const last = results.at(-1);
  console.log(
    `\nbrowsing ${results.map(({ held }) => `${held.skus} SKUs (${held.products} products)`).join(', ')}`,
  );
  const heads = results.flatMap(({ held }) => [`p50 ${held.skus}`]);
  printTable(
    ['call', ...heads, 'grew', '', `p95 of ${CROWD}`, '', 'held ms', ''],
    [...first.found.keys()].map((name) => {
      const p50s = results.map(({ found }) => found.get(name).p50);
      const grew = p50s.at(-1) / p50s[0];
      const { p95, held } = last.found.get(name);
      return [
        name,
        ...p50s.map((ms) => ms.toFixed(1)),
        `${grew.toFixed(1)} x`,
        atMost(grew, GOALS.grew),
        p95.toFixed(0),
        atMost(p95, GOALS.p95),
        held.toFixed(0),
        atMost(held, GOALS.held),
      ];
    }),
  );
  const order = last.order / first.order;
  const memory = last.memory - first.memory;
  console.log('');
  printTable(
    ['', ...results.map(({ held }) => held.skus), '', ''],
    [
      [
        'order of five lines, ms',
        ...results.map((one) => one.order.toFixed(1)),
        `${order.toFixed(2)} x`,
        atMost(order, GOALS.order),
      ],
      [
        'memory of the process, MB',
        ...results.map((one) => one.memory.toFixed(0)),
        `+${memory.toFixed(0)}`,
        atMost(memory, GOALS.memory),
      ],
      [
        'changed stock seen after, ms',
        ...results.map((one) => one.seen.toFixed(0)),
        '',
        atMost(last.seen, GOALS.seenWithinMs),
      ],
    ],
  );
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
      print(results);
    } finally {
      await client.end();
    }
  }, options);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
