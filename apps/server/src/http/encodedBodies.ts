import { codes } from '@selvedge/api-spec/codes';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { refuse } from './errors';
import { bringsBody } from './slowBodies';

const AS_IT_IS = 'identity';

/** Returns whether a call has no body, or one without content encoding. */
export function unpackedOnly(headers: IncomingHttpHeaders): boolean {
  return !bringsBody(headers) || (headers['content-encoding'] ?? AS_IT_IS).toLowerCase() === AS_IT_IS;
}

/**
 * Refuses bodies with a Content-Encoding (41501) before they are read: no client of this server compresses its bodies, and decompressed
 * data can be much larger than its size header. The body is unread at that point, so Node discards the rest of it and the connection goes
 * on with its next call.
 */
export function refuseEncodedBodies(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) =>
    unpackedOnly(request.headers) ? done() : done(refuse(codes.WRONG_FILE_TYPE, { accepted: [AS_IT_IS] })),
  );
}
