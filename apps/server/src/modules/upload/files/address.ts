import { createHmac, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../contract/context';
import type { Queryable } from '../../../db/pool';
import { files } from '../../../db/schema/platform';
import { disposition } from '../../../http/disposition';
import { answerUnknown } from '../../../http/faults';
import { ADDRESS_LIFE_MS, signingSecret, signingSecretsFor } from './signingSecret';

/** Pattern of the id of a file. */
export const FILE_ID = /^[A-Za-z0-9_-]+$/;

function signature(secret: string, id: string, until: string): string {
  return createHmac('sha256', secret).update(`${id} ${until}`).digest('base64url');
}

/** Returns whether a signature fits the id and the end of an address, and the address has not expired. */
async function isGood(
  db: Queryable,
  id: string,
  { until = '', signature: claimed = '' }: SignedQuery,
): Promise<boolean> {
  if (!(Number(until) >= Date.now())) return false;
  const asked = Buffer.from(claimed);
  return (await signingSecretsFor(db, Number(until))).some((secret) => {
    const right = Buffer.from(signature(secret, id, until));
    return right.length === asked.length && timingSafeEqual(right, asked);
  });
}

/** Query parameters of a signed address. */
interface SignedQuery {
  until?: string;
  signature?: string;
}

/** Prefix of signed ids of addresses that accept bytes, so that no address for reading is valid for writing. */
const PUT = 'put ';

/** Returns the server's own address to which the bytes of an upload are sent, for an installation whose store has none. */
export async function putAddress(db: Queryable, id: string, endsAt: Date): Promise<string> {
  const until = String(endsAt.getTime());
  return `/incoming/${id}?until=${until}&signature=${signature(await signingSecret(db), PUT + id, until)}`;
}

/** Returns whether an address for the bytes of this file was issued and has not expired. */
export async function mayPut(db: Queryable, id: string, query: SignedQuery): Promise<boolean> {
  return isGood(db, PUT + id, query);
}

/** Returns whether a file is public: only files that are meant for all and were drawn by the server itself. */
const isOpen = (file: Pick<Addressed, 'isPublic' | 'redrawn'>) => file.isPublic && file.redrawn;

/** Fields of a file that its address depends on. */
interface Addressed {
  id: string;
  isPublic: boolean;
  redrawn: boolean;
}

/**
 * Returns the addresses of stored files, by id. Private files get a signed one that is valid for a day; the secret is read once for all of
 * them.
 */
export async function fileAddresses(
  db: Queryable,
  stored: readonly Addressed[],
  now: Date,
): Promise<Map<string, string>> {
  const secret = stored.every(isOpen) ? '' : await signingSecret(db);
  const until = String(now.getTime() + ADDRESS_LIFE_MS);
  return new Map(
    stored.map((file) => {
      const path = `/files/${file.id}`;
      const query = `?until=${until}&signature=${signature(secret, file.id, until)}`;
      return [file.id, isOpen(file) ? path : path + query];
    }),
  );
}

/** Returns the address of one stored file; see {@link fileAddresses}. */
export async function fileAddress(db: Queryable, file: Addressed, now: Date): Promise<string> {
  return (await fileAddresses(db, [file], now)).get(file.id) ?? '';
}

/**
 * Serves stored files at the issued addresses; responds with 404 to a wrong or expired signature. Pictures drawn by the server are shown
 * inline, all others are offered as a download; scripts in a file do not run, other sites cannot embed it, and no cache stores a private
 * one.
 */
export function serveFiles(app: FastifyInstance, { db, adapters }: Services): void {
  app.get<{ Params: { id: string }; Querystring: SignedQuery }>('/files/:id', async (request, reply) => {
    if (!FILE_ID.test(request.params.id)) return answerUnknown(request, reply);
    const [file] = await db.select().from(files).where(eq(files.id, request.params.id));
    if (file === undefined || file.state !== 'KEPT') return answerUnknown(request, reply);
    if (!isOpen(file) && !(await isGood(db, file.id, request.query))) {
      return answerUnknown(request, reply);
    }
    const body = await adapters.files.get(file.storageKey);
    if (body === null) return answerUnknown(request, reply);
    return reply
      .header('content-type', file.contentType)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('content-disposition', disposition(file.redrawn ? 'inline' : 'attachment', file.name))
      .header('cross-origin-resource-policy', 'same-origin')
      .header('cache-control', isOpen(file) ? 'public, max-age=86400' : 'no-store')
      .send(body);
  });
}
