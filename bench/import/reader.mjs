import { read, utils } from 'xlsx';
import { source } from '../lib/server.mjs';
import { median } from '../lib/table.mjs';

const rounds = 15;

/**
 * Loads the page's worker into this process, with the few globals of a worker that it uses: `ask` sends a message and waits for the reply,
 * `tell` sends a message without a reply. Only the worker's own code is timed, from the file to checked rows.
 */
async function ourReader() {
  const waiting = new Map();
  const listeners = [];
  globalThis.self = {
    addEventListener: (_, listener) => listeners.push(listener),
    postMessage: (message) => {
      if (message.type !== 'progress' && message.type !== 'rows') waiting.get(message.id)?.(message);
    },
  };
  await source('apps/buyer/src/screens/importSheet/sheet.worker.ts');
  let last = 0;
  const tell = (request) => {
    last += 1;
    for (const listener of listeners) listener({ data: { ...request, id: last } });
  };
  const ask = (request) =>
    new Promise((resolve) => {
      waiting.set(last + 1, resolve);
      tell(request);
    });
  return { ask, tell };
}

function bare(bytes) {
  const book = read(bytes, { type: 'array' });
  return utils.sheet_to_json(book.Sheets[book.SheetNames[0]]);
}

async function timed(work) {
  const started = performance.now();
  const result = await work();
  return [performance.now() - started, result];
}

/**
 * Returns the milliseconds (median) of our reader, of its checks, and of SheetJS alone on the same bytes, in turns so that both run under
 * the same conditions; and the counts of our reader's valid, doubtful and invalid rows.
 */
export async function compareReaders(bytes, products) {
  const { ask, tell } = await ourReader();
  tell({ type: 'products', products: products });
  const file = new File([bytes], 'order.xlsx');
  const found = { ours: [], check: [], bare: [] };
  let sums;
  for (let round = 0; round < rounds + 3; round += 1) {
    const [readMs, readable] = await timed(() => ask({ type: 'read', file }));
    if (readable.type !== 'read') throw new Error(`The sheet was refused: ${JSON.stringify(readable)}`);
    const [checkMs, checked] = await timed(() => ask({ type: 'check' }));
    const [bareMs, rows] = await timed(() => bare(bytes));
    if (checked.sums.dataRows !== rows.length)
      throw new Error('The readers disagree about the number of rows');
    sums = checked.sums;
    if (round < 3) continue;
    found.ours.push(readMs + checkMs);
    found.check.push(checkMs);
    found.bare.push(bareMs);
  }
  const { valid, warnings, invalid } = sums;
  return {
    ours: median(found.ours),
    check: median(found.check),
    bare: median(found.bare),
    judged: { total: valid + warnings + invalid, valid, warnings, invalid },
  };
}
