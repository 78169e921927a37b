import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backoffDelay } from './backoff';
import { parseFrame } from './frames';
import { createLiveChannel, liveChannelUrl } from './liveChannel';
import type { LiveState } from './liveChannel';
import type { LiveSocket, SocketListeners } from './liveSocket';

class FakeSocket implements LiveSocket {
  static opened: FakeSocket[] = [];
  sent: string[] = [];
  closed = false;
  constructor(
    readonly url: string,
    readonly hear: SocketListeners,
  ) {
    FakeSocket.opened.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.closed = true;
  }
  say(type: string, data: object | null = {}): void {
    this.hear.message(JSON.stringify({ type, id: '1', data, at: '2025-11-20T08:00:00Z' }));
  }
}

const states: LiveState[] = [];
const onFrame = vi.fn();
const onResync = vi.fn();
let token: string | null;

function channel() {
  return createLiveChannel({
    channel: 'front',
    url: 'ws://selvedge.test/ws/front',
    getToken: () => token,
    onFrame,
    onResync,
    onStateChange: (state) => states.push(state),
    openSocket: (url, listeners) => new FakeSocket(url, listeners),
    random: () => 1,
  });
}
const socket = () => FakeSocket.opened[FakeSocket.opened.length - 1] as FakeSocket;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.opened = [];
  states.length = 0;
  token = 'tok';
  onFrame.mockClear();
  onResync.mockClear();
});
afterEach(() => vi.useRealTimers());

test('D-54 the token travels in the first frame, never in the address', () => {
  channel().start();
  socket().hear.open();
  expect(socket().url).toBe('ws://selvedge.test/ws/front');
  expect(socket().sent).toEqual(['{"token":"tok"}']);
});

test('D-54 frames of known types are passed on, the rest is ignored', () => {
  channel().start();
  socket().say('ready', { userId: '7' });
  socket().say('cart.changed', { lines: 2, qty: 9 });
  socket().say('weather.changed', {});
  socket().hear.message('broken {');
  expect(onFrame.mock.calls.map(([frame]) => frame.type)).toEqual(['cart.changed']);
  expect(states).toEqual(['connecting', 'live']);
});

test('D-54 it reconnects with growing waits and asks for fresh data once when it is back', () => {
  channel().start();
  socket().say('ready');
  expect(onResync).not.toHaveBeenCalled();
  socket().hear.close(1006);
  vi.advanceTimersByTime(999);
  expect(FakeSocket.opened).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(FakeSocket.opened).toHaveLength(2);
  socket().hear.close(1006);
  vi.advanceTimersByTime(2_000);
  expect(FakeSocket.opened).toHaveLength(3);
  socket().say('ready');
  expect(onResync).toHaveBeenCalledTimes(1);
});

test('D-54 while it is down the app is asked to poll each 60 s, and no longer once it is live', () => {
  token = null;
  channel().start();
  vi.advanceTimersByTime(180_000);
  expect(onResync).toHaveBeenCalledTimes(3);
  token = 'tok';
  vi.advanceTimersByTime(30_000);
  socket().say('ready');
  onResync.mockClear();
  vi.advanceTimersByTime(600_000);
  expect(onResync).not.toHaveBeenCalled();
});

test.each([
  ['session.closed', () => socket().say('session.closed', { reason: 'REPLACED' }), 0],
  ['a refused token', () => socket().hear.close(4401), 1],
  ['an ended session without a frame', () => socket().hear.close(4203), 1],
])('D-54, D-62 after %s it stays closed', (_title, end, resyncs) => {
  const live = channel();
  live.start();
  end();
  vi.advanceTimersByTime(600_000);
  expect(live.state).toBe('stopped');
  expect(FakeSocket.opened).toHaveLength(1);
  expect(onResync).toHaveBeenCalledTimes(resyncs);
});

test('D-54 a resync of the server asks for fresh data, a frame without data still counts', () => {
  channel().start();
  socket().say('resync', null);
  socket().say('order.changed', null);
  expect(onResync).toHaveBeenCalledTimes(1);
  expect(onFrame).toHaveBeenCalledWith(expect.objectContaining({ type: 'order.changed', data: null }));
});

test('stop closes the socket and every timer; start opens it again, once', () => {
  const live = channel();
  live.start();
  live.start();
  live.stop();
  expect(socket().closed).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
  live.start();
  expect(FakeSocket.opened).toHaveLength(2);
});

test('a socket that was let go is no longer heard', () => {
  const live = channel();
  live.start();
  const old = socket();
  live.stop();
  live.start();
  old.say('cart.changed', { lines: 1, qty: 1 });
  old.hear.close(1006);
  expect(onFrame).not.toHaveBeenCalled();
  expect(live.state).toBe('connecting');
});

test('the wait doubles from 1 s to at most 30 s and is spread over its upper half', () => {
  expect([0, 1, 2, 3, 4, 5, 50].map((attempt) => backoffDelay(attempt, 1))).toEqual([
    1000, 2000, 4000, 8000, 16000, 30000, 30000,
  ]);
  expect(backoffDelay(2, 0)).toBe(2000);
});

test('liveChannelUrl keeps the security of the page', () => {
  expect(liveChannelUrl('https://selvedge.test/', 'front')).toBe('wss://selvedge.test/ws/front');
  expect(liveChannelUrl('http://localhost:3001', 'admin')).toBe('ws://localhost:3001/ws/admin');
});

test('a frame of the other channel is not a frame of this one', () => {
  const text = JSON.stringify({ type: 'menu.changed', id: '1', data: {}, at: '2025-11-20T08:00:00Z' });
  expect(parseFrame('admin', text)?.type).toBe('menu.changed');
  expect(parseFrame('front', text)).toBeUndefined();
});

test('R-2.68 a word is said while the channel is live, and not before or after', () => {
  const live = channel();
  const word = { say: 'hello', to: 'me' } as const;
  expect(live.say(word)).toBe(false);
  live.start();
  socket().hear.open();
  expect(live.say(word)).toBe(false);
  socket().say('ready');
  expect(live.say(word)).toBe(true);
  expect(socket().sent).toEqual(['{"token":"tok"}', '{"say":"hello","to":"me"}']);
  live.stop();
  expect(live.say(word)).toBe(false);
});
