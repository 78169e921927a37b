import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { read, utils } from 'xlsx';
import { field, makeBasics, makeList, makeProduct } from '../../testing/builders';
import { holdNextSheet } from '../../testing/heldSheets';
import { HOSTILE_SHEETS } from '../../testing/hostileSheets';
import { makeBuyer, makeStaff } from '../../testing/people';
import { book, sendSheet } from '../../testing/sheets';
import { startTestServer, type TestServer } from '../../testing/startTestServer';
import type { Tester } from '../../testing/testers';
import words from '../../locales/zh-CN/orderSheet.json';

const CODE = '0012345678905';
const made = (kind: string): Buffer => {
  const found = HOSTILE_SHEETS.find((one) => one.kind === kind);
  if (found === undefined) throw new Error(`no kind ${kind}`);
  return found.make();
};
let server: TestServer;
let lin: Tester;
let listId: string;

beforeAll(async () => {
  server = await startTestServer();
  await makeBasics(server.db);
  await makeBuyer(server.db, { username: 'lin', phone: '13800136021' });
  await makeStaff(server.db, { username: 'boss' }, 'ROOT');
  lin = await server.buyer('lin');
  listId = await makeList(server.db);
  await makeProduct(server.db, { listId, sizes: { '38': 7 }, intlCode: CODE });
});
afterAll(() => server.close());

test('text that cannot be stored is taken without its bad signs, in cells, heads and the name', async () => {
  const rows = [
    ['code', 'size', 'qty', 'no_x0000_te'],
    [CODE, '38', 1, 'a_x0000_b'],
  ];
  const job = await sendSheet(lin, book(rows), { filename: 'a\0b.xlsx', listId });
  expect(job).toMatchObject({ code: 200, data: { valid: 1, fileName: 'ab.xlsx' } });
  const stored = await server.db.execute<{ raw: object }>(sql`select raw from import_rows`);
  expect(stored.rows[0]?.raw).toMatchObject({ note: 'ab' });
  await server.db.execute(sql`delete from import_rows`);
});

test('a text cut at its limit is never cut inside a sign', async () => {
  const note = `${'x'.repeat(499)}😀`;
  const job = await sendSheet(
    lin,
    book([
      ['code', 'size', 'qty', 'note'],
      [CODE, '38', 1, note],
    ]),
    { listId },
  );
  expect(job.code).toBe(200);
  await server.db.execute(sql`delete from import_rows`);
});

test('a small file that repeats a long text in every cell is kept in part', async () => {
  const heads = [
    'code',
    'size',
    'qty',
    ...Array.from({ length: 200 }, (_, at) => `h${at}`.padEnd(2000, 'x')),
  ];
  const rows = Array.from({ length: 50 }, () => [CODE, '38', 1, ...Array(200).fill('y'.repeat(500))]);
  const job = await sendSheet(lin, book([heads, ...rows]), { listId });
  expect(job.code).toBe(200);
  const kept = await server.db.execute<{ most: number }>(
    sql`select max(length(raw::text)) as most from import_rows`,
  );
  expect(kept.rows[0]?.most).toBeLessThan(30_000);
});

test('a sheet of nothing but quantities is refused at once, saying why', async () => {
  const sizes = Array.from({ length: 300 }, (_, at) => String(at + 1));
  const rows = Array.from({ length: 100 }, () => [CODE, ...sizes.map(() => 1)]);
  const answer = await sendSheet(lin, book([['code', ...sizes], ...rows]), { listId });
  expect(answer).toMatchObject({ code: 42201, data: { max: 20_000 } });
  expect(answer.message).toContain('20000');
});

test('K-42 a staff sheet is read beside the server, which goes on answering', async () => {
  const boss = await server.staff('boss');
  const rows = Array.from({ length: 40_000 }, (_, at) => [`name${at}`, `人${at}`, 'x'.repeat(40)]);
  const file = { filename: 'staff.xlsx', data: book([['用户名', '昵称', '备注'], ...rows]) };
  const sheet = holdNextSheet();
  try {
    const answer = boss.form('/api/v1/users/_import?deptId=d-sales', { file });
    // A thread has read the sheet, and the call waits for the thread: the server itself does nothing of the reading.
    await expect.poll(sheet.isHeld).toBe(true);
    expect((await boss.get('/api/v1/users/me')).code).toBe(200);
    expect((await lin.get('/api/sp/front/user/get/info')).code).toBe(200);
    expect(sheet.isHeld()).toBe(true);
    sheet.release();
    expect((await answer).code).toBe(42201);
  } finally {
    sheet.release();
  }
});

test('a long text named by many cells is kept in part', async () => {
  const job = await sendSheet(lin, made('a text of 250 kB named by 4,000 cells'), { listId });
  expect(job.code).toBe(200);
  const kept = await server.db.execute<{ all: number }>(
    sql`select sum(length(raw::text)) as all from import_rows`,
  );
  expect(Number(kept.rows[0]?.all)).toBeLessThan(2_000_000);
  await server.db.execute(sql`delete from import_rows`);
});

test('who sends many costly sheets waits, another buyer does not', async () => {
  await makeBuyer(server.db, { username: 'wang', phone: '13800136022' });
  const wang = await server.buyer('wang');
  const answered: string[] = [];
  const costly = made('20,001 quantities');
  const send = async (who: Tester, name: string, data: Buffer) => {
    const answer = await sendSheet(who, data, { listId });
    answered.push(answer.code === 42901 ? `${name} refused` : name);
    return answer;
  };
  const ordinary = book([
    ['code', 'size', 'qty'],
    [CODE, '38', 1],
  ]);
  const first = holdNextSheet();
  try {
    const many = Promise.all(Array.from({ length: 6 }, () => send(lin, 'lin', costly)));
    await expect.poll(first.isHeld).toBe(true);
    // Sheets of a person are read one at a time and two may wait: as long as the first is being read, the others are refused or wait.
    expect((await send(wang, 'wang', ordinary)).code).toBe(200);
    expect(answered).not.toContain('lin');
    first.release();
    const answers = await many;
    expect(answers.every(({ code }) => code === 42201 || code === 42901)).toBe(true);
    expect(answers.find(({ code }) => code === 42901)?.data).toEqual({ retryAfter: 5 });
    expect(answered.indexOf('wang')).toBeLessThan(answered.lastIndexOf('lin'));
  } finally {
    first.release();
  }
});

test('Q-01 columns headed as what every object has come back in the file of bad rows', async () => {
  const rows = [
    ['code', 'size', 'qty', '__proto__', 'constructor', 'toString'],
    ['999', '38', 1, 'a', 'b', 'c'],
  ];
  const job = await sendSheet(lin, book(rows), { listId });
  const bad = await lin.get(`/api/sp/front/import/job/${String(field(job.data, 'id'))}/errors`);
  const sheet = read(bad.raw.rawPayload, { type: 'buffer' }).Sheets[words.badRows];
  const cells = utils.sheet_to_json<unknown[]>(sheet ?? {}, { header: 1 });
  expect(cells[0]).toEqual([...(rows[0] ?? []), words.heads.reason, words.heads.row]);
  expect(cells[1]?.slice(0, 6)).toEqual(['999', '38', '1', 'a', 'b', 'c']);
  const listed = await lin.get(`/api/sp/front/import/job/${String(field(job.data, 'id'))}/rows`);
  expect(JSON.stringify(listed.data)).toContain('"__proto__":"a"');
});

test('K-42 a staff sheet with such heads and such a gender is listed, not stored', async () => {
  const boss = await server.staff('boss');
  const rows = [
    ['用户名', '昵称', '性别', '__proto__'],
    ['proto', 'Proto', 'constructor', 'a'],
  ];
  const file = { filename: 'staff.xlsx', data: book(rows) };
  const answer = await boss.form('/api/v1/users/_import?deptId=d-sales', { file });
  expect(answer.data).toMatchObject({ validCount: 0, rows: [{ problems: [{ code: 'GENDER_UNKNOWN' }] }] });
  expect(JSON.stringify(answer.data)).toContain('"__proto__":"a"');
});
