import { productLookupOf } from '@selvedge/domain/sheets/productLookup';
import { checkOrderRows } from '@selvedge/domain/sheets/importRows';
import { readingOf } from '@selvedge/domain/sheets/reading/account';
import { choicesOf } from '@selvedge/domain/sheets/reading/choices';
import { readOrderBook } from '@selvedge/domain/sheets/reading/orderBook';
import { openBytes } from '@selvedge/domain/sheets/workbook/openBytes';
import { readSheets } from '@selvedge/domain/sheets/workbook/readBook';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBasics, makeList, makeProduct } from '../../testing/builders';
import { makeBuyer } from '../../testing/people';
import { book, sendSheet } from '../../testing/sheets';
import { startTestServer, type TestServer } from '../../testing/startTestServer';
import type { Tester } from '../../testing/testers';

const CODE = 'CHOSEN-1';
let server: TestServer;
let buyer: Tester;
let listId: string;
let coat: string;

beforeAll(async () => {
  server = await startTestServer();
  await makeBasics(server.db);
  await makeBuyer(server.db, { username: 'chooser', phone: '13800136031' });
  buyer = await server.buyer('chooser');
  listId = await makeList(server.db);
  coat = await makeProduct(server.db, { listId, sizes: { '38': 7, '40': 3 }, intlCode: CODE });
});
afterAll(() => server.close());

const ORDER = [
  ['Code', 'Size', 'Qty', 'Confirmed'],
  [CODE, '38', 5, 2],
  [CODE, '40', 1, 3],
];
const send = (rows: unknown[][], columns: string, sheet = 'Sheet1') =>
  sendSheet(buyer, book(rows), { listId, fields: { columns, sheet } });

/** Returns the reading of the same sheet with the same choices in the buyer app. */
async function onPage(rows: unknown[][], columns: string) {
  const grids = await readSheets(openBytes(new Uint8Array(book(rows))));
  const read = readOrderBook(grids, ['38', '40'], { sheet: 'Sheet1', columns: choicesOf(columns) });
  if (!read.ok) return read.refusal.code;
  const sizes = [
    { skuId: '38', size: '38', stockQty: 7 },
    { skuId: '40', size: '40', stockQty: 3 },
  ];
  const product = { id: coat, intlCode: CODE, color: '', wholesalePriceCents: null, minQty: 1, sizes };
  const checked = checkOrderRows(read.sheet, productLookupOf([product]));
  const qty = checked.lines.reduce((sum, line) => sum + line.qty, 0);
  return readingOf(read.sheet.account, qty);
}

test.each([
  ['as its heads say', '', 6],
  ['with another quantity column', 'D1=QTY', 5],
  ['with two of them', 'C1=QTY,D1=QTY', 6],
  ['with a column that holds no pieces', 'D1=INFO', 6],
])('Q-01 X-B78 a sheet is read by the server as by the page: %s', async (_, columns, qty) => {
  const sent = columns === '' ? sendSheet(buyer, book(ORDER), { listId }) : send(ORDER, columns);
  const job = await sent;
  expect(job).toMatchObject({ code: 200, data: { qty } });
  expect(job.data).toMatchObject({ reading: await onPage(ORDER, columns) });
});

const UNNAMED = [
  ['Merce', 'Taglia', 'Da ordinare'],
  [CODE, '38', 2],
  [CODE, '40', 3],
];

test('Q-01 X-B78 a sheet whose heads name no code and no quantity is refused by both, and read by both as the person says', async () => {
  expect((await sendSheet(buyer, book(UNNAMED), { listId })).code).toBe(42201);
  expect((await send(UNNAMED, 'A1=CODE')).code).toBe(42201);
  expect(await onPage(UNNAMED, 'A1=CODE')).toBe(42201);
  const job = await send(UNNAMED, 'A1=CODE,C1=QTY');
  expect(job).toMatchObject({ code: 200, data: { qty: 5 } });
  expect(job.data).toMatchObject({ reading: await onPage(UNNAMED, 'A1=CODE,C1=QTY') });
});

test('Q-01 X-B78 what leaves a sheet without a code is refused by both', async () => {
  expect((await send(ORDER, 'A1=UNUSED')).code).toBe(42201);
  expect(await onPage(ORDER, 'A1=UNUSED')).toBe(42201);
});

test('E-40001 X-B78 choices that are none are refused, those of a sheet that is not there change nothing', async () => {
  expect(await send(ORDER, 'D1=MONEY')).toMatchObject({
    code: 40001,
    data: { fields: { columns: expect.anything() as string } },
  });
  expect(await send(ORDER, 'D1=QTY', 'Other')).toMatchObject({ code: 200, data: { qty: 6 } });
});
