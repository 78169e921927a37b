import { FORMS_PER_PERSON, UPLOAD_IMAGE_MAX_BYTES } from '@selvedge/domain/constants';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FilesAwayError } from '../../../adapters/filesAway';
import type { Services } from '../../../contract/context';
import { files } from '../../../db/schema/platform';
import { answerUnknown } from '../../../http/faults';
import { Slots } from '../../../http/slots';
import { FILE_ID, mayPut } from './address';

/** Bytes of all bodies one process takes in here at the same time; they lie in memory. */
const TOTAL_BYTES = 64 * 1024 * 1024;

/** The body of a call whose length is known; null when it ended early. */
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
 * Takes the bytes of announced uploads at the server's own signed addresses, in a house whose store has none: exactly as many and
 * of the type that was announced. Everything else is answered 404. Once an upload is finished its address takes nothing more.
 */
export async function receiveFiles(app: FastifyInstance, { db, adapters }: Services): Promise<void> {
  const slots = new Slots(FORMS_PER_PERSON, TOTAL_BYTES);
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    // Read below, once it is known whose upload it is.
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
        if (typeof release === 'string') throw new FilesAwayError({ code: 'BUSY' });
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
