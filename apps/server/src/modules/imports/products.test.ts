import { randomUUID } from 'node:crypto';
import { PRODUCT_COLUMNS, productLayout } from '@selvedge/domain/sheets/productHeaders';
import { isEan13, makeEan13 } from '@selvedge/domain/products/ean';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { read, utils } from 'xlsx';
import { products, skus, suppliers } from '../../db/schema/products';
import { stock } from '../../db/schema/stock';
import { importJobs, importRows } from '../../db/schema/imports';
import { listItems } from '../../db/schema/lists';
import { operationRecords } from '../../db/schema/platform';
import { field, makeBasics, makeList, makeProduct } from '../../testing/builders';
import {
  PRODUCT_HEADS,
  productBook,
  productCodeOf,
  productRowsOf,
  sendProducts,
} from '../../testing/productSheets';
import { makeBuyer, makeStaff } from '../../testing/people';
import { makeViewer } from '../../testing/scopeFixture';
import { book, bytesOf, sendSheet } from '../../testing/sheets';
import { startTestServer, type TestServer } from '../../testing/startTestServer';
import { shownAs, shownBook, struckBook, struckOut } from '../../testing/workbooks';
import type { ApiAnswer, Tester } from '../../testing/testers';
import { inEveryLanguage } from '../../messages/translate';
import { emptyQueue } from '../../jobs/tables';
import { raisePermissionVersion } from '../auth/sessions/staffGrants';
import { sweep } from '../retention/jobs/sweep';
import { beginCheck, checkBatch } from './products/checkRows';
import { commitBatch } from './products/commitRows';
import { openSheet } from './products/openSheet';

const KNOWN = '8051234567892';
let server: TestServer;
let buyer: Tester;
let boss: Tester;
let listId: string;
let coat: string;

beforeAll(async () => {
  server = await startTestServer();
  await makeBasics(server.db);
  await makeStaff(server.db, { username: 'boss', nickname: 'Elisa' }, 'ROOT');
  await makeBuyer(server.db, { username: 'lin', phone: '13800136021' });
  [boss, buyer] = [await server.staff('boss'), await server.buyer('lin')];
  listId = await makeList(server.db);
  coat = await makeProduct(server.db, { listId, sizes: { '38': 7, '40': 3 }, intlCode: KNOWN });
  for (const size of ['38', '40'])
    await server.db
      .update(skus)
      .set({ barcode: makeEan13(`2900000000${size}`) })
      .where(eq(skus.id, `${coat}-${size}`));
});
afterAll(() => server.close());

const idOf = (answer: ApiAnswer) => String(field(answer.data, 'id'));
const jobOf = async (id: string, who = boss) => (await who.get(`/api/v1/jobs/${id}`)).data;
const rowsOf = async (id: string, query = {}, language = 'en') =>
  (await boss.get(`/api/v1/jobs/${id}/rows`, query, { 'accept-language': language })).data;
const commit = (id: string, mode: string, who = boss) =>
  who.post(`/api/v1/jobs/${id}/commit`, { mode }, { 'idempotency-key': randomUUID() });
/** Uploads a sheet and has its rows checked; returns the id of its job. */
const check = (rows: unknown[][], heads?: readonly string[]) => checkBook(productBook(rows, heads));
const checkBook = async (data: Buffer) => {
  const sent = await sendProducts(boss, data);
  expect(sent).toMatchObject({ code: 200, data: { type: 'PRODUCT_IMPORT', state: 'QUEUED', done: 0 } });
  await server.work();
  return idOf(sent);
};
const sheetOf = (bytes: Buffer): unknown[][] => {
  const made = read(bytes, { type: 'buffer' });
  return utils.sheet_to_json<unknown[]>(made.Sheets[made.SheetNames[0] ?? ''] ?? {}, {
    header: 1,
    defval: '',
  });
};
const stored = async (code: string) => {
  const [product] = await server.db.select().from(products).where(eq(products.intlCode, code));
  const sizes = await server.db
    .select({ size: skus.size, barcode: skus.barcode, onHand: stock.onHand, position: skus.position })
    .from(skus)
    .innerJoin(stock, eq(stock.skuId, skus.id))
    .where(eq(skus.productId, product?.id ?? ''))
    .orderBy(asc(skus.position));
  return { product, sizes };
};

test('X-A65 X-A66 Q-04 Q-05 Q-09 the template is filled in, imported and committed: buyers see the goods', async () => {
  const answer = await boss.get('/api/v1/products/template');
  const made = read(answer.raw.rawPayload, { type: 'buffer' });
  const sheet = made.Sheets[made.SheetNames[0] ?? ''];
  if (sheet === undefined) throw new Error('no sheet');
  const [heads = []] = sheetOf(answer.raw.rawPayload);
  expect(heads).toHaveLength(PRODUCT_COLUMNS.length);
  const cells: Record<string, unknown> = {
    国际编码: 77700000015,
    颜色: '驼色',
    尺码: '38',
    品名: '=1+1 大衣',
    英文品名: 'Coat',
    品牌: 'Maison Orsel',
    品类: '外套',
    季节: 'aw 25',
    仓库: '米兰',
    批发价: 158.5,
    在库: 4,
  };
  const code = productCodeOf(1);
  cells['国际编码'] = Number(code);
  const row = heads.map((head) => cells[String(head)] ?? '');
  const second = heads.map(
    (head) => ({ 国际编码: Number(code), 颜色: 'camel', 尺码: '36', 在库: 2 })[String(head)] ?? '',
  );
  const third = heads.map((head) => ({ 国际编码: KNOWN, 尺码: '38', 在库: 9 })[String(head)] ?? '');
  utils.sheet_add_aoa(sheet, [row, second, third, ['123']], { origin: 'A2' });
  const sent = await sendProducts(boss, bytesOf(made));
  expect(sent).toMatchObject({
    code: 200,
    data: { state: 'QUEUED', total: 4, ownerName: 'Elisa', supplierId: 's1' },
  });
  const id = idOf(sent);
  await server.work();
  expect(await rowsOf(id, {}, 'zh-CN')).toMatchObject({
    total: 4,
    list: [
      { rowNo: 2, state: 'OK', problems: [], matches: [] },
      { rowNo: 3, state: 'OK', problems: [] },
      {
        rowNo: 4,
        state: 'WARN',
        problems: [{ code: 'WILL_UPDATE' }],
        matches: [{ productId: coat, size: '38', qty: 0 }],
      },
      { rowNo: 5, state: 'ERROR' },
    ],
  });
  expect(await jobOf(id)).toMatchObject({ state: 'VALIDATED', done: 4, valid: 2, warnings: 1, invalid: 1 });
  expect(await commit(id, 'ALL')).toMatchObject({ code: 42202 });
  expect(await commit(id, 'VALID_ONLY')).toMatchObject({ code: 200, data: { committed: 3, skipped: 1 } });
  expect(await jobOf(id)).toMatchObject({ state: 'COMMITTING' });
  await server.work();
  expect(await jobOf(id)).toMatchObject({ state: 'DONE', done: 4, finishedAt: expect.any(String) });
  const { product, sizes } = await stored(code);
  expect(product).toMatchObject({
    name: '=1+1 大衣',
    season: 'AW25',
    warehouseId: 'MI-02',
    wholesalePriceCents: 15_850,
    shape: 'coat',
    supplierId: 's1',
  });
  expect(sizes).toMatchObject([
    { size: '36', onHand: 2 },
    { size: '38', onHand: 4 },
  ]);
  expect(sizes.every(({ barcode }) => isEan13(barcode))).toBe(true);
  const page = await buyer.get('/api/sp/front/list/product/page', { listId });
  expect(page.data).toMatchObject({ list: [{ id: coat, stockQty: 12 }] });
  await server.db
    .insert(listItems)
    .values({ listId, productId: product?.id ?? '', position: 99, priceCents: 20_000 });
  const found = await buyer.get('/api/sp/front/list/product/page', { listId, keywords: code });
  expect(found.data).toMatchObject({ total: 1, list: [{ intlCode: code, name: '=1+1 大衣', stockQty: 6 }] });
  const history = await server.db.select().from(operationRecords).where(eq(operationRecords.entityId, coat));
  expect(history).toMatchObject([
    { entity: 'product', action: 'change', operatorName: 'Elisa', note: 'goods.xlsx' },
  ]);
});

test('L-06 Chinese names of a sheet come back in the exported workbook byte by byte', async () => {
  const names = [
    '雙排扣羊絨大衣（駝色）',
    '𠮷田 皮具·手缝“女款”',
    '袖口，加长　全角空格',
    'Cappotto d’été — 羊绒 100%',
    '\u212b 级 大衣',
  ];
  const rows = names.map((name, at) => {
    const [row = []] = productRowsOf(1, ['38'], 970 + at);
    return row.map((cell, place) => (PRODUCT_HEADS[place] === 'Name (Chinese)' ? name : cell));
  });
  const id = await check(rows);
  expect((await commit(id, 'ALL')).code).toBe(200);
  await server.work();
  const codes = names.map((_, at) => productCodeOf(970 + at));
  const own = await makeList(server.db);
  const made = await server.db.select().from(products).where(inArray(products.intlCode, codes));
  await server.db
    .insert(listItems)
    .values(made.map((one, position) => ({ listId: own, productId: one.id, position, priceCents: 10_000 })));
  const asked = await buyer.post('/api/sp/front/export/create', {
    type: 'LIST',
    listId: own,
    columns: ['intlCode', 'name'],
  });
  await server.work();
  const file = await buyer.get(`/api/sp/front/export/download/${idOf(asked)}`);
  expect(file.raw.headers['content-type']).toContain('spreadsheetml');
  const back = new Map(sheetOf(file.raw.rawPayload).map(([code, name]) => [code, Buffer.from(String(name))]));
  for (const [at, name] of names.entries()) expect(back.get(codes[at]), name).toEqual(Buffer.from(name));
});

test('X-A65 every head of the template is read in every language', () => {
  for (const column of PRODUCT_COLUMNS) {
    for (const head of inEveryLanguage(`productSheet.heads.${column}`))
      expect(productLayout(['编码', head], ['编码', head]) ?? {}, head).toMatchObject(
        column === 'code' ? { code: '编码' } : { [column]: head },
      );
  }
});

test('Q-01 Q-09 X-A161 every mistake is told by row, column, value and reason in the language of the caller, and can be downloaded', async () => {
  await server.db
    .update(stock)
    .set({ locked: 2 })
    .where(eq(stock.skuId, `${coat}-40`));
  const other = await makeProduct(server.db, {
    listId,
    sizes: { OS: 1 },
    intlCode: productCodeOf(900),
    warehouseId: 'HK-01',
  });
  const heads = [...PRODUCT_HEADS, 'Barcode', 'Gender', 'Kind', 'Style number'];
  const [good = []] = productRowsOf(1, ['38'], 500);
  const bad = (changes: Record<string, unknown>, from = 501): unknown[] => {
    const row = [...(productRowsOf(1, ['38'], from)[0] ?? []), '', '', '', ''];
    for (const [head, value] of Object.entries(changes)) row[heads.indexOf(head)] = value;
    return row;
  };
  const taken = makeEan13('290000000038');
  const cases: [unknown[], string, string][] = [
    [bad({ 'International code': '' }), 'International code', 'CODE_MISSING'],
    [bad({ 'International code': '8.05123E+12' }), 'International code', 'CODE_DAMAGED'],
    [bad({ 'International code': '8051234567893' }), 'International code', 'CODE_INVALID'],
    [
      bad({ 'International code': productCodeOf(900), Colour: 'camel' }),
      'International code',
      'OTHER_SUPPLIER',
    ],
    [bad({ 'International code': productCodeOf(500) }), 'International code', 'ROW_TWICE'],
    [bad({ Colour: '' }, 502), 'Colour', 'COLOR_MISSING'],
    [bad({ Colour: 'mauve' }, 503), 'Colour', 'COLOR_UNKNOWN'],
    [bad({ Size: '' }, 504), 'Size', 'SIZE_MISSING'],
    [bad({ Size: '1234567890123' }, 505), 'Size', 'TEXT_TOO_LONG'],
    [bad({ 'Name (Chinese)': '', 'Name (English)': '' }, 506), 'Name (Chinese)', 'NAME_MISSING'],
    [bad({ Brand: '=cmd()' }, 507), 'Brand', 'BRAND_UNKNOWN'],
    [bad({ Category: '' }, 508), 'Category', 'CATEGORY_UNKNOWN'],
    [bad({ Season: 'autumn' }, 509), 'Season', 'SEASON_UNKNOWN'],
    [bad({ Warehouse: 'XX-99' }, 510), 'Warehouse', 'WAREHOUSE_UNKNOWN'],
    [bad({ 'Wholesale price': '一五八' }, 511), 'Wholesale price', 'INVALID_NUMBER'],
    [bad({ 'On hand': '-3' }, 512), 'On hand', 'INVALID_NUMBER'],
    [bad({ Barcode: '8051234567893' }, 513), 'Barcode', 'CODE_INVALID'],
    [bad({ Barcode: taken }, 514), 'Barcode', 'BARCODE_TAKEN'],
    [bad({ Gender: 'dogs' }, 515), 'Gender', 'GENDER_UNKNOWN'],
    [bad({ Kind: 'rent' }, 516), 'Kind', 'KIND_UNKNOWN'],
    [[KNOWN, 'camel', '40', ...Array(7).fill(''), '1', '', '', 'futures'], 'On hand', 'BELOW_LOCKED'],
    [[KNOWN, 'camel', '38', ...Array(10).fill(''), 'futures'], 'Kind', 'OTHER_KIND'],
  ];
  const id = await check([good, ...cases.map(([row]) => row)], heads);
  expect(await jobOf(id)).toMatchObject({ state: 'VALIDATED', valid: 1, invalid: cases.length });
  const listed = field(await rowsOf(id, { state: 'ERROR', pageSize: 100 }), 'list') as {
    rowNo: number;
    problems: { column: string; value: string; code: string; message: string }[];
  }[];
  expect(listed.map(({ rowNo }) => rowNo)).toEqual(cases.map((_, at) => at + 3));
  for (const [at, [row, column, code]] of cases.entries()) {
    const problem = listed[at]?.problems.find((one) => one.code === code);
    expect(problem, code).toMatchObject({ column, value: String(row[heads.indexOf(column)]) });
    expect(problem?.message, code).toMatch(/^[\x20-\x7e€，]+$/);
  }
  const chinese = JSON.stringify(await rowsOf(id, { keywords: 'mauve' }, 'zh-CN'));
  expect(chinese).toContain('没有此颜色');
  const file = await boss.get(`/api/v1/jobs/${id}/file`, {}, { 'accept-language': 'en' });
  const sheet = sheetOf(file.raw.rawPayload);
  expect(sheet[0]).toEqual([...heads, 'Reason', 'Row']);
  expect(sheet).toHaveLength(cases.length + 1);
  const brand = sheet.find((row) => row[heads.indexOf('Brand')] === '=cmd()');
  expect(brand?.at(-2)).toContain('There is no such brand');
  const made = read(file.raw.rawPayload, { type: 'buffer' });
  const formulas = Object.values(made.Sheets[made.SheetNames[0] ?? ''] ?? {}).filter((cell) =>
    field(cell, 'f'),
  );
  expect(formulas).toEqual([]);
  expect(await commit(id, 'ALL')).toMatchObject({ code: 42202, data: { invalid: cases.length } });
  await server.db
    .update(stock)
    .set({ locked: 0 })
    .where(eq(stock.skuId, `${coat}-40`));
  await server.db.delete(listItems).where(eq(listItems.productId, other));
});

test('Q-01 Q-02 a cell that is struck through keeps its row out and is not read; the row written anew below is taken', async () => {
  const rowOf = (number: number, size = '38') => (productRowsOf(1, [size], number)[0] ?? []).map(String);
  const struckAt = (row: string[], ...heads: string[]) =>
    row.map((text, at) => (heads.includes(PRODUCT_HEADS[at] ?? '') ? struckOut(text) : text));
  const said = new Set(['International code', 'Colour', 'Size', 'On hand']);
  const sizeOnly = rowOf(701, '40').map((text, at) => (said.has(PRODUCT_HEADS[at] ?? '') ? text : ''));
  const id = await checkBook(
    struckBook([
      [...PRODUCT_HEADS, 'Remark'],
      rowOf(700).map(struckOut),
      [...rowOf(700), ''],
      struckAt(rowOf(701), 'Wholesale price'),
      sizeOnly,
      [...rowOf(702), struckOut('not before May')],
      struckAt(rowOf(703), 'Size'),
      struckAt(rowOf(704), 'International code'),
    ]),
  );
  const list = field(await rowsOf(id, { pageSize: 100 }), 'list') as {
    state: string;
    problems: { column: string; value: string; code: string; message: string }[];
  }[];
  expect(
    list.map(({ problems }) => problems.map(({ column, value, code }) => [column, value, code])),
  ).toEqual([
    rowOf(700).map((value, at) => [PRODUCT_HEADS[at], value, 'STRUCK_OUT']),
    [],
    [['Wholesale price', '120.50', 'STRUCK_OUT']],
    [['Wholesale price', '120.50', 'STRUCK_OUT']],
    [],
    [['Size', '38', 'STRUCK_OUT']],
    [['International code', productCodeOf(704), 'STRUCK_OUT']],
  ]);
  expect(list[2]?.problems[0]?.message).toContain('struck through');
  expect(JSON.stringify(await rowsOf(id, {}, 'zh-CN'))).toContain('删除线');
  expect(await commit(id, 'VALID_ONLY')).toMatchObject({ code: 200, data: { committed: 2, skipped: 5 } });
  await server.work();
  const made = async (number: number) => (await stored(productCodeOf(number))).product;
  expect(await made(700)).toMatchObject({ wholesalePriceCents: 12_050 });
  expect([await made(702), await made(701), await made(704)]).toEqual([
    expect.anything(),
    undefined,
    undefined,
  ]);
});

test('Q-01 D-37 a column whose head is struck through is named, not read and not kept', async () => {
  const heads = PRODUCT_HEADS.map((head) => (head === 'Wholesale price' ? struckOut(head) : head));
  const row = (productRowsOf(1, ['38'], 720)[0] ?? []).map(String);
  const id = await checkBook(
    struckBook([
      [...heads, 'Wholesale price', struckOut('On hand')],
      [...row, '99', '77'],
    ]),
  );
  expect(await jobOf(id)).toMatchObject({ valid: 1, struckColumns: ['Wholesale price', 'On hand'] });
  expect(JSON.stringify(await rowsOf(id))).not.toContain('120.50');
  await commit(id, 'ALL');
  await server.work();
  const made = await stored(productCodeOf(720));
  expect([made.product?.wholesalePriceCents, made.sizes[0]?.onHand]).toEqual([9900, 1]);
  const codeless = await sendProducts(
    boss,
    struckBook([
      [struckOut('Code'), 'Size'],
      ['1', '38'],
    ]),
  );
  expect(codeless.code).toBe(42201);
});

test('Q-01 numbers shown as money, as a percentage or as a day are no pieces; prices and codes are read however they are shown', async () => {
  const heads = [...PRODUCT_HEADS, 'Incoming'];
  const money = '"€"#,##0';
  const rowOf = (number: number, onHand: string | ReturnType<typeof shownAs>, incoming = onHand) => {
    const [code = '', ...others] = (productRowsOf(1, ['38'], number)[0] ?? []).map(String);
    const named = others.slice(0, -2);
    return [shownAs(Number(code), money), ...named, shownAs(120.5, money), onHand, incoming];
  };
  const id = await checkBook(
    shownBook([
      heads,
      rowOf(710, shownAs(12, money), '€ 12'),
      rowOf(711, shownAs(1, '0%'), shownAs(45_000, 'yyyy-mm-dd')),
      rowOf(712, shownAs(12, '#,##0'), shownAs(0, money)),
    ]),
  );
  const list = field(await rowsOf(id, { pageSize: 100 }), 'list') as {
    problems: { column: string; value: string; code: string }[];
  }[];
  expect(
    list.map(({ problems }) => problems.map(({ column, value, code }) => [column, value, code])),
  ).toEqual([
    [
      ['On hand', '€12', 'INVALID_NUMBER'],
      ['Incoming', '€ 12', 'INVALID_NUMBER'],
    ],
    [
      ['On hand', '100%', 'INVALID_NUMBER'],
      ['Incoming', '2023-03-15', 'INVALID_NUMBER'],
    ],
    [],
  ]);
  expect(await commit(id, 'VALID_ONLY')).toMatchObject({ code: 200, data: { committed: 1, skipped: 2 } });
  await server.work();
  const made = await stored(productCodeOf(712));
  expect(made.product).toMatchObject({ wholesalePriceCents: 12_050 });
  expect(made.sizes).toMatchObject([{ size: '38', onHand: 12 }]);
});

test('Q-02 M-J a commit sent twice and in parallel is done once and answers the same', async () => {
  const id = await check(productRowsOf(3, ['36', '38'], 100));
  const answers = await Promise.all([1, 2, 3].map(() => commit(id, 'ALL')));
  await server.work();
  answers.push(await commit(id, 'VALID_ONLY'));
  expect(answers.map(({ data }) => data)).toEqual(
    Array.from({ length: 4 }, () => ({ committed: 6, skipped: 0 })),
  );
  await server.work();
  const codes = [100, 101, 102].map(productCodeOf);
  const made = await server.db.select().from(products).where(inArray(products.intlCode, codes));
  expect(made.map(({ version, multiSize }) => [version, multiSize])).toEqual(
    Array.from({ length: 3 }, () => [1, true]),
  );
  const again = await check(productRowsOf(3, ['36', '38'], 100));
  expect(await jobOf(again)).toMatchObject({ valid: 6, warnings: 0, invalid: 0 });
});

test('X-A65 Q-01 sizes exchange barcodes in one sheet, also across batches; a row that is refused keeps what others then do not get', async () => {
  const heads = [...PRODUCT_HEADS, 'Barcode'];
  const [a, b, c, d, e] = [1, 2, 3, 4, 5].map((at) => makeEan13(`29000001000${at}`));
  const size = (name: string, barcode?: string, changes: Record<number, string> = {}) => {
    const [row = []] = productRowsOf(1, [name], 600);
    return Object.assign([...row, barcode ?? ''], changes);
  };
  const barcodes = async () => (await stored(productCodeOf(600))).sizes.map((one) => [one.size, one.barcode]);
  const problemsOf = async (id: string) =>
    (field(await rowsOf(id, { pageSize: 100 }), 'list') as { problems: { code: string }[] }[]).map(
      ({ problems }) => problems.map(({ code }) => code),
    );
  await commit(await check([size('36', a), size('38', b), size('40', c)], heads), 'ALL');
  await server.work();
  const swapped = await check([size('42', c), size('36', b), size('38', a), size('40', d)], heads);
  expect(await problemsOf(swapped)).toEqual([1, 2, 3, 4].map(() => ['WILL_UPDATE']));
  await commit(swapped, 'ALL');
  await server.work();
  expect(await barcodes()).toEqual([
    ['36', b],
    ['38', a],
    ['40', d],
    ['42', c],
  ]);
  const refused = await check([size('36', a), size('38', d), size('40', e, { 10: '-1' })], heads);
  expect(await problemsOf(refused)).toEqual([['BARCODE_TAKEN'], ['BARCODE_TAKEN'], ['INVALID_NUMBER']]);

  const { db } = server;
  const one = idOf(await sendProducts(boss, productBook([size('36', a), size('38', b)], heads)));
  await emptyQueue(db);
  const job = await beginCheck(db, one);
  if (job === null) throw new Error('the check has not begun');
  const sheet = await openSheet(db, job);
  expect(await checkBatch(db, one, sheet, 1)).toBe(true);
  expect(await checkBatch(db, one, sheet, 1)).toBe(false);
  expect(await problemsOf(one)).toEqual([['WILL_UPDATE'], ['WILL_UPDATE']]);
  await commit(one, 'ALL');
  await emptyQueue(db);
  expect(await commitBatch(db, one, sheet, 1)).toBe(true);
  expect((await barcodes()).slice(0, 2)).toEqual([
    ['36', a],
    ['38', b],
  ]);
  expect(await commitBatch(db, one, sheet, 1)).toBe(false);
  expect(await jobOf(one)).toMatchObject({ state: 'DONE', invalid: 0 });
});

test('Q-21 M-J pieces that orders took since the check fail the whole import: nothing is stored, the row says why', async () => {
  const row = [KNOWN, 'camel', '40', ...Array(7).fill(''), '2'];
  const id = await check([...productRowsOf(1, ['38'], 200), row]);
  await server.db
    .update(stock)
    .set({ onHand: 5, locked: 3 })
    .where(eq(stock.skuId, `${coat}-40`));
  expect(await commit(id, 'VALID_ONLY')).toMatchObject({ code: 200, data: { committed: 2 } });
  await server.work();
  expect(await jobOf(id)).toMatchObject({
    state: 'FAILED',
    invalid: 1,
    error: expect.stringContaining('未保存'),
  });
  expect(await rowsOf(id, { state: 'ERROR' })).toMatchObject({
    list: [{ rowNo: 3, problems: [{ code: 'BELOW_LOCKED', value: '2', params: { locked: 3 } }] }],
  });
  expect((await stored(productCodeOf(200))).product).toBeUndefined();
  expect(await commit(id, 'VALID_ONLY')).toMatchObject({ code: 40904 });
  await server.db
    .update(stock)
    .set({ locked: 0 })
    .where(eq(stock.skuId, `${coat}-40`));
});

test('M-J X-A161 a job is cancelled before and after its check, and is not committed then', async () => {
  const waiting = idOf(await sendProducts(boss, productBook(productRowsOf(1, ['38'], 300))));
  const checked = await check(productRowsOf(1, ['38'], 301)).then((id) => id);
  const cancel = (id: string) => boss.del(`/api/v1/jobs/${id}`);
  expect(await cancel(checked)).toMatchObject({ code: 200, data: { state: 'CANCELLED' } });
  const early = idOf(await sendProducts(boss, productBook(productRowsOf(1, ['38'], 302))));
  expect(await cancel(early)).toMatchObject({ code: 200, data: { state: 'CANCELLED' } });
  await server.work();
  expect(await jobOf(early)).toMatchObject({ state: 'CANCELLED', done: 0 });
  expect(await commit(early, 'ALL')).toMatchObject({ code: 40904 });
  expect(await cancel(early)).toMatchObject({ code: 40904 });
  expect(await jobOf(waiting)).toMatchObject({ state: 'VALIDATED' });
  expect(await server.db.$count(importRows, inArray(importRows.jobId, [early, checked]))).toBe(0);
});

test('X-A161 D-52 Q-43 jobs of others need sys:job:query and their owner in range; a commit is the owner’s, who still may import', async () => {
  const perms = ['biz:product:import'];
  const anna = await makeViewer(server, 'anna', 'OWN', perms);
  const carlo = await makeViewer(server, 'carlo', 'DEPT', [...perms, 'sys:job:query']);
  const dora = await makeViewer(server, 'dora', 'DEPT', [...perms, 'sys:job:query'], 'd-purchase');
  const elio = await makeViewer(server, 'elio', 'ALL', ['sys:job:query']);
  const id = idOf(await sendProducts(anna.tester, productBook(productRowsOf(1, ['38'], 400))));
  await server.work();
  for (const who of [
    dora.tester,
    await makeViewer(server, 'fede', 'ALL', perms).then(({ tester }) => tester),
  ]) {
    const tries = [
      who.get(`/api/v1/jobs/${id}`),
      who.get(`/api/v1/jobs/${id}/rows`),
      who.get(`/api/v1/jobs/${id}/file`),
    ];
    expect((await Promise.all(tries)).map(({ code }) => code)).toEqual([40401, 40401, 40401]);
    expect(await commit(id, 'ALL', who)).toMatchObject({ code: 40401 });
    expect((await who.get('/api/v1/jobs/page')).data).toMatchObject({ total: 0 });
  }
  expect(await jobOf(id, carlo.tester)).toMatchObject({ id, ownerName: 'anna' });
  expect(await commit(id, 'ALL', carlo.tester)).toMatchObject({ code: 40401 });
  expect(await carlo.tester.get('/api/v1/jobs/page', { mine: true })).toMatchObject({ data: { total: 0 } });
  // Amounts of other users' sheets are hidden without biz:price:view.
  expect(JSON.stringify((await carlo.tester.get(`/api/v1/jobs/${id}/rows`)).data)).not.toContain('120.50');
  expect(JSON.stringify((await anna.tester.get(`/api/v1/jobs/${id}/rows`)).data)).toContain('120.50');
  expect((await sendProducts(elio.tester, productBook(productRowsOf(1, ['38'])))).status).toBe(403);
  expect((await commit(id, 'ALL', elio.tester)).status).toBe(403);
  expect(await sendProducts(anna.tester, productBook(productRowsOf(1, ['38'])), 'nobody')).toMatchObject({
    code: 40401,
  });
  await server.db.transaction(async (tx) => {
    await tx.execute(sql`delete from role_menus where role_id = 'r-anna'`);
    await raisePermissionVersion(tx);
  });
  expect((await commit(id, 'ALL', anna.tester)).status).toBe(403);
  // A buyer's import is visible as a job; its rows are visible only to the buyer.
  const sheet = book([
    ['code', 'size', 'qty'],
    [KNOWN, '38', 1],
  ]);
  const order = idOf(await sendSheet(buyer, sheet, { listId }));
  expect(await jobOf(order, elio.tester)).toMatchObject({
    type: 'ORDER_IMPORT',
    ownerName: 'lin',
    goodsCents: 0,
  });
  expect(await elio.tester.get(`/api/v1/jobs/${order}/rows`)).toMatchObject({ code: 40401 });
  expect((await elio.tester.get('/api/v1/jobs/page', { type: 'ORDER_IMPORT' })).data).toMatchObject({
    total: 1,
  });
  expect(await carlo.tester.get(`/api/v1/jobs/${order}`)).toMatchObject({ code: 40401 });
});

test('X-A161 D-52 who may only look at jobs stops none of others; with sys:job:cancel those in range, and everybody their own', async () => {
  const perms = ['biz:product:import', 'sys:job:query'];
  const gaia = await makeViewer(server, 'gaia', 'ALL', perms);
  const hugo = await makeViewer(server, 'hugo', 'DEPT', ['sys:job:query', 'sys:job:cancel'], 'd-purchase');
  const ines = await makeViewer(server, 'ines', 'DEPT', ['sys:job:query', 'sys:job:cancel']);
  const olga = await makeViewer(server, 'olga', 'OWN', ['biz:product:import']);
  const ofOlga = idOf(await sendProducts(olga.tester, productBook(productRowsOf(1, ['38'], 420))));
  const ofBuyer = idOf(
    await sendSheet(
      buyer,
      book([
        ['code', 'size', 'qty'],
        [KNOWN, '38', 1],
      ]),
      { listId },
    ),
  );
  for (const id of [ofOlga, ofBuyer]) {
    expect(await gaia.tester.del(`/api/v1/jobs/${id}`)).toMatchObject({
      status: 403,
      data: { need: ['sys:job:cancel'] },
    });
    expect(await hugo.tester.del(`/api/v1/jobs/${id}`)).toMatchObject({ code: 40401 });
    expect(await jobOf(id)).not.toMatchObject({ state: 'CANCELLED' });
  }
  const cancelled = { code: 200, data: { state: 'CANCELLED' } };
  expect(await ines.tester.del(`/api/v1/jobs/${ofOlga}`)).toMatchObject(cancelled);
  expect(await boss.del(`/api/v1/jobs/${ofBuyer}`)).toMatchObject(cancelled);
  const own = idOf(await sendProducts(gaia.tester, productBook(productRowsOf(1, ['38'], 421))));
  expect(await gaia.tester.del(`/api/v1/jobs/${own}`)).toMatchObject(cancelled);
  await server.work();
});

test('D-37 Q-43 who is shown no prices finds none by search: keywords look only into the cells that are shown', async () => {
  const heads = ['code', 'size', 'wholesale'];
  const id = await check([[KNOWN, '38', '123.45']], heads);
  const { tester: looker } = await makeViewer(server, 'searches', 'ALL', ['sys:job:query']);
  const found = async (who: Tester, keywords: string) =>
    Number(field((await who.get(`/api/v1/jobs/${id}/rows`, { keywords })).data, 'total'));
  expect(await found(boss, '123.45')).toBe(1);
  expect(await found(looker, KNOWN)).toBe(1);
  for (const words of ['123.45', '123.', 'wholesale": "1']) expect(await found(looker, words), words).toBe(0);
});

test('M-J sheets without a place in the queue, as out of a backup, go on at the next sweep; one whose tries are used up fails', async () => {
  const { db, adapters } = server;
  const lose = async () => {
    await emptyQueue(db);
    await sweep({ db, adapters }, { info: () => undefined, warn: () => undefined }, new Date());
  };
  const id = idOf(await sendProducts(boss, productBook(productRowsOf(1, ['38'], 950))));
  const begun = idOf(await sendProducts(boss, productBook(productRowsOf(1, ['38'], 951))));
  await db.update(importJobs).set({ state: 'RUNNING' }).where(eq(importJobs.id, begun));
  await lose();
  await server.work();
  expect(await jobOf(id)).toMatchObject({ state: 'VALIDATED', done: 1 });
  expect(await jobOf(begun)).toMatchObject({ state: 'VALIDATED', done: 1 });
  expect(await commit(id, 'ALL')).toMatchObject({ code: 200 });
  await lose();
  await server.work();
  expect(await jobOf(id)).toMatchObject({ state: 'DONE' });
  expect((await stored(productCodeOf(950))).product).toBeDefined();

  const spend = async () => {
    await db.execute(
      sql`select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), attempts => 12)`,
    );
    await sweep({ db, adapters }, { info: () => undefined, warn: () => undefined }, new Date());
  };
  expect(await commit(begun, 'ALL')).toMatchObject({ code: 200 });
  const waiting = idOf(await sendProducts(boss, productBook(productRowsOf(1, ['38'], 952))));
  await spend();
  const failed = { state: 'FAILED', error: expect.stringContaining('未能完成') };
  expect(await jobOf(begun)).toMatchObject(failed);
  expect(await jobOf(waiting)).toMatchObject(failed);
  expect((await stored(productCodeOf(951))).product).toBeUndefined();
  await emptyQueue(db);
});

test('X-A66 a disabled supplier brings nothing, at the upload and at the commit; five jobs at work are the most', async () => {
  const id = await check(productRowsOf(1, ['38'], 600));
  await server.db.update(suppliers).set({ status: 'DISABLED' }).where(eq(suppliers.id, 's1'));
  expect(await sendProducts(boss, productBook(productRowsOf(1, ['38'])))).toMatchObject({
    code: 40001,
    data: { fields: { supplierId: '该供应商已停用' } },
  });
  expect(await commit(id, 'ALL')).toMatchObject({ code: 40001 });
  expect(await jobOf(id)).toMatchObject({ state: 'VALIDATED' });
  await server.db.update(suppliers).set({ status: 'ENABLED' }).where(eq(suppliers.id, 's1'));
  const sheet = productBook(productRowsOf(1, ['38']));
  const sent: number[] = [];
  for (let n = 0; n < 6; n += 1) sent.push((await sendProducts(boss, sheet)).code);
  expect(sent).toEqual([200, 200, 200, 200, 200, 42901]);
  await server.work();
  expect((await sendProducts(boss, sheet)).code).toBe(200);
  await server.work();
});

test('M-J rows that run out while they are committed fail the whole: part of a sheet is never stored', async () => {
  const id = await check(productRowsOf(2, ['38'], 800));
  expect(await commit(id, 'ALL')).toMatchObject({ code: 200 });
  await server.db.delete(importRows).where(and(eq(importRows.jobId, id), eq(importRows.rowNo, 3)));
  await server.work();
  expect(await jobOf(id)).toMatchObject({ state: 'FAILED', error: expect.stringContaining('未能完成') });
  expect((await stored(productCodeOf(800))).product).toBeUndefined();
});

test('M-J rows that run out while they are checked fail the job: a sheet is checked in full or not at all', async () => {
  const id = idOf(await sendProducts(boss, productBook(productRowsOf(2, ['38'], 810))));
  await server.db.delete(importRows).where(eq(importRows.jobId, id));
  await server.work();
  expect(await jobOf(id)).toMatchObject({ state: 'FAILED', error: expect.stringContaining('未能完成') });
});

test('M-J D-59 rows that ran out are gone with 40915', async () => {
  const id = await check(productRowsOf(1, ['38'], 700));
  await server.db
    .update(importJobs)
    .set({ expiresAt: new Date(0) })
    .where(eq(importJobs.id, id));
  expect(await boss.get(`/api/v1/jobs/${id}/rows`)).toMatchObject({ code: 40915 });
  expect(await commit(id, 'ALL')).toMatchObject({ code: 40915 });
});
