import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from '../process/metrics';
import { bearerTokenOf } from './bearer';

const digest = (text: string) => createHash('sha256').update(text).digest();

function isToken(token: string, expected: string | undefined): boolean {
  return expected !== undefined && token !== '' && timingSafeEqual(digest(token), digest(expected));
}

/**
 * Adds `GET /metrics`: the metrics of this process for Prometheus, for a collector with `Authorization: Bearer METRICS_TOKEN`
 * (`collectorToken`) and for staff whom `checkStaff` does not refuse. The token is checked first, so the metrics are available also while
 * the database is not.
 */
export function addMetrics(
  app: FastifyInstance,
  metrics: Metrics,
  collectorToken: string | undefined,
  checkStaff: (request: FastifyRequest) => Promise<void>,
): void {
  app.get('/metrics', { config: { operationId: 'metrics' } }, async (request, reply) => {
    const token = bearerTokenOf(request.headers.authorization ?? '');
    if (!isToken(token, collectorToken)) await checkStaff(request);
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.read());
  });
}
