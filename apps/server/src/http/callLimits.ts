import { codes } from '@selvedge/api-spec/codes';
import { HOUR_MS } from '@selvedge/domain/constants';
import { createHash } from 'node:crypto';
import fastifyRateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import { refuse } from './errors';

const WINDOW_MS = 60_000;
/** Number of callers remembered at the same time; the longest inactive are forgotten first. */
const REMEMBERED = 20_000;

/** Routes of the health checks and of files of the apps' builds: never limited. */
const UNLIMITED: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/', '/*']);

/**
 * Returns the address of a caller as limits count it: an IPv4 address, or the 64-bit network of an IPv6 address, since a single internet
 * connection has that many addresses to choose from.
 */
export function networkOf(address: string): string {
  return normalizeIP(address);
}

function tokenHeader({ headers }: FastifyRequest): string {
  return [headers['authori-zation'], headers.authorization].flat().find(Boolean) ?? '';
}

type Limit = ReturnType<FastifyInstance['createRateLimit']>;

/** Counts a call; refuses with 42901 above the limit. */
async function count(limit: Limit, request: FastifyRequest): Promise<void> {
  const found = await limit(request);
  if ('isExceeded' in found && found.isExceeded)
    throw refuse(codes.TOO_MANY_REQUESTS, { retryAfter: Math.max(1, found.ttlInSeconds) });
}

/**
 * Limits the writing calls of a person per hour (42901): each leaves records that are stored for years, and answers that are stored for a
 * day. Counted once the caller is identified, in the memory of each process, as in {@link limitCalls}; unidentified callers are limited by
 * their address alone.
 */
export function writeLimit(app: FastifyInstance, config: Config): (request: FastifyRequest) => Promise<void> {
  const personOf = ({ caller }: FastifyRequest) => caller?.buyer?.id ?? caller?.staff?.id;
  const limit = app.createRateLimit({
    max: config.writesPerHour,
    timeWindow: HOUR_MS,
    keyGenerator: (request) => personOf(request) ?? '',
  });
  return async (request) => {
    if (personOf(request) !== undefined) await count(limit, request);
  };
}

/**
 * Limits all calls per address and per session, before a session is looked up or a body is read (42901 with `retryAfter`). Counted in the
 * memory of each process: a call costs no query, and several processes together admit as many times more. Limits that must be exact across
 * processes (sign-ins, codes) use `limitRate`.
 */
export async function limitCalls(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(fastifyRateLimit, { global: false, cache: REMEMBERED });
  const perAddress = app.createRateLimit({
    max: config.callsPerAddress,
    timeWindow: WINDOW_MS,
    keyGenerator: (request) => networkOf(request.ip),
  });
  const perSession = app.createRateLimit({
    max: config.callsPerMinute,
    timeWindow: WINDOW_MS,
    keyGenerator: (request) => createHash('sha256').update(tokenHeader(request)).digest('base64url'),
  });
  app.addHook('onRequest', async (request) => {
    const { url } = request.routeOptions;
    if (url !== undefined && UNLIMITED.has(url)) return;
    const limits = tokenHeader(request) === '' ? [perAddress] : [perAddress, perSession];
    for (const limit of limits) await count(limit, request);
  });
}
