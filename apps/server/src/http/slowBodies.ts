import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** How long the body of a call may take to arrive. */
export interface BodyTimes {
  /** JSON and everything else that is no form. */
  jsonMs: number;
  /** Forms with files, and pictures that come as they are. */
  formMs: number;
  /** What is still read, and thrown away, once the call has been answered: so long the caller can hear the answer. */
  lingerMs: number;
}

/** 60 s for JSON, 10 min for forms, 30 s for the rest of a body nobody waits for. */
export const BODY_TIMES: BodyTimes = { jsonMs: 60_000, formMs: 600_000, lingerMs: 30_000 };

const TOO_SLOW = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/** Whether a call brings a body of at least a byte, or one whose length it does not say. */
export function bringsBody(headers: IncomingHttpHeaders): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function bringsFile({ headers }: FastifyRequest): boolean {
  return /^(?:multipart|image)\//.test(headers['content-type'] ?? '');
}

/**
 * Ends calls whose body does not arrive in time, with HTTP 408 where nothing was answered yet, so that nobody holds a
 * connection by sending byte by byte.
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
