import { existsSync, mkdirSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { UPLOAD_IMAGE_MAX_BYTES } from '@selvedge/domain/constants';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBuyer } from '../testing/people';
import { startTestServer, type TestServer } from '../testing/startTestServer';
import type { Tester } from '../testing/testers';
import { openFormFolder } from './formFolder';

const UPLOAD = '/api/sp/front/upload/image';
const PNG = Buffer.from('89504e470d0a1a0a', 'hex');

let server: TestServer;
let lin: Tester;
let address: URL;
beforeAll(async () => {
  server = await startTestServer();
  await makeBuyer(server.db, { username: 'lin' });
  lin = await server.buyer('lin');
  address = new URL(await server.listen());
});
afterAll(() => server.close());

/** Returns the files of forms that are on disk now. */
function lying(): string[] {
  const folder = join(server.config.dataDir, 'forms');
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { recursive: true }).map(String);
  return names.filter((name) => statSync(join(folder, name)).isFile());
}

/** Begins to send a picture with a declared size of `says` bytes and stops after `sent` bytes. */
async function begin(sent: number, says = sent * 2): Promise<Socket> {
  const socket = connect(Number(address.port), address.hostname);
  socket.on('error', () => undefined);
  const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
  socket.write(
    `POST ${UPLOAD} HTTP/1.1\r\nHost: x\r\nAuthori-zation: ${lin.token}\r\nContent-Length: ${says}\r\n` +
      `Content-Type: multipart/form-data; boundary=x\r\n\r\n${head}`,
  );
  socket.write(Buffer.alloc(sent, 1));
  return socket;
}

const heardBy = (socket: Socket) =>
  new Promise<string>((resolve) => socket.once('data', (data) => resolve(data.toString())));

test('D-59 E-42901 a person sends two forms at a time; they lie on disk, and go with their call', async () => {
  const two = [await begin(1_000_000), await begin(1_000_000)];
  await expect.poll(() => lying().length).toBe(2);
  const third = await lin.form(UPLOAD, { file: { filename: 'a.png', data: PNG } });
  expect(third).toMatchObject({ code: 42901, data: { retryAfter: 5 } });
  expect(third.raw.headers['retry-after']).toBe('5');
  for (const socket of two) socket.destroy();
  await expect.poll(lying).toEqual([]);
  expect((await lin.form(UPLOAD, { file: { filename: 'a.png', data: PNG } })).code).not.toBe(42901);
  expect(lying()).toEqual([]);
});

test('D-59 E-41301 a form that says it is too large is refused before it is sent', async () => {
  const socket = await begin(10, 3 * UPLOAD_IMAGE_MAX_BYTES);
  expect(await heardBy(socket)).toContain(`"max":${UPLOAD_IMAGE_MAX_BYTES}`);
  expect(lying()).toEqual([]);
  socket.destroy();
});

test('D-59 E-41301 a picture one byte too large is refused with the limit of pictures', async () => {
  const file = { filename: 'a.png', data: Buffer.concat([PNG, Buffer.alloc(UPLOAD_IMAGE_MAX_BYTES)]) };
  expect(await lin.form(UPLOAD, { file })).toMatchObject({
    code: 41301,
    data: { max: UPLOAD_IMAGE_MAX_BYTES },
  });
});

test('E-40001 fields of a form are few and short', async () => {
  const file = { filename: 'a.png', data: PNG };
  expect((await lin.form(UPLOAD, { type: 'x'.repeat(20_000), file })).code).toBe(40001);
  const many = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`f${at}`, 'x']));
  expect((await lin.form(UPLOAD, { ...many, file })).code).toBe(40001);
  expect(lying()).toEqual([]);
});

test('what a process of another machine left is taken away when nothing was begun in it for a day', () => {
  const folder = join(server.config.dataDir, 'far', 'exports');
  const names = ['gone%2Dhost-1-aa', 'working%2Dhost-1-bb'];
  for (const name of names) mkdirSync(join(folder, name, 'work-1'), { recursive: true });
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  utimesSync(join(folder, 'gone%2Dhost-1-aa'), ago(25), ago(25));
  utimesSync(join(folder, 'working%2Dhost-1-bb'), ago(23), ago(23));
  openFormFolder(join(server.config.dataDir, 'far'), 'exports');
  expect(readdirSync(folder)).toEqual(['working%2Dhost-1-bb']);
});

test('what a killed process left is taken away at start, what others hold is not', () => {
  const folder = join(server.config.dataDir, 'left', 'forms');
  const here = encodeURIComponent(hostname()).replaceAll('-', '%2D');
  const names = [`${here}-999999999-aa`, `${here}-${process.ppid}-bb`, 'another%2Dhost-1-cc'];
  for (const name of names) mkdirSync(join(folder, name, 'form-1'), { recursive: true });
  openFormFolder(join(server.config.dataDir, 'left'));
  expect(readdirSync(folder).sort()).toEqual(names.slice(1).sort());
});
