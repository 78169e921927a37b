import { badCalls } from '@selvedge/api-spec/test/badCalls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeBuyer, makeStaff } from '../testing/people';
import { startTestServer, type TestServer } from '../testing/startTestServer';
import { NO_KEY, type Tester } from '../testing/testers';
import { isDay, isMoment } from './formats';

const FRONT = '/api/sp/front';
let server: TestServer;
let lin: Tester;
let root: Tester;

beforeAll(async () => {
  server = await startTestServer();
  await makeBuyer(server.db, { username: 'lin' });
  await makeStaff(server.db, { username: 'boss' }, 'ROOT');
  lin = await server.buyer('lin');
  root = await server.staff('boss');
});
afterAll(() => server.close());

describe('text that cannot be stored is bad input, not a fault', () => {
  test.each(['a\0b', 'a\ud800b', '\udc00'])('D-02 E-40001 in a body: %j', async (text) => {
    const draft = { title: text, lines: [] };
    expect(await lin.post(`${FRONT}/inquiry/draft/save`, draft)).toMatchObject({
      status: 200,
      code: 40001,
      data: { fields: { title: '格式不正确' } },
    });
    const preset = { presets: [{ page: 'order', name: text, query: 'x' }] };
    expect((await root.put('/api/v1/users/preference', preset)).code).toBe(40001);
    const columns = { columns: { [text]: [] } };
    expect((await lin.post(`${FRONT}/user/preference/edit`, columns)).code).toBe(40001);
  });

  test('D-02 E-40001 in a query and for a stranger', async () => {
    expect(await lin.get(`${FRONT}/product/page`, { keywords: '\0', sizes: 'a\0' })).toMatchObject({
      code: 40001,
      data: { fields: { keywords: '格式不正确' } },
    });
    const login = { username: '\0', password: 'x', key: '', code: '' };
    expect((await server.anonymous.post(`${FRONT}/user/login`, login)).code).toBe(40001);
    expect((await server.anonymous.get('/files/%00')).status).toBe(404);
  });
});

describe('days and moments', () => {
  test('D-04 only those the calendar and the database know', () => {
    const days = [
      '2026-02-28',
      '1900-01-01',
      '2999-12-31',
      '2026-02-30',
      '0000-01-01',
      '9999-12-31',
      '2026-1-1',
    ];
    expect(days.filter(isDay)).toEqual(['2026-02-28', '1900-01-01', '2999-12-31']);
    const good = ['2026-01-05T08:00:00Z', '2026-01-05T08:00:00.125+08:00'];
    const bad = [
      '0000-01-01T00:00:00Z',
      '1998-12-31T23:59:60Z',
      '2026-02-30T00:00:00Z',
      '2026-01-05T08:00:00',
    ];
    expect([...good, ...bad].filter(isMoment)).toEqual(good);
  });

  test('D-04 E-40001 another one is bad input', async () => {
    const asked = { from: '0000-01-01', to: '2026-01-01', by: 'month' };
    expect((await lin.get(`${FRONT}/data/trend`, asked)).code).toBe(40001);
    expect((await lin.get(`${FRONT}/order/page`, { createdFrom: '1998-12-31T23:59:60Z' })).code).toBe(40001);
  });
});

describe('forms', () => {
  const LOGIN = '/api/v1/auth/login';
  const fields = { username: 'boss', password: 'Demo-2026', captchaKey: '', captchaCode: '' };
  const file = { filename: 'a.bin', data: Buffer.alloc(10) };

  test('K-24 R-3.10 a call described as a form takes nothing else', async () => {
    expect(await server.anonymous.post(LOGIN, fields)).toMatchObject({ code: 41501 });
    const empty = await server.inject({ method: 'POST', url: LOGIN });
    expect(empty.json()).toMatchObject({ code: 40001, data: { fields: { username: '必填' } } });
    expect((await server.anonymous.form(LOGIN, fields)).code).toBe(200);
  });

  test('D-59 a form brings no more files than are described, and none to a call that takes no form', async () => {
    expect((await server.anonymous.form(LOGIN, { ...fields, file })).code).toBe(40001);
    expect((await lin.form(`${FRONT}/upload/image`, { file, other: file })).code).toBe(40001);
    const login = { username: 'lin', password: 'Demo-2026', key: '', code: '' };
    expect((await server.anonymous.form(`${FRONT}/user/login`, login)).code).toBe(41501);
  });

  test('E-40001 what is wrong with address and form is named together, and a text is no file', async () => {
    const both = await lin.form(`${FRONT}/import/order?target=NOWHERE`, {});
    expect(both.data).toEqual({ fields: { target: '不在可选范围内', file: '必填' } });
    const text = await lin.form(`${FRONT}/import/order?target=CART`, { file: 'a text' });
    expect(text.data).toEqual({ fields: { file: '类型不正确' } });
  });

  test.each([
    [
      'cut off',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
    ],
    ['without a boundary', 'multipart/form-data', 'abc'],
  ])('D-02 E-40001 a form %s', async (_, type, payload) => {
    const headers = { 'authori-zation': lin.token, 'content-type': type };
    const answer = await server.inject({ method: 'POST', url: `${FRONT}/upload/image`, headers, payload });
    expect(answer.json()).toMatchObject({ code: 40001, data: { fields: { body: 'multipart/form-data' } } });
  });
});

describe('inputs that are filled in one of several ways', () => {
  const SAVE = `${FRONT}/inquiry/draft/save`;

  test('X-B37 E-40001 only what is wrong with the way that was meant is said', async () => {
    const draft = { title: '补货', lines: [] };
    const { fields: noVersion } = (await lin.post(SAVE, { ...draft, id: 'd-1' })).data as { fields: object };
    expect(noVersion).toEqual({ version: '必填' });
    const { fields: noTitle } = (await lin.post(SAVE, { lines: [] })).data as { fields: object };
    expect(noTitle).toEqual({ title: '必填' });
  });

  test('X-B40 E-40001 an inquiry is of lines or of a draft', async () => {
    const inquiry = { addressId: 'a-1', paymentMethod: 'CREDIT', notifyUserIds: [] };
    const answer = await lin.post(`${FRONT}/inquiry/create`, inquiry);
    expect(answer).toMatchObject({ code: 40001, data: { fields: { lines: '必填' } } });
    expect(Object.keys((answer.data as { fields: object }).fields)).toHaveLength(1);
  });
});

test('D-02 E-40001 a field that is refused carries a sentence in the language asked for, never a name', async () => {
  const refused = [
    await lin.post(`${FRONT}/notice/read`, {}),
    await lin.post(`${FRONT}/order/cancel`, { reason: 'x', version: 1 }),
    await lin.post(
      `${FRONT}/cart/add`,
      { lines: [{ skuId: 's', listId: 'l', qty: 1 }] },
      { 'idempotency-key': 'no key' },
    ),
    await lin.form(`${FRONT}/upload/image`, { type: 'OTHER' }),
    await lin.form(`${FRONT}/import/order?target=CART`, {}),
  ];
  for (const { code, data, raw } of refused) {
    expect(code, raw.body).toBe(40001);
    const sentences = Object.values(Object(Object(data).fields));
    expect(sentences.length).toBeGreaterThan(0);
    for (const sentence of sentences) expect(sentence).toMatch(/\p{Script=Han}{2}/u);
  }
});

test.each(badCalls)(
  'D-02 E-40001 the server names what the mock names: $what',
  async ({ path, body, fields }) => {
    const answer = body === undefined ? await lin.get(path) : await lin.post(path, body, NO_KEY);
    expect(answer).toMatchObject({ status: 200, code: 40001, message: '请检查填写的内容' });
    expect(answer.data).toEqual({ fields });
  },
);
