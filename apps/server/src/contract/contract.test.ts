import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/startTestServer';
import { listOperations } from './operations';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('calls are kept by the contract', () => {
  test('D-02 an unknown address answers HTTP 404 in an envelope', async () => {
    const answer = await server.anonymous.get('/api/sp/front/nowhere');
    expect([answer.status, answer.code]).toEqual([404, 404]);
  });

  test('R-8.01 authentication comes before validation', async () => {
    const answer = await server.anonymous.post('/api/sp/front/user/update', { nonsense: true });
    expect([answer.status, answer.code]).toEqual([200, 401]);
  });

  test('E 40001 names every bad field in the language of the caller', async () => {
    const body = { username: 'a', key: '', code: '', extra: 1 };
    const english = await server.anonymous.post('/api/sp/front/user/login', body, {
      'accept-language': 'en',
    });
    expect(english).toMatchObject({
      code: 40001,
      data: { fields: { password: 'Required', extra: 'Unknown field' } },
    });
    const chinese = await server.anonymous.post('/api/sp/front/user/login', body);
    expect(chinese.data).toMatchObject({ fields: { password: '必填' } });
  });

  test('R-7.43 a query value is needed and has a form', async () => {
    expect((await server.anonymous.get('/api/sp/admin/validate/code/get')).code).toBe(40001);
    expect((await server.anonymous.get('/api/sp/admin/validate/code/get', { temp: 'x' })).code).toBe(40001);
    expect((await server.anonymous.get('/api/sp/admin/validate/code/get', { temp: 1 })).code).toBe(200);
  });

  test('E 40001 a body that is not JSON', async () => {
    const answer = await server.inject({
      method: 'POST',
      url: '/api/sp/front/user/login',
      headers: { 'content-type': 'application/json' },
      payload: '{"username":',
    });
    expect(answer.json()).toMatchObject({ code: 40001 });
  });
});

test('D-03 every call that is answered in pages states both defaults, so that handlers need none', () => {
  const paged = listOperations().filter(({ parameters }) =>
    parameters.some(({ name }) => name === 'pageNum'),
  );
  expect(paged.length).toBeGreaterThan(10);
  for (const { id, parameters } of paged) {
    const defaults = ['pageNum', 'pageSize'].map((wanted) =>
      Reflect.get(Object(parameters.find(({ name }) => name === wanted)?.schema), 'default'),
    );
    expect(defaults.every(Number.isInteger), id).toBe(true);
  }
});
