import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Life } from '../process/life';

/** Time within which the database has to answer, in ms; `/readyz` answers within a second. */
const ANSWER_WITHIN_MS = 800;

/** Time for which the state of the file store is cached, in ms: anybody may call the route, and each check sends a request to the store. */
const FILES_KNOWN_MS = 5000;

/** File store whose availability is checked. */
interface Store {
  check(): Promise<void>;
}

/** Returns a function with the state of the file store, checked at most every few seconds; a slow check leaves the state as before. */
function storeWatch(store: Store): () => Promise<'ready' | 'away'> {
  let [known, askedAt]: ['ready' | 'away', number] = ['ready', 0];
  return async () => {
    if (Date.now() - askedAt >= FILES_KNOWN_MS) {
      askedAt = Date.now();
      const asked = store.check().then(
        () => (known = 'ready'),
        () => (known = 'away'),
      );
      await Promise.race([asked, pause(ANSWER_WITHIN_MS, undefined, { ref: false })]);
    }
    return known;
  };
}

/** LISTEN connection that shows whether the database answers. */
interface ListenConnection {
  respondsWithin(ms: number): Promise<boolean>;
}

/** Paths for load balancers; called too often to be logged. */
export const HEALTH_PATHS = new Set(['/healthz', '/readyz']);

/**
 * Adds the health routes. `/healthz` answers while the process is alive. `/readyz` answers 200 while the server can work: the database
 * answers on the LISTEN connection, which is separate, so a busy pool does not matter; 503 while it does not, and from the moment the
 * server was asked to stop. The state of the file store is reported with it (`files`) and has no influence: orders need no files.
 */
export function addHealth(app: FastifyInstance, line: ListenConnection, life: Life, store: Store): void {
  const filesState = storeWatch(store);
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (life.draining) return reply.status(503).send({ status: 'draining' });
    const [isReady, files] = await Promise.all([line.respondsWithin(ANSWER_WITHIN_MS), filesState()]);
    if (isReady) return { status: 'ready', files };
    return reply.status(503).send({ status: 'database away' });
  });
}
