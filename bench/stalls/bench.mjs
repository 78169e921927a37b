import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { read, utils, write } from 'xlsx';
import { buyerToken, withServer } from '../lib/server.mjs';
import { atMost, median, printTable } from '../lib/table.mjs';

/**
 * Measures how long the server's main thread is blocked while one buyer works with the largest list and the largest sheet: all other
 * callers wait for that long. Linux only, where the time of a single thread can be read.
 */
const LONGEST_MS = 50;
const ROWS = 999;
const QUANTITIES = 20_000;
/** Number of rounds. The median counts: time that the host takes from a virtual machine is counted as the thread's own time. */
const ROUNDS = 5;

const folder = mkdtempSync(join(tmpdir(), 'selvedge-stalls-'));
const stalls = join(folder, 'stalls');
const probe = fileURLToPath(new URL('probe.cjs', import.meta.url));
writeFileSync(stalls, '');

/** Fills the template of a list: one piece in every size that a row is made in, or in every column there is (`everywhere`). */
function filled(template, everywhere) {
  const [name] = template.SheetNames;
  const [heads, ...rows] = utils.sheet_to_json(template.Sheets[name], { header: 1 });
  const first = heads.findIndex((head) => String(head).startsWith('_')) + 1;
  let left = QUANTITIES;
  const lines = rows.slice(0, ROWS).map((row) => {
    const made = new Set(
      String(row[first - 2])
        .split(', ')
        .map((text) => text.split(':')[0]),
    );
    const line = [...row];
    for (let column = first; column < heads.length; column += 1) {
      if ((everywhere || made.has(String(heads[column]))) && left > 0) {
        line[column] = 1;
        left -= 1;
      }
    }
    return line;
  });
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([heads, ...lines]), 'Order');
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true });
}

async function measure(buyerUrl) {
  const front = `${buyerUrl}/api/sp/front`;
  const headers = { 'authori-zation': await buyerToken(buyerUrl, 'demo') };
  const call = (path, init = {}) =>
    fetch(front + path, { ...init, headers: { ...headers, ...init.headers } });
  const dataOf = async (answer) => (await answer.json()).data;
  const found = new Map();
  const during = async (what, work) => {
    const from = Date.now();
    const result = await work();
    await new Promise((resolve) => setTimeout(resolve, 300));
    const held = readFileSync(stalls, 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split(' ').map(Number));
    const ms = Math.max(0, ...held.filter(([at]) => at >= from).map(([, took]) => took));
    found.set(what, [...(found.get(what) ?? []), ms]);
    return result;
  };
  const send = async (file, listId) => {
    const form = new FormData();
    form.set('file', new Blob([file]), 'order.xlsx');
    return dataOf(await call(`/import/order?target=CART&listId=${listId}`, { method: 'POST', body: form }));
  };

  const { list } = await dataOf(await call('/list/page?pageNum=1&pageSize=100&status=PENDING'));
  const { id } = list.toSorted((a, b) => b.productCount - a.productCount)[0];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const sheet = await during('template of the largest list', async () =>
      Buffer.from(await (await call(`/import/template?type=order&listId=${id}`)).arrayBuffer()),
    );
    const wrong = await during('20,000 quantities checked', () => send(filled(read(sheet), true), id));
    await during('their bad rows', async () => (await call(`/import/job/${wrong.id}/errors`)).arrayBuffer());
    const right = await during('what is made checked', () => send(filled(read(sheet), false), id));
    await during('taken over into the cart', async () =>
      call(`/import/job/${right.id}/commit`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body: JSON.stringify({ mode: 'VALID_ONLY' }),
      }).then(dataOf),
    );
    await during('the cart', async () => (await call('/cart/list')).arrayBuffer());
  }
  return [...found].map(([what, rounds]) => {
    const ms = median(rounds);
    return [what, ms.toFixed(0), Math.max(...rounds).toFixed(0), atMost(ms, LONGEST_MS)];
  });
}

try {
  const options = { demo: 'on', nodeArguments: ['--require', probe], env: { STALLS_FILE: stalls } };
  const found = await withServer(({ buyerUrl }) => measure(buyerUrl), options);
  console.log(`\nlongest time the server's main thread was held in ${ROUNDS} rounds, goal ${LONGEST_MS} ms`);
  printTable(['work', 'median ms', 'worst ms', 'goal'], found);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
