import { codes } from '@selvedge/api-spec/codes';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { refuse } from './errors';
import { bringsBody } from './slowBodies';

const AS_IT_IS = 'identity';

/** Whether the body of a call, if it brings one, is in no encoding. */
export function unpackedOnly(headers: IncomingHttpHeaders): boolean {
  return !bringsBody(headers) || (headers['content-encoding'] ?? AS_IT_IS).toLowerCase() === AS_IT_IS;
}

/**
 * Refuses bodies with a Content-Encoding (41501) before anything reads them: no caller of ours packs what it sends, and what is
 * unpacked costs more than it says. Nobody has taken the body by then, so Node throws away what still comes and the connection
 * goes on with its next call.
 */
export function refuseEncodedBodies(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) =>
    unpackedOnly(request.headers) ? done() : done(refuse(codes.WRONG_FILE_TYPE, { accepted: [AS_IT_IS] })),
  );
}
