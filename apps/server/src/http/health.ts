import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Life } from '../process/life';

/** A database that does not answer within this counts as away, in ms; `/readyz` answers within a second. */
const ANSWER_WITHIN_MS = 800;

/** How long it is remembered whether the store of files can be used: anybody may ask, and each look asks the store. */
const FILES_KNOWN_MS = 5000;

/** The store of files, which is looked at. */
interface Store {
  check(): Promise<void>;
}

/** Whether the store can be used, asked anew at most every few seconds; as before while it takes long to tell. */
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

/** The connection that tells whether the database answers. */
interface ListenConnection {
  respondsWithin(ms: number): Promise<boolean>;
}

/** Addresses for balancers; asked too often to be logged. */
export const HEALTH_PATHS = new Set(['/healthz', '/readyz']);

/**
 * `/healthz` answers while the process lives. `/readyz` answers 200 while it can serve: the database answers on the live
 * line, which is a connection of its own, so a busy pool does not matter; 503 while it does not, and from the moment the
 * server was asked to stop. Whether files can be kept and shown is told beside it (`files`) and changes nothing: orders need none.
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
