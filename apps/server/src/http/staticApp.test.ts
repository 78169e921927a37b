import { connect } from 'node:net';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerFaults, answerUnknown } from './faults';
import { builtFiles } from './staticApp';

const dist = mkdtempSync(join(tmpdir(), 'selvedge-dist-'));
const script = 'export const words = "the same script, written out";';
mkdirSync(join(dist, 'assets'));
writeFileSync(join(dist, 'index.html'), '<!doctype html>');
writeFileSync(join(dist, 'assets/base-4f2a.js'), script);
writeFileSync(join(dist, 'assets/base-4f2a.js.br'), brotliCompressSync(script));
writeFileSync(join(dist, 'assets/base-4f2a.js.gz'), gzipSync(script));

const app = fastify({ frameworkErrors: (_error, request, reply) => void answerUnknown(request, reply) });
answerFaults(app);
app.setNotFoundHandler((request, reply) => answerUnknown(request, reply));
app.register(fastifyStatic, builtFiles(dist));
let address = '';
beforeAll(async () => {
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});
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

test.each([
  '/../package.json',
  '/..%2f..%2fpackage.json',
  '/assets/../../x',
  '/%2e%2e/x',
  '/.env',
  '/nothing.js',
])('D-02 %s is no address: 404 in the envelope', async (path) => {
  const { port, hostname } = new URL(address);
  const socket = connect(Number(port), hostname);
  let said = '';
  socket.on('data', (data) => {
    said += data.toString();
  });
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  await new Promise((resolve) => socket.once('close', resolve));
  expect(said).toContain('HTTP/1.1 404');
  expect(said).toContain('"code":404');
});
