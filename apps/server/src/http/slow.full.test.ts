import { connect, type Socket } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/startTestServer';

/** Limit that is reached in a test, in ms; the other limits are the usual ones. */
const SOON_MS = 400;
const PER_ADDRESS = 20;

const servers: TestServer[] = [];
afterAll(async () => {
  for (const server of servers) await server.close();
});

async function start(options: Parameters<typeof startTestServer>[0]): Promise<URL> {
  const server = await startTestServer(options);
  servers.push(server);
  return new URL(await server.listen());
}

interface Caller {
  socket: Socket;
  heard: () => string;
  closed: Promise<void>;
}

async function open(address: URL, text: string): Promise<Caller> {
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
const statusOf = async (address: URL, path: string) => (await fetch(new URL(path, address))).status;

describe('a body that does not come ends the call', () => {
  test('one that is sent byte by byte is cut off with HTTP 408', async () => {
    const address = await start({ bodyTimes: { jsonMs: SOON_MS } });
    const caller = await open(address, slowPost(LOGIN));
    const dripping = setInterval(() => caller.socket.write(' '), 50);
    await caller.closed;
    clearInterval(dripping);
    expect(caller.heard()).toContain('HTTP/1.1 408');
  });

  test('one that nobody reads any more, too, after the answer was heard', async () => {
    const address = await start({ bodyTimes: { lingerMs: SOON_MS } });
    const caller = await open(address, slowPost('/api/sp/front/cart/add'));
    await expect.poll(caller.heard).toContain('"code":401');
    await caller.closed;
  });
});

test('who holds connections loses them to those who come after, from the same address too', async () => {
  const address = await start({ config: { connectionsPerAddress: PER_ADDRESS } });
  const callers: Caller[] = [];
  for (let at = 0; at < 3 * PER_ADDRESS; at += 1) callers.push(await open(address, 'GET / HTTP/1.1\r\nHos'));
  expect(await statusOf(address, '/readyz')).toBe(200);
  expect(await statusOf(address, '/healthz')).toBe(200);
  await expect
    .poll(() => callers.filter(({ socket }) => !socket.destroyed).length)
    .toBeLessThanOrEqual(PER_ADDRESS);
  for (const { socket } of callers) socket.destroy();
  expect(await statusOf(address, '/readyz')).toBe(200);
});
