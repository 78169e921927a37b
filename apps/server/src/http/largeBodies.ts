import { codes } from '@selvedge/api-spec/codes';
import { JSON_MAX_BYTES } from '@selvedge/domain/constants';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from './errors';
import { Slots } from './slots';

/** Most bodies above the usual size that one sender may have in progress. */
const PER_SENDER = 8;
/** Most bytes of all of them together. */
const TOTAL_BYTES = 64 * 1024 * 1024;

/** Limits the memory for JSON bodies above the usual size, however many callers send them. */
export class LargeBodies {
  private readonly slots = new Slots(PER_SENDER, TOTAL_BYTES);

  /** Counts a body from before it is read until its call is answered. Refuses with 42901 when too many are in progress. */
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
