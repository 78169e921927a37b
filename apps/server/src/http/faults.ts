import { codes } from '@selvedge/api-spec/codes';
import { AmountTooLargeError } from '@selvedge/domain/money/money';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FileStoreUnavailableError } from '../adapters/filesAway';
import { CommitLostError, isDatabaseUnavailable } from '../db/faults';
import { translate } from '../messages/translate';
import { HttpRefusal, invalid, Refusal, refuse, ContractBreach } from './errors';
import { languageOf, MESSAGES } from './messages';
import { REQUEST_ID_HEADER } from './requestId';

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * True when the call takes effect once however often it is sent: the operation has an idempotency key, and a signed-in person sent one.
     */
    happensOnce: boolean;
  }
}

/** Largest `data` of a refusal in characters; lists in it are cut to fit. */
const DATA_MAX = 30_000;

function asRefusal(error: FastifyError | Error, request: FastifyRequest): Refusal | HttpRefusal | null {
  if (error instanceof Refusal || error instanceof HttpRefusal) return error;
  if (error instanceof AmountTooLargeError) {
    const language = languageOf(request.headers['accept-language']);
    return invalid({ [error.field]: translate(language, 'payments.sumTooLarge') });
  }
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return refuse(codes.TOO_LARGE, { max: request.routeOptions.bodyLimit });
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') {
    return refuse(codes.WRONG_FILE_TYPE, { accepted: ['application/json', 'multipart/form-data'] });
  }
  const status = 'statusCode' in error ? Number(error.statusCode) : 500;
  // Paths outside the folder of files, and missing files.
  if (status === 403 || status === 404) return new HttpRefusal(404);
  return status >= 400 && status < 500
    ? refuse(codes.INVALID_INPUT, { fields: { body: error.message } })
    : null;
}

/** Returns the data of a refusal with its lists cut until it fits: the size of the answer is limited. */
function shortenLists(data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return data;
  let shortened: object = data;
  for (let most = 500; most > 0 && JSON.stringify(shortened).length > DATA_MAX; most = Math.floor(most / 2)) {
    const entries = Object.entries(data).map(([name, value]: [string, unknown]) => [
      name,
      Array.isArray(value) ? value.slice(0, most) : value,
    ]);
    shortened = Object.fromEntries(entries) as object;
  }
  return shortened;
}

/** Refusals that ask the caller to wait; the header `Retry-After` has the seconds too. */
const WAITING = new Set<number>([codes.TOO_MANY_REQUESTS, codes.CODE_TOO_SOON]);

function retryAfterOf({ code, data }: Refusal): string | null {
  const waits = WAITING.has(code) && typeof data === 'object' && data !== null && 'retryAfter' in data;
  return waits ? String(data.retryAfter) : null;
}

function recordOutcome(request: FastifyRequest, refusal: Refusal | HttpRefusal): void {
  const code = refusal instanceof Refusal ? refusal.code : refusal.status;
  request.outcome = { code, data: refusal.data };
}

/** Returns whether the call may have been done and repeating it might do it a second time. Reading calls change nothing. */
const isDoubtful = (error: Error, { method, happensOnce }: FastifyRequest): boolean =>
  error instanceof CommitLostError && method !== 'GET' && !happensOnce;

function sendFault(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = languageOf(request.headers['accept-language']);
  const words = MESSAGES[language];
  const refusal = asRefusal(error, request);
  // The connection stays open while the rest of a refused body arrives: closing it could lose the answer.
  reply.removeHeader('connection');
  reply.header('cache-control', 'no-store').header(REQUEST_ID_HEADER, request.id);
  if (refusal !== null) recordOutcome(request, refusal);
  if (refusal instanceof Refusal) {
    const data = shortenLists(refusal.data ?? null);
    const retryAfter = retryAfterOf(refusal);
    if (retryAfter !== null) reply.header('retry-after', retryAfter);
    return reply.status(200).send({ code: refusal.code, message: refusal.messageIn(language), data });
  }
  if (refusal instanceof HttpRefusal) {
    const message = words[`http${refusal.status}`];
    return reply.status(refusal.status).send({ code: refusal.status, message, data: refusal.data });
  }
  request.outcome = { code: 50001 };
  if (error instanceof FileStoreUnavailableError) {
    request.outcome.away = 'files';
    request.log.warn({ err: error }, 'the store of files is away');
    reply.header('retry-after', '1');
    return reply.status(503).send({ code: 50001, message: words[50001], data: { traceId: request.id } });
  }
  if (isDatabaseUnavailable(error)) {
    request.outcome.away = 'database';
    request.log.warn({ err: error }, 'the database is away');
    const looksFirst = isDoubtful(error, request);
    if (!looksFirst) reply.header('retry-after', '1');
    const message = looksFirst ? words.outcomeUnknown : words[50001];
    return reply.status(503).send({ code: 50001, message, data: { traceId: request.id } });
  }
  request.log.error({ err: error }, 'fault');
  const message = error instanceof ContractBreach ? error.message : words[50001];
  return reply.status(500).send({ code: 50001, message, data: { traceId: request.id } });
}

/**
 * Installs the error handler that turns every error into an answer: refusals by body code, a too large sum as invalid input, staff 401/403
 * and unknown addresses by HTTP status, an unavailable database or file store as 503 to be tried again, everything else as 500 with a trace
 * id. When it is unknown whether the work was done, a writing call is asked to try again only when it came with an idempotency key of its
 * operation.
 */
export function answerFaults(app: FastifyInstance): void {
  app.decorateRequest('happensOnce', false);
  app.setErrorHandler<FastifyError>((error, request, reply) => sendFault(error, request, reply));
}

/** Answers an unknown address of the API. */
export function answerUnknown(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendFault(new HttpRefusal(404), request, reply);
}
