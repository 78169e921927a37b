import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/startTestServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const ask = (url: string, encoding: string) =>
  server.inject({ method: 'GET', url, headers: { 'accept-encoding': encoding } });

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('a long answer travels as %s, a short one as it is', async (encoding, open) => {
  const long = '/api/sp/common/region/tree?areaType=MAINLAND';
  const packed = await ask(long, encoding);
  const plain = await ask(long, 'identity');
  expect(packed.headers['content-encoding']).toBe(encoding);
  expect(String(packed.headers.vary)).toContain('accept-encoding');
  expect(open(packed.rawPayload).equals(plain.rawPayload)).toBe(true);
  expect(packed.rawPayload.length * 2).toBeLessThan(plain.rawPayload.length);
  expect((await ask('/healthz', encoding)).headers['content-encoding']).toBeUndefined();
});
