import type { FastifyInstance } from 'fastify';
import type { Life } from '../process/life';

/** A database that does not answer within this counts as away, in ms; `/readyz` answers within a second. */
const ANSWER_WITHIN_MS = 800;

/** The connection that tells whether the database answers. */
interface LiveLine {
  respondsWithin(ms: number): Promise<boolean>;
}

/** Addresses for balancers; asked too often to be logged. */
export const HEALTH_PATHS = new Set(['/healthz', '/readyz']);

/**
 * `/healthz` answers while the process lives. `/readyz` answers 200 while it can serve: the database answers on the live
 * line, which is a connection of its own, so a busy pool does not matter; 503 while it does not, and from the moment the
 * server was asked to stop.
 */
export function addHealth(app: FastifyInstance, line: LiveLine, life: Life): void {
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (life.draining) return reply.status(503).send({ status: 'draining' });
    if (await line.respondsWithin(ANSWER_WITHIN_MS)) return { status: 'ready' };
    return reply.status(503).send({ status: 'database away' });
  });
}
