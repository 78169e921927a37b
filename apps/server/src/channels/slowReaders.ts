import { randomUUID } from 'node:crypto';
import type { WebSocket } from 'ws';

/** What is held in memory for a page that does not read, bytes; one that waits for more is cut off and asks anew when it comes back. */
export const HELD_MAX_BYTES = 1_000_000;

/** How everything that is said to a page goes out. */
export type Send = (type: string, id: string, data: unknown, at: string) => void;

/** Sends to a page as long as it reads: cut off at once, since it would read a closing frame no more than the others. */
export function sendTo(socket: WebSocket): Send {
  return (type, id, data, at) => {
    socket.send(JSON.stringify({ type, id, data: data ?? null, at }));
    if (socket.bufferedAmount > HELD_MAX_BYTES) socket.terminate();
  };
}

/**
 * Gives what has to be done from time to time: it asks a page whether it still reads, and ends its channel when the question before was
 * not answered. Each question has a number that is not to be foreseen, so that only who has read it answers.
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
