import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Time limits for the arrival of a body. */
export interface BodyTimes {
  /** JSON and every other body that is no form. */
  jsonMs: number;
  /** Forms with files, and pictures sent as the body. */
  formMs: number;
  /** Time for which the rest of a body is read and discarded after the answer, so that the caller can receive it. */
  lingerMs: number;
}

/** Usual limits: 60 s for JSON, 10 min for forms, 30 s for the rest of a body that is not needed any more. */
export const BODY_TIMES: BodyTimes = { jsonMs: 60_000, formMs: 600_000, lingerMs: 30_000 };

const TOO_SLOW = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/** Returns whether a call has a body of at least a byte, or one of undeclared length. */
export function bringsBody(headers: IncomingHttpHeaders): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function bringsFile({ headers }: FastifyRequest): boolean {
  return /^(?:multipart|image)\//.test(headers['content-type'] ?? '');
}

/**
 * Ends calls whose body does not arrive in time, with HTTP 408 when no answer was sent yet, so that no client can occupy a connection by
 * sending byte by byte.
 */
export function endSlowBodies(app: FastifyInstance, times: BodyTimes): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (bringsBody(request.headers)) {
      const { raw } = request;
      const { socket } = raw;
      const cutOff = () => {
        if (raw.complete !== false) return;
        if (!reply.raw.headersSent && socket.writable) socket.write(TOO_SLOW);
        socket.destroySoon();
      };
      let timer = setTimeout(cutOff, bringsFile(request) ? times.formMs : times.jsonMs).unref();
      reply.raw.once('finish', () => {
        clearTimeout(timer);
        if (raw.complete === false) timer = setTimeout(cutOff, times.lingerMs).unref();
      });
      raw.once('close', () => clearTimeout(timer));
    }
    done();
  });
}
