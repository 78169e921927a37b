import { codes } from '@selvedge/api-spec/codes';
import { JSON_MAX_BYTES } from '@selvedge/domain/constants';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from './errors';
import { Slots } from './slots';

/** Bodies above the usual size one sender may have under way. */
const PER_SENDER = 8;
/** Bytes of all of them together. */
const TOTAL_BYTES = 64 * 1024 * 1024;

/** Keeps the memory for JSON bodies above the usual size within bounds, however many callers send them. */
export class LargeBodies {
  private readonly slots = new Slots(PER_SENDER, TOTAL_BYTES);

  /** Counts a body before it is read until its call is answered. Refuses with 42901 when too many are under way. */
  hold(request: FastifyRequest, reply: FastifyReply, sender: string): void {
    const { bodyLimit } = request.routeOptions;
    if (bodyLimit <= JSON_MAX_BYTES) return;
    const { 'transfer-encoding': chunked, 'content-length': length = '0' } = request.headers;
    const bytes = chunked === undefined ? Number(length) : bodyLimit;
    if (bytes <= JSON_MAX_BYTES) return;
    const release = this.slots.take(sender, bytes);
    if (typeof release === 'string') throw refuse(codes.TOO_MANY_REQUESTS, { retryAfter: 1 });
    reply.raw.once('close', release);
  }
}
