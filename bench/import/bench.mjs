import { buyerToken, withServer } from '../lib/server.mjs';
import { atMost, printTable } from '../lib/table.mjs';
import { importInPage } from './page.mjs';
import { compareReaders } from './reader.mjs';
import { orderSheet, ROWS } from './sheet.mjs';

/**
 * Measures an order sheet of 1,000 rows: the page's reader with all its checks against SheetJS reading the same bytes to objects, in Node;
 * then the import in the built app: the longest task of the main thread, and when the reader was fetched.
 */
const LONGEST_TASK_MS = 50;
const PAGE = 200;

/** Returns the open list with the most products, and all its products. */
async function widestList(buyerUrl) {
  const token = await buyerToken(buyerUrl, 'demo');
  const get = async (path) => {
    const answer = await fetch(`${buyerUrl}/api/sp/front${path}`, {
      headers: { 'authori-zation': token, 'accept-language': 'en' },
    });
    return (await answer.json()).data;
  };
  const { list } = await get('/list/page?pageNum=1&pageSize=50&status=PENDING');
  let widest = { total: -1 };
  for (const { id } of list) {
    const { total } = await get(`/list/product/page?listId=${id}&pageNum=1&pageSize=1`);
    if (total > widest.total) widest = { id, total };
  }
  const products = [];
  for (let page = 1; products.length < widest.total; page += 1)
    products.push(
      ...(await get(`/list/product/page?listId=${widest.id}&pageNum=${page}&pageSize=${PAGE}`)).list,
    );
  return { id: widest.id, products };
}

function printReaders({ ours, check, bare, judged }, bytes, products) {
  console.log(
    `\n${ROWS} rows, ${(bytes.length / 1000).toFixed(0)} kB, against ${products.length} styles; in Node`,
  );
  printTable(
    ['reader', 'ms', 'ratio to SheetJS'],
    [
      ['read and checked by us', ours.toFixed(1), `${(ours / bare).toFixed(2)} x`],
      ['of it the checks', check.toFixed(1), `${(check / bare).toFixed(2)} x`],
      ['SheetJS read + sheet_to_json', bare.toFixed(1), '1.00 x'],
    ],
  );
  console.log(
    `judged: ${judged.total} rows, ${judged.valid} right, ${judged.warnings} with a warning, ${judged.invalid} wrong`,
  );
}

function printPage(rounds) {
  console.log('\nin the built app, from the file to the review');
  const longestOf = ({ tasks }) => Math.max(0, ...tasks.map(({ duration }) => duration));
  printTable(
    ['round', 'ms', 'longest task ms', 'at ms', 'tasks > 50 ms', 'reader before the file', 'after it'],
    rounds.map((round, at) => [
      at + 1,
      round.tookMs.toFixed(0),
      longestOf(round) === 0 ? `<= ${LONGEST_TASK_MS}` : longestOf(round).toFixed(0),
      round.tasks.map((task) => task.at.toFixed(0)).join(' ') || '-',
      round.tasks.length,
      round.readers.before,
      round.readers.after,
    ]),
  );
  const longest = Math.max(...rounds.map(longestOf));
  const early = rounds.reduce((sum, { readers }) => sum + readers.before, 0);
  console.log('');
  printTable(
    ['against the goal', 'found', 'goal', ''],
    [
      [
        'longest task on the main thread, ms',
        longest.toFixed(0),
        LONGEST_TASK_MS,
        atMost(longest, LONGEST_TASK_MS),
      ],
      ['reader fetched before a file is there', early, 0, atMost(early, 0)],
    ],
  );
}

await withServer(async ({ buyerUrl }) => {
  const { id, products } = await widestList(buyerUrl);
  const bytes = orderSheet(products);
  printReaders(await compareReaders(bytes, products), bytes, products);
  printPage(await importInPage({ buyerUrl, listId: id, bytes }));
});
