import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/startTestServer';
import { DOCUMENT } from './document';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const ask = (headers: Record<string, string>) =>
  server.inject({ method: 'GET', url: '/api/openapi.json', headers });

test('the contract is served as it was packed once, and not at all to whoever has it', async () => {
  const plain = await ask({});
  expect(plain.json()).toEqual(DOCUMENT);
  const br = await ask({ 'accept-encoding': 'gzip, br' });
  const gzip = await ask({ 'accept-encoding': 'br;q=0, gzip' });
  expect(br.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(br.rawPayload).equals(plain.rawPayload)).toBe(true);
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.rawPayload).equals(plain.rawPayload)).toBe(true);
  const etag = String(br.headers.etag);
  const known = await ask({ 'if-none-match': etag, 'accept-encoding': 'br' });
  expect([known.statusCode, known.body]).toEqual([304, '']);
});
