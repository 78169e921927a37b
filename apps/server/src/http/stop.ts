import type { FastifyInstance } from 'fastify';

/** How long running calls may take to finish once the server is asked to stop. */
const PATIENCE_MS = 10_000;

/**
 * Closes an application: no new calls, running ones may finish, what is still open after that is cut off, so that nobody
 * holds up the stop by sending a body byte by byte.
 */
export async function stopApp(app: FastifyInstance, patienceMs: number = PATIENCE_MS): Promise<void> {
  const cutOff = setTimeout(() => app.server.closeAllConnections(), patienceMs);
  try {
    await app.close();
  } finally {
    clearTimeout(cutOff);
  }
}
