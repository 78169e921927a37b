import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { builtFiles } from './staticApp';

const dist = mkdtempSync(join(tmpdir(), 'selvedge-dist-'));
const script = 'export const words = "the same script, written out";';
mkdirSync(join(dist, 'assets'));
writeFileSync(join(dist, 'index.html'), '<!doctype html>');
writeFileSync(join(dist, 'assets/base-4f2a.js'), script);
writeFileSync(join(dist, 'assets/base-4f2a.js.br'), brotliCompressSync(script));
writeFileSync(join(dist, 'assets/base-4f2a.js.gz'), gzipSync(script));

const app = fastify();
app.register(fastifyStatic, builtFiles(dist));
afterAll(async () => {
  await app.close();
  rmSync(dist, { recursive: true, force: true });
});

async function headersOf(url: string, encodings?: string) {
  const { statusCode, headers } = await app.inject({
    url,
    headers: encodings ? { 'accept-encoding': encodings } : {},
  });
  expect(statusCode).toBe(200);
  return headers;
}

describe('the built files of an app', () => {
  test('files named by a digest are kept for a year, the page is asked for anew', async () => {
    const file = await headersOf('/assets/base-4f2a.js');
    expect(file['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await headersOf('/'))['cache-control']).toBe('no-cache');
  });

  test('files are sent as they were compressed beforehand, told apart by a cache', async () => {
    const forms = await Promise.all(
      ['br, gzip', 'gzip', undefined].map((encodings) => headersOf('/assets/base-4f2a.js', encodings)),
    );
    expect(forms.map((headers) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
    expect(forms.map(({ vary }) => vary)).toEqual(['accept-encoding', 'accept-encoding', 'accept-encoding']);
  });
});
