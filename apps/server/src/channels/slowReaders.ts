import { randomUUID } from 'node:crypto';
import type { WebSocket } from 'ws';

/**
 * Most bytes kept in memory for a page that does not read; the connection of a page with more is cut, and the page loads everything anew
 * when it reconnects.
 */
export const HELD_MAX_BYTES = 1_000_000;

/** Sends one message to a page. */
export type Send = (type: string, id: string, data: unknown, at: string) => void;

/**
 * Returns the function that sends to a page. The connection of a page that does not read is cut at once, since such a page would not read a
 * closing frame either.
 */
export function sendTo(socket: WebSocket): Send {
  return (type, id, data, at) => {
    socket.send(JSON.stringify({ type, id, data: data ?? null, at }));
    if (socket.bufferedAmount > HELD_MAX_BYTES) socket.terminate();
  };
}

/**
 * Returns the heartbeat of a channel, to be called periodically: it pings the page, and terminates the channel when the ping before was not
 * answered. Each ping has an unpredictable payload, so that only a page that has read it can answer.
 */
export function heartbeatOf(socket: WebSocket): () => void {
  let asked: string | null = null;
  socket.on('pong', (answer: Buffer) => {
    if (answer.toString('latin1') === asked) asked = null;
  });
  return () => {
    if (asked !== null) return socket.terminate();
    asked = randomUUID();
    socket.ping(asked);
  };
}
