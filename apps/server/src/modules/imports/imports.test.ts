import { matchHeader } from '@selvedge/domain/sheets/importHeaders';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { read, utils } from 'xlsx';
import { skus } from '../../db/schema/products';
import { cartLines, draftLines } from '../../db/schema/cart';
import { importJobs } from '../../db/schema/imports';
import { field, makeBasics, makeList, makeProduct } from '../../testing/builders';
import { makeBuyer } from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/startTestServer';
import { book, bytesOf, sendSheet } from '../../testing/sheets';
import type { Tester } from '../../testing/testers';
import { inEveryLanguage } from '../../messages/translate';

const CODE = '0012345678905';
let server: TestServer;
let lin: Tester;
let wang: Tester;
let linId: string;
let listId: string;
let coat: string;
let bag: string;

beforeAll(async () => {
  server = await startTestServer();
  await makeBasics(server.db);
  linId = await makeBuyer(server.db, { username: 'lin', phone: '13800136021' });
  await makeBuyer(server.db, { username: 'wang', phone: '13800136022' });
  [lin, wang] = await Promise.all([server.buyer('lin'), server.buyer('wang')]);
  listId = await makeList(server.db);
  coat = await makeProduct(server.db, {
    listId,
    sizes: { '38': 7, '40': 3 },
    intlCode: CODE,
    name: '=1+1 大衣',
  });
  bag = await makeProduct(server.db, { listId, sizes: { OS: 18 }, intlCode: '8052100344751' });
});
afterAll(() => server.close());

const send = (who: Tester, data: Buffer, filename = 'order.xlsx', target = 'CART', list = listId) =>
  sendSheet(who, data, { filename, target, listId: list });
const commit = (who: Tester, job: unknown, mode: string) =>
  who.post(`/api/sp/front/import/job/${String(field(job, 'id'))}/commit`, { mode });
const rowsOf = async (job: unknown, query = {}) =>
  (await lin.get(`/api/sp/front/import/job/${String(field(job, 'id'))}/rows`, query)).data;
const cartOf = () => server.db.select().from(cartLines).where(eq(cartLines.buyerId, linId));
const sheetOf = (bytes: Buffer): unknown[][] => {
  const made = read(bytes, { type: 'buffer' });
  const sheet = made.Sheets[made.SheetNames[0] ?? ''];
  return sheet === undefined ? [] : utils.sheet_to_json<unknown[]>(sheet, { header: 1, defval: null });
};

test('Q-06 Q-04 Q-05 Q-09 the template of a list is accepted when filled in, codes keep their zeros', async () => {
  const answer = await lin.get('/api/sp/front/import/template', { type: 'order', listId });
  expect(answer.status).toBe(200);
  const made = read(answer.raw.rawPayload, { type: 'buffer', cellStyles: true });
  const sheet = made.Sheets[made.SheetNames[0] ?? ''];
  if (sheet === undefined) throw new Error('no sheet');
  const [heads = [], first = []] = sheetOf(answer.raw.rawPayload);
  expect(heads).toEqual([
    '国际编码',
    '品名',
    '品牌',
    '颜色',
    '批发价',
    '库存',
    '_productId',
    '38',
    '40',
    'OS',
  ]);
  expect(first.slice(0, 3)).toEqual([CODE, '=1+1 大衣', 'Maison Orsel']);
  expect(sheet.A2).toMatchObject({ t: 's', v: CODE });
  expect(sheet.B2?.f).toBeUndefined();
  expect(sheet['!cols']?.[6]?.hidden).toBe(true);
  sheet.H2 = { t: 'n', v: 2 };
  sheet.I2 = { t: 's', v: '3' };
  sheet.J3 = { t: 'n', v: 1 };
  const job = await send(lin, bytesOf(made));
  expect(job).toMatchObject({
    code: 200,
    data: { state: 'VALIDATED', total: 2, valid: 2, invalid: 0, warnings: 0, qty: 6, goodsCents: 60_000 },
  });
  expect(await rowsOf(job.data)).toMatchObject({
    total: 2,
    list: [
      {
        rowNo: 2,
        state: 'OK',
        matches: [
          { productId: coat, size: '38', qty: 2 },
          { size: '40', qty: 3 },
        ],
      },
      { rowNo: 3, matches: [{ productId: bag, qty: 1, intlCode: '8052100344751' }] },
    ],
  });
  const done = await commit(lin, job.data, 'ALL');
  expect(done).toMatchObject({ code: 200, data: { committed: 2, skipped: 0, cartLines: 3 } });
  expect((await cartOf()).map(({ qty }) => qty).sort()).toEqual([1, 2, 3]);
  await server.db.delete(cartLines);
});

test('Q-01 Q-03 X-B82 one bad quantity of a row leaves out this one only, and the reading says what became of every piece', async () => {
  const rows = [
    ['International code', '38', '40', 'II'],
    [CODE, 3, 'x', 3],
    ['Total', 3, null, 3],
  ];
  const job = await send(lin, book(rows));
  expect(job.data).toMatchObject({
    total: 1,
    invalid: 1,
    qty: 3,
    reading: {
      sheet: 'Sheet1',
      columns: [
        { column: 'A', use: 'CODE' },
        { name: '38', use: 'SIZE_QTY', size: '38' },
        { name: '40', use: 'SIZE_QTY' },
        { column: 'D', name: 'II', use: 'UNKNOWN', pieces: 3 },
      ],
      rows: [{ reason: 'TOTAL', rowNos: [3] }],
      pieces: { sheet: 6, offered: 3, refused: 0, passed: 3 },
    },
  });
  expect(await rowsOf(job.data)).toMatchObject({
    list: [{ state: 'ERROR', problems: [{ column: '40' }], matches: [{ column: '38', size: '38', qty: 3 }] }],
  });
  const bad = await lin.get(`/api/sp/front/import/job/${String(field(job.data, 'id'))}/errors`);
  expect(sheetOf(bad.raw.rawPayload)[1]?.slice(0, 3)).toEqual([CODE, null, 'x']);
  expect((await commit(lin, job.data, 'ALL')).code).toBe(42202);
  expect(await commit(lin, job.data, 'VALID_ONLY')).toMatchObject({
    data: { committed: 1, skipped: 0, cartLines: 1 },
  });
  expect(await cartOf()).toMatchObject([{ qty: 3 }]);
  await server.db.delete(cartLines);
});

test('Q-04 L-13 a code with blanks, slashes or marks nobody sees is the same product as in a quick order', async () => {
  await makeProduct(server.db, { listId, sizes: { OS: 9 }, intlCode: 'KEY-2511/0042.A' });
  const codes = ['KEY 2511 0042 A', 'key25110042a', '\u202AKEY-2511/0042.A\u202C', '8 052100 344751'];
  const job = await send(lin, book([['Code', 'Qty'], ...codes.map((code, at) => [code, at + 1])]));
  expect(job.data).toMatchObject({ total: codes.length, invalid: 0, qty: 10 });
});

test('Q-04 L-13 a style number means the same product in a sheet as in a quick order, and in several colours none', async () => {
  const style = (styleNo: string, colorId: 'camel' | 'black') =>
    makeProduct(server.db, { listId, sizes: { '38': 9, '40': 9 }, styleNo, colorId });
  const one = await style('MO-2214/LE', 'black');
  const others = await Promise.all([style('CV-118', 'black'), style('CV-118', 'camel')]);
  await server.db.execute(sql`update skus set barcode = n.code
    from (select id, (8069000000000 + row_number() over ())::text as code from skus
      where product_id in (${one}, ${sql.join(others, sql`, `)})) n where n.id = skus.id`);
  const codes = ['MO-2214/LE', 'mo 2214 le', 'CV-118'];
  const quick = await lin.post('/api/sp/front/product/resolve', {
    listId,
    lines: codes.map((code) => ({ code, size: '38', qty: 2 })),
  });
  expect(quick.data).toMatchObject({
    matched: [{ productId: one }, { productId: one }],
    ambiguous: [{ index: 2 }],
  });
  const job = await send(lin, book([['Style No.', '38', '40'], ...codes.map((code) => [code, 1, 2])]));
  expect(job.data).toMatchObject({ total: 3, invalid: 1, qty: 6 });
  expect(await rowsOf(job.data)).toMatchObject({
    list: [
      {
        matches: [
          { productId: one, size: '38' },
          { productId: one, size: '40' },
        ],
      },
      { matches: [{ productId: one }, { productId: one }] },
      { problems: [{ code: 'AMBIGUOUS_CODE' }, { code: 'AMBIGUOUS_CODE' }] },
    ],
  });
  const [own, other] = await Promise.all(
    [one, others[0]].map((id = '') => server.db.select().from(skus).where(eq(skus.productId, id))),
  );
  const both = [own?.[0]?.barcode, other?.[0]?.barcode].map((barcode) => ['MO-2214/LE', barcode, 3]);
  const judged = await send(lin, book([['款号', '条码', '数量'], ...both]));
  expect(await rowsOf(judged.data)).toMatchObject({
    list: [
      { problems: [], matches: [{ productId: one, skuId: own?.[0]?.id }] },
      {
        problems: [{ column: '款号', code: 'CODES_DISAGREE', params: { otherColumn: '条码' } }],
        matches: [],
      },
    ],
  });
});

test('Q-01 a row whose total is not the sum of its quantities is taken with a warning, said once for all its sizes', async () => {
  const rows = [
    ['款号', '38', '40', '合计'],
    [CODE, 1, 1, 2],
    [CODE, 1, 2, 4],
  ];
  const job = await send(lin, book(rows));
  expect(job.data).toMatchObject({ invalid: 0, qty: 5 });
  const total = {
    column: '合计',
    value: '4',
    code: 'TOTAL_DIFFERS',
    params: { total: 4, pieces: 3 },
    message: '本行合计 4 件，与数量之和 3 件不符；按数量提交',
  };
  const twice = { code: 'DUPLICATE_ADDED' };
  expect(await rowsOf(job.data)).toMatchObject({
    list: [{ problems: [] }, { problems: [twice, total, twice] }],
  });
});

test('L-04 X-B80 X-B81 E-42202 Q-01 Q-03 rows in error are told cell by cell, downloadable with the reason, and left out when asked', async () => {
  const rows = [
    ['International code', 'Size', 'Quantity'],
    [CODE, '38', 9],
    [CODE, '44', 1],
    ['999', '', 2],
    ['8052100344751', '', 'many'],
    ['8052100344751', '', 2],
  ];
  const job = await send(lin, book(rows), 'paris.xlsx', 'DRAFT');
  expect(job.data).toMatchObject({ total: 5, valid: 1, warnings: 1, invalid: 3, qty: 9 });
  const listed = await rowsOf(job.data, { state: 'ERROR' });
  expect(listed).toMatchObject({
    list: [
      {
        rowNo: 3,
        problems: [
          { column: 'Size', value: '44', code: 'SIZE_NOT_MADE', message: expect.stringContaining('38') },
        ],
      },
      { rowNo: 4, problems: [{ code: 'UNKNOWN_CODE', key: 'import.problem.UNKNOWN_CODE' }] },
      { rowNo: 5, problems: [{ code: 'INVALID_NUMBER', message: '请输入有效的数字' }] },
    ],
  });
  expect(await rowsOf(job.data, { state: 'WARN' })).toMatchObject({
    list: [{ rowNo: 2, problems: [{ code: 'CUT_TO_STOCK' }], matches: [{ qty: 7 }] }],
  });
  const bad = await lin.get(
    `/api/sp/front/import/job/${String(field(job.data, 'id'))}/errors`,
    {},
    { 'accept-language': 'en' },
  );
  const sheet = sheetOf(bad.raw.rawPayload);
  expect(sheet[0]).toEqual(['International code', 'Size', 'Quantity', 'Reason', 'Row']);
  expect(sheet.slice(1).map((row) => row[4])).toEqual(['3', '4', '5']);
  expect(sheet[1]?.[3]).toContain('This size is not made');

  expect(await commit(lin, job.data, 'ALL')).toMatchObject({ code: 42202, data: { invalid: 3 } });
  const done = await commit(lin, job.data, 'VALID_ONLY');
  expect(done).toMatchObject({ code: 200, data: { committed: 2, skipped: 3, draftId: expect.any(String) } });
  const lines = await server.db.select().from(draftLines);
  expect(lines.map(({ qty }) => qty).sort()).toEqual([2, 7]);
});

test('L-01 of three good rows and two bad ones both are shown, the bad ones with row, column, value and reason, and taken home', async () => {
  const rows = [
    ['International code', 'Size', 'Quantity'],
    [CODE, '38', 2],
    [CODE, '41', 1],
    [CODE, '40', 1],
    ['8052100344751', '', 'many'],
    ['8052100344751', '', 3],
  ];
  const job = await send(lin, book(rows), 'milano.xlsx', 'DRAFT');
  expect(job.data).toMatchObject({ total: 5, valid: 3, invalid: 2 });
  const english = { 'accept-language': 'en' };
  const path = `/api/sp/front/import/job/${String(field(job.data, 'id'))}`;
  const bad = (rowNo: number, column: string, value: string) => ({
    rowNo,
    state: 'ERROR',
    problems: [{ column, value, message: expect.stringMatching(/\S/) }],
  });
  expect(await rowsOf(job.data)).toMatchObject({
    total: 5,
    list: [
      { rowNo: 2, state: 'OK' },
      bad(3, 'Size', '41'),
      { rowNo: 4, state: 'OK' },
      bad(5, 'Quantity', 'many'),
      { rowNo: 6, state: 'OK' },
    ],
  });
  const answer = await lin.get(`${path}/errors`, {}, english);
  expect(answer.raw.headers['content-type']).toContain('spreadsheetml');
  expect(sheetOf(answer.raw.rawPayload)).toEqual([
    ['International code', 'Size', 'Quantity', 'Reason', 'Row'],
    [CODE, '41', '1', expect.stringContaining('This size is not made'), '3'],
    ['8052100344751', null, 'many', expect.stringMatching(/\S/), '5'],
  ]);
});

test('L-03 Q-02 a commit sent twice and in parallel is done once and answers the same', async () => {
  const job = await send(
    lin,
    book([
      ['code', 'size', 'qty'],
      [CODE, '38', 3],
    ]),
  );
  const answers = await Promise.all([1, 2, 3].map(() => commit(lin, job.data, 'ALL')));
  answers.push(await commit(lin, job.data, 'VALID_ONLY'));
  expect(answers.map(({ data }) => data)).toEqual(
    Array.from({ length: 4 }, () => ({ committed: 1, skipped: 0, cartLines: 1 })),
  );
  expect(await cartOf()).toMatchObject([{ qty: 3, priceCents: 10_000 }]);
});

test('X-B79 Q-43 a job, and a list, of somebody else is refused; an old job has expired', async () => {
  const job = await send(
    lin,
    book([
      ['code', 'size', 'qty'],
      [CODE, '38', 3],
    ]),
  );
  const path = `/api/sp/front/import/job/${String(field(job.data, 'id'))}`;
  const tries = [
    wang.get(path),
    wang.get(`${path}/rows`),
    wang.get(`${path}/errors`),
    commit(wang, job.data, 'ALL'),
  ];
  expect((await Promise.all(tries)).map(({ code }) => code)).toEqual([40401, 40401, 40401, 40401]);
  const secret = await makeList(server.db, { visibility: 'TEAMS', visibleTo: ['x'] });
  expect(
    (
      await send(
        lin,
        book([
          ['code', 'qty'],
          [CODE, 3],
        ]),
        'a.xlsx',
        'CART',
        secret,
      )
    ).code,
  ).toBe(40401);
  await server.db.update(importJobs).set({ expiresAt: new Date(0) });
  expect((await lin.get(`${path}/rows`)).code).toBe(40915);
  expect((await commit(lin, job.data, 'ALL')).code).toBe(40915);
});

test('only the newest 20 imports of a person keep their rows', async () => {
  const rows = book([
    ['code', 'qty'],
    [CODE, 3],
  ]);
  const id = String(field((await send(wang, rows)).data, 'id'));
  await server.db
    .execute(sql`insert into import_jobs (id, owner_kind, owner_id, type, state, created_at, expires_at)
    select 'past-' || n, owner_kind, owner_id, type, state, now() - n * interval '1 hour', expires_at
    from import_jobs, generate_series(1, 22) n where id = ${id}`);
  await server.db.execute(sql`insert into import_rows (job_id, row_no, raw, state)
    select 'past-' || n, 2, '{}', 'OK' from generate_series(1, 22) n`);
  await send(wang, rows);
  const kept = await server.db.execute<{ jobs: number; oldest: string }>(sql`
    select count(distinct job_id)::int as jobs, max(substr(job_id, 6)::int) filter (where job_id like 'past-%') as oldest
    from import_rows where job_id in (select id from import_jobs where owner_id = (
      select owner_id from import_jobs where id = ${id}))`);
  expect(kept.rows).toEqual([{ jobs: 20, oldest: 18 }]);
  expect((await wang.get('/api/sp/front/import/job/past-19/rows')).code).toBe(40915);
});

test('M-J X-B82 an import that was checked can be cancelled, once and by its owner; nothing of it is left', async () => {
  const sheet = book([
    ['INTL code', 'Size', 'Qty'],
    [CODE, '38', 2],
  ]);
  const { data: job } = await send(lin, sheet);
  const path = `/api/sp/front/import/job/${String(field(job, 'id'))}/cancel`;
  expect((await wang.post(path)).code).toBe(40401);
  expect((await lin.post(path)).data).toMatchObject({ state: 'CANCELLED' });
  expect(await rowsOf(job)).toMatchObject({ total: 0 });
  expect(await lin.post(path)).toMatchObject({ code: 40904, data: { from: 'CANCELLED' } });
  expect((await commit(lin, job, 'VALID_ONLY')).code).toBe(40904);
});

test('X-B77 X-B78 the heads of the template are understood in every language', () => {
  for (const column of ['code', 'color', 'size', 'qty', 'price'] as const) {
    const heads = inEveryLanguage(`orderSheet.heads.${column}`);
    expect(heads.map(matchHeader)).toEqual(heads.map(() => column));
  }
});
