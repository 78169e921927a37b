import { send } from '../server/load.mjs';

/** A single caller sends this many calls, or calls until this time (ms) is over, but at least three. */
export const CALLS = 25;
const MOST_MS = 8000;
/** Callers at the same time. */
export const CROWD = 16;
const CROWD_MS = 4000;

/** Returns the value below which `part` of the values are. */
export const share = (values, part) => values.toSorted((a, b) => a - b)[Math.floor(values.length * part)];

/** Returns the calls of a buyer who browses. */
export async function callsOf(client, deepRow) {
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
export async function untilAnswered(agent, url, options) {
  const until = performance.now() + 120_000;
  for (;;) {
    const { status, text } = await send(agent, url, options);
    if (status === 200) return;
    if (performance.now() > until) throw new Error(`${url} answers ${status}: ${text.slice(0, 300)}`);
  }
}

/** Returns one response and its time. A 503 counts as a response of endless time: the server refused the work. */
export async function ask(agent, url, options) {
  const started = performance.now();
  const { status, text } = await send(agent, url, options);
  if (status === 503) return { ms: Number.POSITIVE_INFINITY, text };
  if (status !== 200 || !text.startsWith('{"code":200'))
    throw new Error(`${url} answered ${status}: ${text.slice(0, 300)}`);
  return { ms: performance.now() - started, text };
}

/** Returns the median time in ms of a call from a single caller. */
export async function alone(agent, url, options) {
  const taken = [];
  const until = performance.now() + MOST_MS;
  await untilAnswered(agent, url, options);
  while (taken.length < 3 || (taken.length < CALLS && performance.now() < until))
    taken.push((await ask(agent, anew(url), options)).ms);
  return share(taken, 0.5);
}

/** Returns the 95th percentile in ms of a call that `CROWD` callers send for `ms`. */
export async function crowded(agent, url, options, ms = CROWD_MS) {
  const taken = [];
  const until = performance.now() + ms;
  const caller = async () => {
    do taken.push((await ask(agent, anew(url), options)).ms);
    while (performance.now() < until);
  };
  await Promise.all(Array.from({ length: CROWD }, caller));
  return share(taken, 0.95);
}
