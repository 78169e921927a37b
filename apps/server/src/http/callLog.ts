import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from '../process/metrics';
import { type CallOutcome, eventOf, type LoggedActor } from '../process/events';
import { HEALTH_PATHS } from './health';

declare module 'fastify' {
  interface FastifyRequest {
    /** Outcome of a call that was refused or failed; null otherwise. */
    outcome: CallOutcome | null;
    /** Bytes that the connection had sent before this call. */
    sentBefore: number;
  }
  interface FastifyContextConfig {
    operationId?: string;
  }
}

function loggedActor(request: FastifyRequest): LoggedActor | undefined {
  const { buyer = null, staff = null } = request.caller ?? {};
  if (buyer !== null) return { kind: 'buyer', id: buyer.id };
  return staff === null ? undefined : { kind: 'staff', id: staff.id };
}

function bodyCode(
  request: FastifyRequest,
  reply: FastifyReply,
  operation: string | undefined,
): number | undefined {
  if (request.outcome !== null) return request.outcome.code;
  return operation !== undefined && reply.statusCode < 400 ? 200 : undefined;
}

/**
 * Writes one log entry per finished call: operation, caller (id and kind only), app, result, duration in ms and bytes sent; the entry of a
 * refusal that concerns security carries the event's name. Each call is counted in the metrics too.
 */
export function logCalls(app: FastifyInstance, name: string, metrics: Metrics): void {
  app.decorateRequest('outcome', null);
  app.decorateRequest('sentBefore', 0);
  app.addHook('onRequest', async (request) => {
    request.sentBefore = request.socket.bytesWritten;
  });
  app.addHook('onResponse', async (request, reply) => {
    if (HEALTH_PATHS.has(request.url)) return;
    const operation = request.routeOptions.config.operationId;
    const code = bodyCode(request, reply, operation);
    const event = request.outcome === null ? null : eventOf(request.outcome);
    const call = { app: name, operation, status: reply.statusCode, code };
    metrics.countCall({ ...call, ms: reply.elapsedTime, away: request.outcome?.away });
    if (event !== null) metrics.countEvent(event);
    const line = {
      ...(event === null ? {} : { event }),
      ...call,
      port: request.socket.localPort,
      actor: loggedActor(request),
      ms: Math.round(reply.elapsedTime),
      bytes: (request.socket.bytesWritten ?? 0) - (request.sentBefore ?? 0),
      req: request,
    };
    if (event === null) request.log.info(line, 'call');
    else request.log.warn(line, 'call');
  });
}
