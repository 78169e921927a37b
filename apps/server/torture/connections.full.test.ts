import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { ask, type TortureServer, signIn, startTortureServer } from './lib/process';
import { FULL, sized, titled, within } from './lib/settings';

vi.setConfig({ testTimeout: 400_000 });

const IDLE = sized(100, 500);
const SLOW = sized(30, 200);
const SILENT = sized(30, 300);
const CROWD = 3000;
const OTHERS_WITHIN_MS = within(2000);
/** Time in ms within which a body or header that is sent byte by byte is cut off: a minute, and a little more for a busy machine. */
const GIVEN_UP_WITHIN_MS = 75_000;
const SILENCE_ENDS_WITHIN_MS = 12_000;
/** Address of this machine that differs from the one of the ordinary callers. */
const CROWD_FROM = '127.0.0.2';
/** Returns one of many addresses, since one address may hold a few connections only; on other systems only one is available here. */
const from = (at: number) => (process.platform === 'linux' ? `127.0.1.${1 + (at % 100)}` : '127.0.0.1');

let running: TortureServer;
let port: number;
let token: string;
const open = new Set<Socket | WebSocket>();
beforeAll(async () => {
  running = await startTortureServer();
  port = Number(new URL(running.url).port);
  token = await signIn(running.url, 'demo');
});
afterAll(async () => {
  for (const one of open) if (one instanceof WebSocket) one.terminate();
  for (const one of open) if (!(one instanceof WebSocket)) one.destroy();
  await running.close();
});

/** Connection with the text received so far, and whether it is closed. */
interface Line {
  socket: Socket;
  heard: () => string;
  over: () => boolean;
}

function dial(localAddress?: string): Promise<Line> {
  return new Promise((resolve) => {
    let text = '';
    let over = false;
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    open.add(socket);
    const line = { socket, heard: () => text, over: () => over };
    socket.on('data', (bytes) => {
      text += bytes.toString('utf8');
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      over = true;
      open.delete(socket);
      resolve(line);
    });
    socket.on('connect', () => resolve(line));
  });
}

const lines = (count: number, localAddress?: string) =>
  Promise.all(Array.from({ length: count }, (_, at) => dial(localAddress ?? from(at))));

/** Writes one byte after the other to all connections until stopped. */
function drip(all: readonly Line[], byte: string, everyMs: number): () => void {
  const timer = setInterval(() => {
    for (const { socket, over } of all) if (!over()) socket.write(byte);
  }, everyMs);
  return () => clearInterval(timer);
}

/** Resolves when the server has accepted or refused a page. */
const settled = (socket: WebSocket) =>
  new Promise<void>((resolve) => {
    for (const event of ['open', 'close', 'error']) socket.once(event, () => resolve());
  });

/** Returns the duration of the slowest of some ordinary calls of a person, in ms; Infinity when one failed. */
async function ordinary(): Promise<number> {
  const paths = ['front/cart/list', 'front/list/page', 'common/config', 'front/order/page'];
  const headers = { 'authori-zation': token };
  const answers = await Promise.all(paths.map((path) => ask(`${running.url}/api/sp/${path}`, { headers })));
  return Math.max(...answers.map(({ code, ms }) => (code === 200 ? ms : Infinity)));
}

describe(titled('slow and many connections'), () => {
  test('idle, dripping and silent connections hold up nobody, and the dripping ones end', async () => {
    await ordinary();
    const idle = await lines(IDLE);
    const headers = await lines(SLOW);
    for (const { socket } of headers)
      socket.write('GET /api/sp/common/config HTTP/1.1\r\nHost: selvedge\r\nX-Slow: ');
    const bodies = await lines(SLOW);
    for (const { socket } of bodies) {
      socket.write(
        'POST /api/sp/front/user/login HTTP/1.1\r\nHost: selvedge\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{"',
      );
    }
    const stop = drip([...headers, ...bodies], 'x', 500);
    const silent = Array.from(
      { length: SILENT },
      (_, at) => new WebSocket(`${running.url.replace('http', 'ws')}/ws/front`, { localAddress: from(at) }),
    );
    for (const socket of silent) {
      open.add(socket);
      socket.on('error', () => undefined);
    }
    await Promise.all(silent.map(settled));
    expect(await ordinary()).toBeLessThan(OTHERS_WITHIN_MS);
    if (FULL) {
      const isOpen = ({ readyState }: WebSocket) => readyState === WebSocket.OPEN;
      await expect.poll(() => silent.filter(isOpen), { timeout: SILENCE_ENDS_WITHIN_MS }).toHaveLength(0);
      await expect
        .poll(() => [...headers, ...bodies].filter((line) => !line.over()), { timeout: GIVEN_UP_WITHIN_MS })
        .toHaveLength(0);
      expect(await ordinary()).toBeLessThan(OTHERS_WITHIN_MS);
    }
    stop();
    for (const { socket } of idle) socket.destroy();
  });

  test('a stranger whose body is still on its way is limited before the server waits for it', async () => {
    const [line] = await lines(1);
    line?.socket.write(
      'POST /api/sp/front/user/login HTTP/1.1\r\nHost: selvedge\r\nContent-Type: application/json\r\nContent-Length: 9000000\r\n\r\n{"',
    );
    await expect.poll(() => line?.heard() ?? '').toMatch(/"code":(41301|42901)/);
  });

  test.runIf(FULL)('one address has a ceiling of connections, and others still get in', async () => {
    const crowd = await lines(CROWD, CROWD_FROM);
    await expect.poll(() => crowd.filter((line) => !line.over()).length).toBeLessThan(CROWD / 2);
    expect(await ordinary()).toBeLessThan(OTHERS_WITHIN_MS);
    for (const { socket } of crowd) socket.destroy();
  });

  test.runIf(FULL)('one session has a ceiling of open pages', async () => {
    const outcomes = Array.from({ length: 200 }, () => {
      const socket = new WebSocket(`${running.url.replace('http', 'ws')}/ws/front`);
      open.add(socket);
      socket.on('open', () => socket.send(JSON.stringify({ token })));
      socket.on('error', () => undefined);
      return new Promise<'ready' | 'closed'>((resolve) => {
        socket.on('message', () => resolve('ready'));
        socket.on('close', () => resolve('closed'));
      });
    });
    const admitted = (await Promise.all(outcomes)).filter((outcome) => outcome === 'ready');
    expect(admitted.length).toBeGreaterThan(0);
    expect(admitted.length).toBeLessThan(100);
  });
});
