import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import { isLoopback } from '../process/loopback';

const PROXY_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/**
 * Returns whether a call comes from a person at this machine: the server listens on loopback only, the caller's address is loopback, no
 * proxy is between them, and the page was opened under an address of this machine.
 */
export function isLocalCall(request: FastifyRequest, config: Config): boolean {
  return (
    isLoopback(config.host) &&
    isLoopback(request.socket.remoteAddress ?? '') &&
    isLoopback(request.hostname) &&
    !PROXY_HEADERS.some((name) => name in request.headers)
  );
}
