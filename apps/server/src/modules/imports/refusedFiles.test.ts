import { IMPORT_MAX_BYTES } from '@selvedge/domain/constants';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeBasics, makeList, makeProduct } from '../../testing/builders';
import { makeBuyer } from '../../testing/people';
import { book, sendSheet, zip } from '../../testing/sheets';
import { startTestServer, type TestServer } from '../../testing/startTestServer';
import type { Tester } from '../../testing/testers';

const CODE = '0012345678905';
let server: TestServer;
let lin: Tester;
let listId: string;

beforeAll(async () => {
  server = await startTestServer();
  await makeBasics(server.db);
  await makeBuyer(server.db, { username: 'lin', phone: '13800136021' });
  lin = await server.buyer('lin');
  listId = await makeList(server.db);
  await makeProduct(server.db, { listId, sizes: { '38': 7 }, intlCode: CODE });
  await makeProduct(server.db, { listId, sizes: { OS: 18 }, intlCode: '8052100344751' });
});
afterAll(() => server.close());

describe('files that are no order sheet', () => {
  const good = [
    ['code', 'size', 'qty'],
    [CODE, '38', 3],
  ];
  const many = [['code', 'size', 'qty'], ...Array.from({ length: 1001 }, () => [CODE, '38', 1])];
  const ole = Buffer.concat([
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    Buffer.alloc(512),
    Buffer.from('EncryptedPackage', 'utf16le'),
    Buffer.alloc(512),
  ]);
  const shell = [
    { name: '[Content_Types].xml', data: Buffer.from('<Types/>') },
    { name: 'xl/workbook.xml', data: Buffer.from('<workbook/>') },
  ];
  const bomb = [...shell, { name: 'xl/worksheets/sheet1.xml', data: Buffer.alloc(4_000_000) }];
  const cases: [string, string, () => Buffer, number, string][] = [
    ['R-5.18 a .xls', 'a.xls', () => book(good, 'xls'), 41501, '另存为 .xlsx'],
    ['R-5.18 a .csv', 'a.csv', () => book(good, 'csv'), 41501, '这是 .csv 文件'],
    ['Q-11 cells as text called .xls', 'a.xls', () => book(good, 'csv'), 41501, '这是 .csv 文件'],
    ['Q-11 a word called .csv', 'a.csv', () => Buffer.from('code'), 41501, '这是 .csv 文件'],
    ['Q-11 an old workbook renamed', 'a.xlsx', () => book(good, 'xls'), 41501, '另存为 .xlsx'],
    [
      'Q-11 a renamed zip',
      'a.xlsx',
      () => zip([{ name: 'a.txt', data: Buffer.from('x') }]),
      41501,
      '不是工作簿',
    ],
    ['Q-11 text', 'a.xlsx', () => Buffer.from('code,qty'), 41501, '这是 .csv 文件'],
    ['an empty file', 'a.xlsx', () => Buffer.alloc(0), 42201, '是空的'],
    ['R-5.19 1,001 rows', 'a.xlsx', () => book(many), 42201, '1001 行'],
    [
      'no code column',
      'a.xlsx',
      () =>
        book([
          ['size', 'qty'],
          ['38', 3],
        ]),
      42201,
      '国际编码',
    ],
    [
      'no quantity column',
      'a.xlsx',
      () =>
        book([
          ['code', 'price'],
          [CODE, 3],
        ]),
      42201,
      '数量',
    ],
    ['a password', 'a.xlsx', () => ole, 42201, '密码'],
    ['a file cut off', 'a.xlsx', () => book(good).subarray(0, 900), 42201, '不完整'],
    ['a zip bomb', 'a.xlsx', () => zip(bomb), 42201, '过大'],
    [
      'a zip that claims to be huge',
      'a.xlsx',
      () => zip(shell.map((one) => ({ ...one, says: 300_000_000 }))),
      42201,
      '过大',
    ],
    ['parts that are no sheet', 'a.xlsx', () => zip(shell), 42201, ''],
  ];
  test.each(cases)('%s is refused', async (_, name, bytes, code, says) => {
    const answer = await sendSheet(lin, bytes(), { filename: name, listId });
    expect(answer.code).toBe(code);
    expect(answer.message).toContain(says);
    expect(answer.data).toEqual(code === 41501 ? { accepted: ['.xlsx'] } : { max: 1000 });
  });

  test.each(['order.xls', 'order', 'order.xlsx.zip', '订货表.xlsm'])(
    'R-5.18 Q-11 a workbook is taken by what it is, whatever it is called: %s',
    async (filename) => {
      const job = await sendSheet(lin, book(good), { filename, listId });
      expect(job).toMatchObject({ code: 200, data: { fileName: filename, qty: 3 } });
    },
  );

  test('R-5.20 above 30 MB is refused, exactly 30 MB is read', async () => {
    const answer = await sendSheet(lin, Buffer.alloc(IMPORT_MAX_BYTES + 1), { listId });
    expect(answer).toMatchObject({ code: 41301, data: { max: IMPORT_MAX_BYTES } });
    expect((await sendSheet(lin, Buffer.alloc(IMPORT_MAX_BYTES), { listId })).code).toBe(41501);
  });

  test('R-5.19 exactly 1,000 rows are taken', async () => {
    const rows = [['code', 'size', 'qty'], ...Array.from({ length: 1000 }, () => ['8052100344751', '', 1])];
    expect((await sendSheet(lin, book(rows), { listId })).data).toMatchObject({
      total: 1000,
      invalid: 982,
      qty: 18,
    });
  });
});
