import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { SUPPLIER_COLUMNS, supplierLayout } from '@selvedge/domain/sheets/supplierSheet';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { suppliers } from '../../db/schema/products';
import { field, makeBasics } from '../../testing/builders';
import { makeStaff } from '../../testing/people';
import { makeViewer } from '../../testing/scopeFixture';
import { book } from '../../testing/sheets';
import { startTestServer, type TestServer } from '../../testing/startTestServer';
import type { ApiAnswer, Tester } from '../../testing/testers';
import { shownAs, shownBook, struckBook, struckOut } from '../../testing/workbooks';

let server: TestServer;
let buyer: Tester;

beforeAll(async () => {
  server = await startTestServer();
  await makeBasics(server.db);
  await makeStaff(server.db, { username: 'elisa', nickname: 'Elisa' }, 'PURCHASER');
  await makeStaff(server.db, { username: 'boss', nickname: 'Boss' }, 'ROOT');
  await makeStaff(server.db, { username: 'guest', nickname: 'Guest' }, 'GUEST');
  buyer = await server.staff('elisa');
});
afterAll(() => server.close());

const HEADS = [
  'Code',
  'Name',
  'Contact',
  'Phone',
  'E-mail',
  'Country',
  'Warehouse prefix',
  'Currency',
  'Lead time (days)',
  'Status',
];
const LAGO = [
  'LAGO',
  'Lanificio del Lago',
  'Ida Conti',
  '+39 031 555 0110',
  'ordini@lago.example',
  'IT',
  'LG',
  'EUR',
  '6',
  'Enabled',
];
const send = (rows: unknown[][], who = buyer, heads: unknown[] = HEADS) =>
  who.form('/api/v1/suppliers/_import', {
    file: { filename: 'suppliers.xlsx', data: book([heads, ...rows]) },
  });
const idOf = (answer: ApiAnswer) => String(field(answer.data, 'id'));
const problemsOf = async (id: string, language = 'en') => {
  const page = (await buyer.get(`/api/v1/jobs/${id}/rows`, {}, { 'accept-language': language })).data as {
    list: { rowNo: number; state: string; problems: { code: string; message: string; column: string }[] }[];
  };
  return page.list.map(({ problems }) => problems.map(({ code }) => code));
};
const commit = (id: string, mode = 'ALL', who = buyer, key: string = randomUUID()) =>
  who.post(`/api/v1/jobs/${id}/commit`, { mode }, { 'idempotency-key': key });
const stored = async (code: string) =>
  (await server.db.select().from(suppliers).where(eq(suppliers.code, code)))[0];

test('X-A90 Q-01 Q-02 Q-06 a sheet is checked, stores nothing before its commit, and then makes and changes suppliers once', async () => {
  const sent = await send([LAGO, ['s-two', 'Sartoria Due', '', '', '', 'it', 'sd', '', '', '']]);
  expect(sent).toMatchObject({
    code: 200,
    data: { type: 'SUPPLIER_IMPORT', state: 'VALIDATED', total: 2, valid: 2, invalid: 0, warnings: 0 },
  });
  expect(await stored('LAGO')).toBeUndefined();
  const first = await commit(idOf(sent));
  expect(first).toMatchObject({ code: 200, data: { committed: 2, skipped: 0 } });
  expect((await commit(idOf(sent))).data).toEqual(first.data);
  expect(await stored('LAGO')).toMatchObject({
    contact: 'Ida Conti',
    leadDays: 6,
    version: 1,
    status: 'ENABLED',
  });
  expect(await stored('S-TWO')).toMatchObject({
    country: 'IT',
    warehousePrefix: 'SD',
    currency: 'EUR',
    leadDays: 7,
  });

  await server.db.update(suppliers).set({ note: 'pays late' }).where(eq(suppliers.code, 'LAGO'));
  const again = await send([
    ['LAGO', '', '', '', '', '', '', '', '9', '停用'],
    ['S-TWO', 'Sartoria Due'],
  ]);
  expect(again.data).toMatchObject({ valid: 1, warnings: 1, invalid: 0 });
  expect(await problemsOf(idOf(again))).toEqual([['WILL_UPDATE'], []]);
  await commit(idOf(again));
  expect(await stored('LAGO'), 'a blank cell changes nothing, nor what the sheet does not say').toMatchObject(
    {
      name: 'Lanificio del Lago',
      leadDays: 9,
      status: 'DISABLED',
      note: 'pays late',
      version: 2,
    },
  );
  expect((await stored('S-TWO'))?.version, 'a row that says nothing new writes nothing').toBe(1);
  const { rows } = await server.db.execute(
    sql`select action from operation_records where entity = 'supplier' and entity_id = ${(await stored('LAGO'))?.id} order by at`,
  );
  expect(rows.map(({ action }) => action)).toEqual(['add', 'edit']);
});

test('X-A90 Q-01 every cell that is wrong says why, in the language of the reader, and its row stays out', async () => {
  const sent = await send([
    ['x', 'One', '', '12', 'nobody', 'XX', 'TOOLONGER', 'EURO', '400', 'perhaps'],
    ['NEW-1', '', '', '', '', '', '', '', '', ''],
    ['NEW-2', 'Sartoria Due', '', '', '', 'FR', 'SD', '', '', ''],
    ['NEW-3', 'Trois', '', '', '', 'FR', 'TR', '', '', ''],
    ['NEW-3', 'Trois bis', '', '', '', 'FR', 'TB', '', '', ''],
    ['NEW-4', 'Trois', '', '', '', 'FR', 'TR', '', '', ''],
    ['NEW-5', 'n'.repeat(121), '', '', '', 'FR', 'NF', '', '', ''],
  ]);
  expect(sent.data).toMatchObject({ valid: 1, invalid: 6, errorFileUrl: `/api/v1/jobs/${idOf(sent)}/file` });
  expect(await problemsOf(idOf(sent))).toEqual([
    [
      'SUPPLIER_CODE_INVALID',
      'EMAIL_INVALID',
      'PHONE_INVALID',
      'COUNTRY_UNKNOWN',
      'PREFIX_INVALID',
      'CURRENCY_UNKNOWN',
      'INVALID_NUMBER',
      'STATUS_UNKNOWN',
    ],
    ['NAME_MISSING', 'COUNTRY_UNKNOWN', 'PREFIX_INVALID'],
    ['NAME_TAKEN', 'PREFIX_TAKEN'],
    [],
    ['ROW_TWICE'],
    ['NAME_TAKEN', 'PREFIX_TAKEN'],
    ['TEXT_TOO_LONG'],
  ]);
  const zh = (
    await buyer.get(
      `/api/v1/jobs/${idOf(sent)}/rows`,
      { keywords: 'Trois bis' },
      { 'accept-language': 'zh-CN' },
    )
  ).data;
  expect(field(zh, 'list')).toMatchObject([
    { problems: [{ column: 'Code', message: '与第 5 行是同一供应商' }] },
  ]);
  expect((await commit(idOf(sent), 'ALL')).code).toBe(42202);
  expect((await commit(idOf(sent), 'VALID_ONLY')).data).toMatchObject({ committed: 1, skipped: 6 });
  const file = await buyer.get(`/api/v1/jobs/${idOf(sent)}/file`);
  expect(file.raw.headers['content-type']).toContain('spreadsheetml');
});

test('X-A90 Q-01 suppliers exchange names and prefixes in one sheet; a row that is refused keeps what others then do not get', async () => {
  const row = (code: string, name: string, prefix: string, country = '') => [
    code,
    name,
    '',
    '',
    '',
    country,
    prefix,
    '',
    '',
    '',
  ];
  const made = await send([row('SWAP-A', 'Swap Uno', 'SWA', 'IT'), row('SWAP-B', 'Swap Due', 'SWB', 'IT')]);
  await commit(idOf(made));
  const swapped = await send([
    row('SWAP-C', 'Swap Tre', 'SWA', 'IT'),
    row('SWAP-A', 'Swap Due', 'SWB'),
    row('SWAP-B', 'Swap Uno', 'SWC'),
  ]);
  expect(await problemsOf(idOf(swapped))).toEqual([[], ['WILL_UPDATE'], ['WILL_UPDATE']]);
  expect((await commit(idOf(swapped))).data).toMatchObject({ committed: 3, skipped: 0 });
  expect(await stored('SWAP-A')).toMatchObject({ name: 'Swap Due', warehousePrefix: 'SWB', version: 2 });
  expect(await stored('SWAP-B')).toMatchObject({ name: 'Swap Uno', warehousePrefix: 'SWC', version: 2 });
  expect(await stored('SWAP-C')).toMatchObject({ name: 'Swap Tre', warehousePrefix: 'SWA' });
  const refused = await send([
    row('SWAP-D', 'Swap Uno', 'SWD', 'IT'),
    row('SWAP-B', 'Swap Due', ''),
    row('SWAP-A', 'Swap Tre', ''),
    row('SWAP-C', 'Swap Cinque', 'LG'),
  ]);
  expect(await problemsOf(idOf(refused))).toEqual([
    ['NAME_TAKEN'],
    ['NAME_TAKEN'],
    ['NAME_TAKEN'],
    ['PREFIX_TAKEN'],
  ]);
});

test('X-A90 Q-01 a cell that is struck through keeps its row out and is not read; the row written anew below is taken', async () => {
  const filled = ['STRUCK', 'Filatura Struck', '', '', '', 'IT', 'ST', 'EUR', '6', ''];
  const sent = await buyer.form('/api/v1/suppliers/_import', {
    file: {
      filename: 'suppliers.xlsx',
      data: struckBook([
        [...HEADS, 'Rating'],
        filled.map(struckOut),
        [...filled, struckOut('4')],
        ['STRUCK-2', struckOut('Filatura Due'), '', '', '', 'IT', 'SU', 'EUR', '6', ''],
      ]),
    },
  });
  expect(await problemsOf(idOf(sent))).toEqual([
    filled.filter((text) => text !== '').map(() => 'STRUCK_OUT'),
    [],
    ['STRUCK_OUT'],
  ]);
  expect((await commit(idOf(sent), 'VALID_ONLY')).data).toMatchObject({ committed: 1, skipped: 2 });
  expect(await stored('STRUCK')).toMatchObject({ name: 'Filatura Struck' });
  expect(await stored('STRUCK-2')).toBeUndefined();
});

test('X-A90 Q-01 a number that is shown as money is no number of days', async () => {
  const row = (code: string, prefix: string, days: ReturnType<typeof shownAs>) => [
    code,
    `Filatura ${code}`,
    '',
    '',
    '',
    'IT',
    prefix,
    'EUR',
    days,
    '',
  ];
  const rows = [HEADS, row('DAYS-1', 'DA', shownAs(6, '"€"0')), row('DAYS-2', 'DB', shownAs(6, '0'))];
  const file = { filename: 'suppliers.xlsx', data: shownBook(rows) };
  const sent = await buyer.form('/api/v1/suppliers/_import', { file });
  expect(await problemsOf(idOf(sent))).toEqual([['INVALID_NUMBER'], []]);
});

test('X-A90 Q-02 Q-03 a prefix taken since the check keeps its row out of the commit, and two commits at once write once', async () => {
  const sent = await send([
    ['RACE-1', 'Race One', '', '', '', 'IT', 'RA', '', '', ''],
    ['RACE-2', 'Race Two', '', '', '', 'IT', 'RB', '', '', ''],
  ]);
  const taken = {
    code: 'RACE-9',
    name: 'Race Nine',
    contact: '',
    country: 'IT',
    warehousePrefix: 'RB',
    currency: 'EUR',
    leadDays: 1,
    status: 'ENABLED',
  };
  expect((await buyer.post('/api/v1/suppliers', taken)).code).toBe(200);
  expect((await commit(idOf(sent))).code, 'all rows or none').toBe(42202);
  expect(await stored('RACE-1')).toBeUndefined();
  const some = () => commit(idOf(sent), 'VALID_ONLY');
  const both = await Promise.all([some(), some()]);
  expect(both.map(({ data }) => data)).toEqual([
    { committed: 1, skipped: 1 },
    { committed: 1, skipped: 1 },
  ]);
  expect(await stored('RACE-1')).toMatchObject({ version: 1 });
  expect(await stored('RACE-2')).toBeUndefined();
});

test('Q-43 D-52 X-A161 who may not import sends none; who sees all jobs but reaches no supplier is not told phones and addresses', async () => {
  const guest = await server.staff('guest');
  expect((await send([LAGO], guest)).status).toBe(403);
  const sent = await send([['SEEN', 'Seen', '', '+39 031 555 0999', 'bad', 'IT', 'SE', '', '', '']]);
  const { tester: viewer } = await makeViewer(server, 'sees_jobs', 'ALL', ['sys:job:query']);
  const rows = JSON.stringify((await viewer.get(`/api/v1/jobs/${idOf(sent)}/rows`)).data);
  expect(rows).toContain('Seen');
  expect(rows).not.toContain('555 0999');
  const boss = await server.staff('boss');
  expect(JSON.stringify((await boss.get(`/api/v1/jobs/${idOf(sent)}/rows`)).data)).toContain('555 0999');
});

test('Q-11 R-5.18 a sheet without a column of codes is refused in a sentence', async () => {
  const refused = await send([['Lago', 'IT']], buyer, ['Firm', 'Land']);
  expect(refused.code).toBe(42201);
});

test('Q-08 X-A90 the heads of the export are those that are read, in both languages', () => {
  for (const language of ['zh-CN', 'en']) {
    const path = new URL(`../../locales/${language}/suppliers.json`, import.meta.url);
    const { heads } = JSON.parse(readFileSync(path, 'utf8')) as { heads: Record<string, string> };
    const written = Object.values(heads);
    const read = supplierLayout(written, written);
    expect(read).toEqual(Object.fromEntries(SUPPLIER_COLUMNS.map((column) => [column, heads[column]])));
  }
});
