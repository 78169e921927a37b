import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { gzipped } from '../lib/gzip.mjs';

/**
 * Compares the manifest table with TanStack Table + Virtual (plain text cells, nothing else), React Aria's Table in its Virtualizer, AG Grid
 * Community and Glide Data Grid. All get the same products; ours has every feature on. Arguments: a number of rows or a subject to measure
 * only those, e.g. `node bench/run.mjs manifest-table 10000 selvedge tanstack`.
 */
const words = new Set(process.argv.slice(2));
const subjects = pick(['selvedge', 'tanstack', 'rac', 'aggrid', 'glide']);
const sizes = pick(['1000', '10000', '100000']).map(Number);
const rounds = 3;
const mounts = 3;

function pick(all) {
  const asked = all.filter((word) => words.has(word));
  return asked.length > 0 ? asked : all;
}
/** Collects the scripts that a page loads; the returned function adds up their kilobytes after gzip. */
function scriptsOf(page) {
  const bodies = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) bodies.push(response.body());
  });
  return async () => (await Promise.all(bodies)).reduce((sum, body) => sum + gzipped(body), 0) / 1000;
}
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

const configFile = fileURLToPath(new URL('./vite.config.mjs', import.meta.url));
await build({ configFile });
const server = await preview({ configFile });
const system = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const browser = await chromium.launch({
  executablePath: existsSync(system) ? system : undefined,
  args: ['--no-sandbox', '--disable-background-networking', '--disable-quic', '--js-flags=--expose-gc'],
});

async function measure(subject, rows) {
  const found = { first: [], slow: [], sort: [], edit: [], heap: [] };
  const heavy = subject === 'rac' && rows > 10_000;
  for (let round = 0; round < (heavy ? 1 : rounds); round += 1) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    page.on('pageerror', (error) => console.error(`${subject} ${rows}: ${error.message}`));
    const loaded = scriptsOf(page);
    await page.goto(`http://localhost:6110/?subject=${subject}&rows=${rows}`);
    await page.waitForFunction(() => document.title === 'ready');
    page.setDefaultTimeout(120_000);
    const client = await page.context().newCDPSession(page);
    const heap = async () => {
      await client.send('HeapProfiler.collectGarbage');
      return (await client.send('Runtime.getHeapUsage')).usedSize / 1e6;
    };
    const dataHeap = await heap();
    for (let turn = 0; turn < (heavy ? 1 : mounts); turn += 1) {
      if (turn > 0) await page.evaluate(() => window.bench.unmount());
      found.first.push(await page.evaluate(() => window.bench.mount()));
    }
    found.slow.push(
      await page.evaluate(async () => (await window.bench.scroll()).filter((gap) => gap > 33).length),
    );
    found.edit.push(await page.evaluate(() => window.bench.edit()));
    found.sort.push(await page.evaluate(() => window.bench.sort()));
    found.heap.push(await heap());
    found.dataHeap = dataHeap;
    found.script = await loaded();
    await page.close();
  }
  return {
    first: median(found.first),
    slow: median(found.slow),
    sort: median(found.sort),
    edit: median(found.edit),
    heap: median(found.heap),
    dataHeap: found.dataHeap,
    script: found.script,
  };
}

const results = new Map();
for (const rows of sizes) {
  for (const subject of subjects) results.set(`${subject} ${rows}`, await measure(subject, rows));
}
await browser.close();
await server.close();

const columns = [
  ['first', 'first rows ms'],
  ['slow', 'frames > 33 ms'],
  ['sort', 'sort ms'],
  ['edit', 'edit ms'],
  ['heap', 'heap MB'],
  ['script', 'JS kB gzip'],
  ['dataHeap', 'heap of goods'],
];
const compared = columns.filter(([name]) => name !== 'dataHeap');
console.log(
  `\n${['rows', 'table', ...columns.map(([, title]) => title)].map((text) => text.padEnd(15)).join('')}`,
);
for (const [key, result] of results) {
  const [subject, rows] = key.split(' ');
  const cells = columns.map(([name]) => result[name].toFixed(name === 'slow' ? 0 : 1));
  console.log([rows, subject, ...cells].map((text) => text.padEnd(15)).join(''));
}
console.log('\nratios to TanStack (frames: difference)');
for (const rows of sizes) {
  const base = results.get(`tanstack ${rows}`);
  for (const subject of subjects.filter((name) => name !== 'tanstack')) {
    const result = results.get(`${subject} ${rows}`);
    if (!base || !result) continue;
    const ratios = compared.map(([name]) =>
      name === 'slow'
        ? `${result.slow - base.slow >= 0 ? '+' : ''}${result.slow - base.slow}`
        : `${(result[name] / base[name]).toFixed(2)} x`,
    );
    console.log([String(rows), subject, ...ratios].map((text) => text.padEnd(15)).join(''));
  }
}
