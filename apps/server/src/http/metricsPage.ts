import { createHash, timingSafeEqual } from 'node:crypto';
import type { StaffPerm } from '@selvedge/domain/backOffice/permissions';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../contract/context';
import { callerHolds, staffTokenOf } from '../contract/session';
import { findStaff } from '../modules/auth/sessions/find';
import { HttpRefusal } from './errors';

/** Permission that opens the figures to staff. */
const NEEDED: StaffPerm = 'sys:metrics:query';

const digest = (text: string) => createHash('sha256').update(text).digest();

function isToken(given: string, expected: string | undefined): boolean {
  return expected !== undefined && given !== '' && timingSafeEqual(digest(given), digest(expected));
}

/**
 * `GET /metrics`: the figures of this process for Prometheus, for staff who hold `sys:metrics:query` and for a collector
 * with `Authorization: Bearer METRICS_TOKEN`. The token is looked at first, so the figures come also while the database
 * is away.
 */
export function addMetrics(app: FastifyInstance, { config, db, metrics }: Services): void {
  app.get('/metrics', { config: { operationId: 'metrics' } }, async (request, reply) => {
    const token = staffTokenOf(request.headers.authorization ?? '');
    if (!isToken(token, config.metricsToken)) {
      const staff = await findStaff(db.$client, token, new Date());
      if (typeof staff === 'string') throw new HttpRefusal(401);
      if (!callerHolds({ buyer: null, staff }, NEEDED)) throw new HttpRefusal(403, { need: [NEEDED] });
    }
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.read());
  });
}
