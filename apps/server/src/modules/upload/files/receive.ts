import { FORMS_PER_PERSON, UPLOAD_IMAGE_MAX_BYTES } from '@selvedge/domain/constants';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FileStoreUnavailableError } from '../../../adapters/filesAway';
import type { Services } from '../../../contract/context';
import { files } from '../../../db/schema/platform';
import { answerUnknown } from '../../../http/faults';
import { Slots } from '../../../http/slots';
import { FILE_ID, mayPut } from './address';

/** Maximum bytes of all bodies that one process receives here at the same time; they are in memory. */
const TOTAL_BYTES = 64 * 1024 * 1024;

/** Returns the body of a request whose length is known; null when it ended early. */
async function bodyOf(request: FastifyRequest): Promise<Buffer | null> {
  const pieces: Buffer[] = [];
  try {
    for await (const piece of request.raw) pieces.push(piece as Buffer);
  } catch {
    return null;
  }
  return Buffer.concat(pieces);
}

/**
 * Receives the bytes of announced uploads at the server's own signed addresses, for installations whose store has none: exactly the
 * announced number and type. Responds with 404 to everything else. The address of a finished upload accepts nothing more.
 */
export async function receiveFiles(app: FastifyInstance, { db, adapters }: Services): Promise<void> {
  const slots = new Slots(FORMS_PER_PERSON, TOTAL_BYTES);
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    // Read below, after the owner of the upload is known.
    scope.addContentTypeParser('*', (_request, _payload, parsed) => parsed(null));
    scope.put<{ Params: { id: string }; Querystring: { until?: string; signature?: string } }>(
      '/incoming/:id',
      { bodyLimit: UPLOAD_IMAGE_MAX_BYTES },
      async (request, reply) => {
        const { id } = request.params;
        if (!FILE_ID.test(id) || !(await mayPut(db, id, request.query))) return answerUnknown(request, reply);
        const [file] = await db
          .select()
          .from(files)
          .where(and(eq(files.id, id), eq(files.state, 'WRITING')));
        const { 'content-length': length, 'content-type': type } = request.headers;
        if (file === undefined || Number(length) !== file.size || type !== file.contentType) {
          return answerUnknown(request, reply);
        }
        const release = slots.take(`${file.ownerKind} ${file.ownerId}`, file.size);
        if (typeof release === 'string') throw new FileStoreUnavailableError({ code: 'BUSY' });
        try {
          const data = await bodyOf(request);
          if (data === null) return answerUnknown(request, reply);
          await adapters.files.put(file.storageKey, data);
        } finally {
          release();
        }
        return reply.header('cache-control', 'no-store').send();
      },
    );
    done();
  });
}
