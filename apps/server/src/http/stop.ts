import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** How long running calls may take to finish once the server is asked to stop, in ms. */
const PATIENCE_MS = 10_000;
/** How long a body may still be on its way by then, in ms. */
const BODY_PATIENCE_MS = 3000;

const running = new WeakMap<FastifyInstance, Set<IncomingMessage>>();

/** Keeps account of the calls that run, so that those whose body never ends can be cut off at the stop. */
export function watchCalls(app: FastifyInstance): void {
  const calls = new Set<IncomingMessage>();
  running.set(app, calls);
  app.server.on('request', (request, response) => {
    calls.add(request);
    response.once('close', () => calls.delete(request));
  });
}

/**
 * Closes an application: no new calls, running ones may finish, what is still open after that is cut off, and a body that
 * is still on its way sooner, so that nobody holds up the stop by sending byte by byte.
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
