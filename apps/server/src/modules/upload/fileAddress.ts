import { DAY_MS } from '@selvedge/domain/constants';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../contract/context';
import type { Queryable } from '../../db/pool';
import { files, systemState } from '../../db/schema/platform';
import { disposition } from '../../http/disposition';
import { answerUnknown } from '../../http/faults';

const FILE_ID = /^[A-Za-z0-9_-]+$/;

const LIFE_MS = DAY_MS;

async function signingSecret(db: Queryable): Promise<string> {
  const found = await db.select().from(systemState).where(eq(systemState.key, 'file_secret'));
  if (found[0] !== undefined) return found[0].value;
  const fresh = randomBytes(32).toString('base64url');
  const kept = await db.execute<{ value: string }>(sql`
    insert into system_state (key, value) values ('file_secret', ${fresh})
    on conflict (key) do update set value = system_state.value returning value`);
  return kept.rows[0]?.value ?? fresh;
}

function signature(secret: string, id: string, until: string): string {
  return createHmac('sha256', secret).update(`${id} ${until}`).digest('base64url');
}

/** Whether anybody may see a file: only what is meant for everybody and was drawn by the server itself. */
const isOpen = (file: { isPublic: boolean; redrawn: boolean }) => file.isPublic && file.redrawn;

/** Address of a stored file. Private files get a signed one that is good for a day (D-59). */
export async function fileAddress(
  db: Queryable,
  file: { id: string; isPublic: boolean; redrawn: boolean },
  now: Date,
): Promise<string> {
  const path = `/files/${file.id}`;
  if (isOpen(file)) return path;
  const until = String(now.getTime() + LIFE_MS);
  return `${path}?until=${until}&signature=${signature(await signingSecret(db), file.id, until)}`;
}

/**
 * Serves stored files at the addresses given out; a wrong or old signature answers 404. Pictures drawn by the server are
 * shown in place, everything else is offered for saving; nothing in a file runs, and no other site shows it.
 */
export function serveFiles(app: FastifyInstance, { db, adapters }: Services): void {
  app.get<{ Params: { id: string }; Querystring: { until?: string; signature?: string } }>(
    '/files/:id',
    async (request, reply) => {
      const { until = '', signature: given = '' } = request.query;
      if (!FILE_ID.test(request.params.id)) return answerUnknown(request, reply);
      const [file] = await db.select().from(files).where(eq(files.id, request.params.id));
      if (file === undefined || file.state !== 'KEPT') return answerUnknown(request, reply);
      if (!isOpen(file)) {
        const right = Buffer.from(signature(await signingSecret(db), file.id, until));
        const asked = Buffer.from(given);
        const good = right.length === asked.length && timingSafeEqual(right, asked);
        if (!good || Number(until) < Date.now()) return answerUnknown(request, reply);
      }
      const body = await adapters.files.get(file.storageKey);
      if (body === null) return answerUnknown(request, reply);
      return reply
        .header('content-type', file.contentType)
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('content-disposition', disposition(file.redrawn ? 'inline' : 'attachment', file.name))
        .header('cross-origin-resource-policy', 'same-origin')
        .header('cache-control', isOpen(file) ? 'public, max-age=86400' : 'private, max-age=3600')
        .send(body);
    },
  );
}
