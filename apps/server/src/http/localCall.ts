import type { FastifyRequest } from 'fastify';
import type { Config } from '../config';
import { isLoopback } from '../loopback';

const PROXY_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/**
 * Whether a call comes from the person at this very machine: the server listens here only, the caller is here, no proxy
 * stands between, and the page was opened under an address of this machine.
 */
export function isLocalCall(request: FastifyRequest, config: Config): boolean {
  return (
    isLoopback(config.host) &&
    isLoopback(request.socket.remoteAddress ?? '') &&
    isLoopback(request.hostname.replace(/^\[|\]$/g, '')) &&
    !PROXY_HEADERS.some((name) => name in request.headers)
  );
}
