import { connect } from 'node:net';
import { JSON_MAX_BYTES, PROBLEMS_MAX, UPLOAD_IMAGE_MAX_BYTES } from '@selvedge/domain/constants';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeBuyer } from '../testing/people';
import { startTestServer, type TestServer } from '../testing/startTestServer';
import type { Tester } from '../testing/testers';
import { listOperations } from './operations';

const FRONT = '/api/sp/front';
/** Upper limit of a refusal's response, in bytes. */
const ANSWER_MAX = 100_000;
/** Far above the time that any of these calls takes, far below the time of one of them without limits. */
const GENEROUS_MS = 30_000;

let server: TestServer;
let lin: Tester;
beforeAll(async () => {
  server = await startTestServer();
  await makeBuyer(server.db, { username: 'lin' });
  lin = await server.buyer('lin');
});
afterAll(() => server.close());

async function bounded(answer: Promise<Awaited<ReturnType<Tester['post']>>>) {
  const from = performance.now();
  const found = await answer;
  expect(performance.now() - from).toBeLessThan(GENEROUS_MS);
  expect(found.raw.rawPayload.length).toBeLessThan(ANSWER_MAX);
  return found;
}

/** Returns as many equal parts as fit into a body of that many bytes. */
const filled = (bytes: number, part: string) =>
  Array.from({ length: Math.floor(bytes / (part.length + 1)) }, () => JSON.parse(part) as object);

describe('E-40001 a body full of mistakes costs no more than an ordinary one', () => {
  test('300,000 unknown fields of a stranger are not even read', async () => {
    const fields = Object.fromEntries(Array.from({ length: 300_000 }, (_, at) => [`f${at}`, 1]));
    const answer = await bounded(server.anonymous.post(`${FRONT}/user/login`, fields));
    expect(answer).toMatchObject({ code: 41301, data: { max: JSON_MAX_BYTES } });
  });

  test('as many unknown fields as fit are named up to 20, long names cut', async () => {
    const fields = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`${at}`.padEnd(1000, 'x'), 1]));
    const answer = await bounded(server.anonymous.post(`${FRONT}/user/login`, fields));
    const named = Object.keys((answer.data as { fields: object }).fields);
    expect(named.length).toBeLessThanOrEqual(PROBLEMS_MAX);
    expect(Math.max(...named.map((name) => name.length))).toBeLessThanOrEqual(120);
  });

  test.each([
    [`${FRONT}/cart/add`, '{}', {}],
    [`${FRONT}/product/resolve`, '1', {}],
    [`${FRONT}/inquiry/draft/save`, '[[]]', { title: 'x' }],
  ])('%s with as many lines as fit is told that they are too many', async (path, part, rest) => {
    const { maxBytes } = listOperations().find((one) => one.path === path) ?? { maxBytes: 0 };
    const answer = await bounded(lin.post(path, { ...rest, lines: filled(maxBytes - 100, part) }));
    expect(answer).toMatchObject({ code: 40001, data: { fields: { lines: '最多 1000 项' } } });
  });

  test('a body of one list in another, ten thousand deep', async () => {
    const payload = `{"lines":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
    const headers = { 'authori-zation': lin.token, 'content-type': 'application/json' };
    const answer = await server.inject({ method: 'POST', url: `${FRONT}/cart/add`, headers, payload });
    expect(answer.json()).toMatchObject({ code: 40001 });
  });
});

test.each([['null'], [''], ['5'], ['[]']])(
  'E-40001 a body that is %j is bad input, never a fault',
  async (payload) => {
    for (const path of ['cart/clear', 'cart/add', 'user/preference/edit']) {
      const headers = { 'authori-zation': lin.token, 'content-type': 'application/json' };
      const answer = await server.inject({ method: 'POST', url: `${FRONT}/${path}`, headers, payload });
      expect([answer.statusCode, answer.json<{ code: number }>().code], path).toEqual([200, 40001]);
    }
  },
);

test('D-59 the picture call says 10 MB, and calls that say nothing take 64 KB', () => {
  const limits = new Map(listOperations().map(({ id, maxBytes }) => [id, maxBytes]));
  expect(limits.get('frontUploadImage')).toBe(UPLOAD_IMAGE_MAX_BYTES);
  expect(limits.get('frontUserLogin')).toBe(JSON_MAX_BYTES);
});

test('E-41301 a body above its limit is refused while it comes in, and the refusal is heard', async () => {
  const { hostname, port } = new URL(await server.listen());
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  const heard = new Promise<string>((resolve) => socket.once('data', (data) => resolve(data.toString())));
  socket.write(`POST ${FRONT}/user/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`);
  socket.write('Transfer-Encoding: chunked\r\n\r\n');
  const chunk = `${(16_384).toString(16)}\r\n${' '.repeat(16_384)}\r\n`;
  for (let sent = 0; sent < 8; sent += 1) socket.write(chunk);
  expect(await heard).toContain('"code":41301');
  socket.destroy();
});
