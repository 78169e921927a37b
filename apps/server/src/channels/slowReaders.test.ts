import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import WebSocket, { WebSocketServer } from 'ws';
import { newId } from '../db/ids';
import { makeBuyer } from '../testing/people';
import { startTestServer, type TestServer } from '../testing/startTestServer';
import { HELD_MAX_BYTES, heartbeatOf } from './slowReaders';

/** Size of a message in bytes, much larger than a real one; `MESSAGES` are more than the network buffers of both systems can take. */
const MESSAGE_BYTES = 100_000;
const MESSAGES = 400;

let server: TestServer;
let linId: string;
let address: string;
beforeAll(async () => {
  server = await startTestServer();
  linId = await makeBuyer(server.db, { username: 'lin' });
  address = (await server.listen()).replace('http', 'ws');
});
afterAll(() => server.close());

async function openPage() {
  const { token } = await server.buyer('lin');
  const page = new WebSocket(`${address}/ws/front`);
  page.once('open', () => page.send(JSON.stringify({ token })));
  await once(page, 'message');
  return page;
}

function tell(): void {
  const data = 'x'.repeat(MESSAGE_BYTES);
  const at = new Date().toISOString();
  server.hub.broadcast({ to: { buyers: [linId] }, type: 'notice', id: 'n', data, messageId: newId(), at });
}

test('D-54 a page that does not read is cut off before the server holds more than a bound for it, one that reads is not', async () => {
  const { clients } = server.app.websocketServer;
  const slow = await openPage();
  const [held] = [...clients];
  slow.pause();
  const reader = await openPage();
  let most = 0;
  for (let sent = 0; sent < MESSAGES && held?.readyState === WebSocket.OPEN; sent += 1) {
    const heard = once(reader, 'message');
    tell();
    await heard;
    most = Math.max(most, held?.bufferedAmount ?? 0);
  }
  expect(most).toBeLessThan(HELD_MAX_BYTES + 2 * MESSAGE_BYTES);
  await expect.poll(() => server.hub.listeners()).toBe(1);
  expect([...clients]).toHaveLength(1);
  const closed = once(slow, 'close');
  slow.resume();
  expect(await closed).toEqual([1006, expect.anything()]);
  expect(reader.readyState).toBe(WebSocket.OPEN);
  reader.terminate();
});

/** Opens a channel of its own with its two ends; the page does not answer pings automatically. */
async function connect() {
  const plain = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(plain, 'listening');
  const bound = plain.address();
  if (bound === null || typeof bound === 'string') throw new Error('no port');
  const page = new WebSocket(`ws://127.0.0.1:${bound.port}`, { autoPong: false });
  const [socket] = (await once(plain, 'connection')) as [WebSocket];
  if (page.readyState !== WebSocket.OPEN) await once(page, 'open');
  const close = async () => {
    page.terminate();
    plain.close();
    await once(plain, 'close');
  };
  return { page, socket, close };
}

test('D-54 only the answer to our own ping keeps a page alive', async () => {
  const { page, socket, close } = await connect();
  const beat = heartbeatOf(socket);
  for (let beats = 0; beats < 3; beats += 1) {
    const asked = once(page, 'ping');
    beat();
    const [payload] = (await asked) as [Buffer];
    const answered = once(socket, 'pong');
    page.pong(payload);
    await answered;
  }
  const asked = once(page, 'ping');
  beat();
  await asked;
  const unasked = once(socket, 'pong');
  page.pong('');
  await unasked;
  beat();
  expect(socket.readyState).not.toBe(WebSocket.OPEN);
  await close();
});
