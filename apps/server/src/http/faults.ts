import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ContractBreach } from '../contract/validate';
import { CommitLostError, isDatabaseAway } from '../db/faults';
import { HttpRefusal, Refusal, refuse } from './errors';
import { languageOf, MESSAGES } from './messages';
import { MAX_FILE_BYTES } from './multipart';
import { REQUEST_ID_HEADER } from './requestId';

/** Largest JSON body. */
export const JSON_MAX_BYTES = 4 * 1024 * 1024;

function asRefusal(error: FastifyError | Error): Refusal | HttpRefusal | null {
  if (error instanceof Refusal || error instanceof HttpRefusal) return error;
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return refuse(41301, { max: JSON_MAX_BYTES });
  if (code === 'FST_REQ_FILE_TOO_LARGE') return refuse(41301, { max: MAX_FILE_BYTES });
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') {
    return refuse(41501, { accepted: ['application/json', 'multipart/form-data'] });
  }
  const status = 'statusCode' in error ? Number(error.statusCode) : 500;
  return status >= 400 && status < 500 ? refuse(40001, { fields: { body: error.message } }) : null;
}

function noteRefusal(request: FastifyRequest, refusal: Refusal | HttpRefusal): void {
  const code = refusal instanceof Refusal ? refusal.code : refusal.status;
  request.outcome = { code, data: refusal.data };
}

function answer(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = languageOf(request.headers['accept-language']);
  const words = MESSAGES[language];
  const refusal = asRefusal(error);
  reply.header('cache-control', 'no-store').header(REQUEST_ID_HEADER, request.id);
  if (refusal !== null) noteRefusal(request, refusal);
  if (refusal instanceof Refusal) {
    const data = refusal.data ?? null;
    return reply.status(200).send({ code: refusal.code, message: refusal.messageIn(language), data });
  }
  if (refusal instanceof HttpRefusal) {
    const message = words[`http${refusal.status}`];
    return reply.status(refusal.status).send({ code: refusal.status, message, data: refusal.data });
  }
  request.outcome = { code: 50001 };
  if (isDatabaseAway(error)) {
    request.log.warn({ err: error }, 'the database is away');
    const isDoubtful = error instanceof CommitLostError && request.headers['idempotency-key'] === undefined;
    if (!isDoubtful) reply.header('retry-after', '1');
    const message = isDoubtful ? words.outcomeUnknown : words[50001];
    return reply.status(503).send({ code: 50001, message, data: { traceId: request.id } });
  }
  request.log.error({ err: error }, 'fault');
  const message = error instanceof ContractBreach ? error.message : words[50001];
  return reply.status(500).send({ code: 50001, message, data: { traceId: request.id } });
}

/**
 * One place that turns whatever went wrong into an answer (D-02): refusals by body code, staff 401/403 and unknown
 * addresses by HTTP status, a database that is away as 503 to be tried again, the rest as 500 with a trace id. Where
 * nobody can say whether the work was done, a call without an Idempotency-Key is not asked to try again.
 */
export function answerFaults(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => answer(error, request, reply));
}

/** Answers an unknown address of the API. */
export function answerUnknown(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return answer(new HttpRefusal(404), request, reply);
}
