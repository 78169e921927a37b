import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Time that running calls get to finish once the server is asked to stop, in ms. */
const PATIENCE_MS = 10_000;
/** Time that incomplete bodies still get then, in ms. */
const BODY_PATIENCE_MS = 3000;

const running = new WeakMap<FastifyInstance, Set<IncomingMessage>>();

/** Tracks the running calls, so that those with an incomplete body can be cut off at the stop. */
export function watchCalls(app: FastifyInstance): void {
  const calls = new Set<IncomingMessage>();
  running.set(app, calls);
  app.server.on('request', (request, response) => {
    calls.add(request);
    response.once('close', () => calls.delete(request));
  });
}

/**
 * Closes an application: accepts no new calls, lets running ones finish, and cuts off those that are still open after that; calls with an
 * incomplete body are cut off sooner, so that no client delays the stop by sending byte by byte.
 */
export async function stopApp(app: FastifyInstance, patienceMs: number = PATIENCE_MS): Promise<void> {
  const cutBodies = setTimeout(
    () => {
      for (const call of running.get(app) ?? []) if (!call.complete) call.destroy();
    },
    Math.min(BODY_PATIENCE_MS, patienceMs),
  );
  const cutAll = setTimeout(() => app.server.closeAllConnections(), patienceMs);
  try {
    await app.close();
  } finally {
    clearTimeout(cutBodies);
    clearTimeout(cutAll);
  }
}
