import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Proxy that distributes calls over servers in turn. */
export interface RoundRobin {
  /** Address of the proxy. */
  url: string;
  /** Addresses of the servers behind it; the proxy removes one that ended, and its starter adds it again. */
  readonly backends: string[];
  /** Returns the number of reads that failed on one server and were repeated on another. */
  retried(): number;
  close(): Promise<void>;
}

const DROPPED = new Set(['host', 'connection', 'content-length', 'transfer-encoding', 'content-encoding']);

function passedOn(headers: IncomingHttpHeaders): Record<string, string> {
  const kept = Object.entries(headers).filter(([name]) => !DROPPED.has(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
}

/**
 * Starts a minimal proxy: calls go to the servers in turn, and a read whose server dies is repeated once on another. A write is never sent
 * twice: it is answered with 502, and its caller finds out the outcome with its idempotency key.
 */
export async function startRoundRobin(backends: string[]): Promise<RoundRobin> {
  let [turn, retried] = [0, 0];
  const next = () => backends[(turn += 1) % Math.max(1, backends.length)] ?? '';
  const server = createServer((request, reply) => {
    const pieces: Buffer[] = [];
    const { method = 'GET', url = '/', headers } = request;
    const send = async (backend: string) => {
      const body = method === 'GET' ? {} : { body: Buffer.concat(pieces) };
      const answer = await fetch(backend + url, { method, headers: passedOn(headers), ...body });
      return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
    };
    const pass = async () => {
      const first = next();
      try {
        return await send(first);
      } catch (error) {
        if (method !== 'GET') throw error;
        retried += 1;
        return send(backends.find((one) => one !== first) ?? first);
      }
    };
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      pass().then(
        ({ status, type, text }) =>
          reply.writeHead(status, { 'content-type': type ?? 'text/plain' }).end(text),
        () => reply.writeHead(502).end(),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    backends,
    retried: () => retried,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
