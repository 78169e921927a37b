import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/startTestServer';
import { pictureAddress } from './read/address';

let server: TestServer;
let address: string;

beforeAll(async () => {
  server = await startTestServer({ demo: 'small' });
  const { rows } = await server.db.execute<{ id: string }>(sql`select id from products order by id limit 1`);
  address = pictureAddress(rows[0]?.id ?? '');
});
afterAll(() => server.close());

const fetchPicture = (headers: Record<string, string> = {}) => server.anonymous.get(address, {}, headers);

test('a picture carries a validator, the same each time it is drawn', async () => {
  const [first, second] = [(await fetchPicture()).raw, (await fetchPicture()).raw];
  expect(first.headers).toMatchObject({ 'cache-control': 'public, max-age=86400' });
  expect(first.headers.etag).toMatch(/^W\/"[\w-]{27}"$/);
  expect(second.headers.etag).toBe(first.headers.etag);
});

test('whoever has the picture is answered 304 without it, also by a validator among others or a strong one', async () => {
  const { etag = '' } = (await fetchPicture()).raw.headers;
  for (const known of [String(etag), `"other", ${etag}`, String(etag).slice(2), '*']) {
    const { raw } = await fetchPicture({ 'if-none-match': known });
    expect([raw.statusCode, raw.body, raw.headers.etag]).toEqual([304, '', etag]);
  }
  expect((await fetchPicture({ 'if-none-match': '"other"' })).status).toBe(200);
});

test('another colour is another picture', async () => {
  const { etag } = (await fetchPicture()).raw.headers;
  await server.db.execute(sql`update colors set hex = '#123456'`);
  const { raw } = await fetchPicture({ 'if-none-match': String(etag) });
  expect([raw.statusCode, raw.body.includes('#123456')]).toEqual([200, true]);
});
