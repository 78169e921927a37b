import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Name of the header for the id of a request, incoming and outgoing. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** 80 random bits: short enough to read out, and practically unique. */
const ID_BYTES = 10;

const SAFE = /^[A-Za-z0-9._-]{8,64}$/;

/** Returns the id of a request: the caller's (mostly a proxy's) when it consists of safe characters, else a new unique one. */
export function requestIdOf(header: string | string[] | undefined): string {
  return typeof header === 'string' && SAFE.test(header) ? header : randomBytes(ID_BYTES).toString('hex');
}

/** Sends the request id with every answer; it is also in the log entry and in the `traceId` of an error. */
export function sendRequestId(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    reply.header(REQUEST_ID_HEADER, request.id);
  });
}
