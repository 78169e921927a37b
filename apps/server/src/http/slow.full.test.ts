import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/startTestServer';

const JSON_MS = 400;
const LINGER_MS = 400;
const PER_ADDRESS = 20;

let server: TestServer;
let address: URL;
beforeAll(async () => {
  server = await startTestServer({
    config: { connectionsPerAddress: PER_ADDRESS },
    bodyTimes: { jsonMs: JSON_MS, lingerMs: LINGER_MS },
  });
  address = new URL(await server.listen());
});
afterAll(() => server.close());

interface Caller {
  socket: Socket;
  heard: () => string;
  closed: Promise<void>;
}

async function open(text: string): Promise<Caller> {
  const socket = connect(Number(address.port), address.hostname);
  let said = '';
  socket.on('error', () => undefined);
  socket.on('data', (data) => {
    said += data.toString();
  });
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await new Promise((resolve) => socket.once('connect', resolve));
  if (text !== '') socket.write(text);
  return { socket, heard: () => said, closed };
}

const slowPost = (path: string) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`;
const LOGIN = '/api/sp/front/user/login';
const isWell = async () => (await fetch(new URL('/readyz', address))).status;

describe('a body that does not come ends the call', () => {
  test('one that is sent byte by byte is cut off with HTTP 408', async () => {
    const caller = await open(slowPost(LOGIN));
    const dripping = setInterval(() => caller.socket.write(' '), 50);
    await caller.closed;
    clearInterval(dripping);
    expect(caller.heard()).toContain('HTTP/1.1 408');
  });

  test('one that nobody reads any more, too, after the answer was heard', async () => {
    const caller = await open(slowPost('/api/sp/front/cart/add'));
    await expect.poll(caller.heard).toContain('"code":401');
    await caller.closed;
  });
});

test('who holds connections loses them to those who come after, from the same address too', async () => {
  const callers: Caller[] = [];
  for (let at = 0; at < 3 * PER_ADDRESS; at += 1) callers.push(await open('GET / HTTP/1.1\r\nHos'));
  expect(await isWell()).toBe(200);
  expect((await fetch(new URL('/healthz', address))).status).toBe(200);
  await expect
    .poll(() => callers.filter(({ socket }) => !socket.destroyed).length)
    .toBeLessThanOrEqual(PER_ADDRESS);
  for (const { socket } of callers) socket.destroy();
  expect(await isWell()).toBe(200);
});
