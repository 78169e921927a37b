import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Name of the header in which a request's id comes in and goes out. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** 80 random bits: short enough to read out, and no two alike. */
const ID_BYTES = 10;

const SAFE = /^[A-Za-z0-9._-]{8,64}$/;

/** The id of a request: the caller's (a proxy's, mostly) when it is of safe characters, else a new one, unique everywhere. */
export function requestIdOf(header: string | string[] | undefined): string {
  return typeof header === 'string' && SAFE.test(header) ? header : randomBytes(ID_BYTES).toString('hex');
}

/** Sends the id out with every answer; it also stands in the log line and in the `traceId` of a fault. */
export function sendRequestId(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    reply.header(REQUEST_ID_HEADER, request.id);
  });
}
