import { SOCKETS_PER_SESSION } from '@selvedge/domain/constants';
import { afterAll, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { makeBuyer } from '../testing/people';
import { startTestServer, type TestServer } from '../testing/startTestServer';

const PER_ADDRESS = 30;
let server: TestServer;
let address: string;
beforeAll(async () => {
  server = await startTestServer({
    config: { socketsPerAddress: PER_ADDRESS, origins: ['https://shop.example.com'] },
  });
  await makeBuyer(server.db, { username: 'lin' });
  address = (await server.listen()).replace('http', 'ws');
});
afterAll(() => server.close());

interface Page {
  socket: WebSocket;
  /** `ready`, or the reason why the page was closed: a close code, or the status of a refused upgrade. */
  outcome: Promise<string | number>;
}

function open(token: string | null, origin?: string, at = address): Page {
  const socket = new WebSocket(`${at}/ws/front`, origin === undefined ? {} : { origin });
  const outcome = new Promise<string | number>((resolve) => {
    socket.once('close', (code) => resolve(code));
    socket.once('error', () => undefined);
    socket.once('unexpected-response', (_request, answer) => resolve(answer.statusCode ?? 0));
    socket.once('message', () => resolve('ready'));
  });
  socket.once('open', () => {
    if (token !== null) socket.send(JSON.stringify({ token }));
  });
  return { socket, outcome };
}

test('D-54 pages of other origins are refused, own and named ones are not', async () => {
  const { token } = await server.buyer('lin');
  const own = address.replace('ws', 'http');
  for (const [origin, expected] of [
    ['https://evil.example.com', 403],
    [own.replace(/:\d+$/, ':1'), 403],
    ['null', 403],
    [own, 'ready'],
    ['https://shop.example.com', 'ready'],
    [undefined, 'ready'],
  ] as const) {
    const page = open(token, origin);
    expect(await page.outcome, origin).toBe(expected);
    page.socket.terminate();
  }
});

test('D-54 a page that says nothing is closed by itself', async () => {
  const strict = await startTestServer({ signInWithinMs: 50 });
  try {
    const silent = open(null, undefined, (await strict.listen()).replace('http', 'ws'));
    expect(await silent.outcome).toBe(4401);
  } finally {
    await strict.close();
  }
});

test('D-54 one session opens 20 channels, one address as many as are set', async () => {
  const [one, other] = [await server.buyer('lin'), await server.buyer('lin')];
  const pages = Array.from({ length: SOCKETS_PER_SESSION }, () => open(one.token));
  for (const page of pages) expect(await page.outcome).toBe('ready');
  const more = open(one.token);
  expect(await more.outcome).toBe(4429);
  pages.push(...Array.from({ length: PER_ADDRESS - SOCKETS_PER_SESSION }, () => open(other.token)));
  for (const page of pages) expect(await page.outcome).toBe('ready');
  expect(await open(other.token).outcome).toBe(4429);
  for (const { socket } of pages) socket.terminate();
  await expect
    .poll(async () => {
      const page = open(one.token);
      const outcome = await page.outcome;
      page.socket.terminate();
      return outcome;
    })
    .toBe('ready');
});
