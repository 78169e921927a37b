import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../http/errors';
import { contentHash, idempotencyKeyOf, once } from '../http/idempotency';
import { languageOf, MESSAGES } from '../http/messages';
import { readForm } from '../http/multipart';
import { BinaryAnswer, isKnownContent } from './answers';
import { makeContext, type Services } from './context';
import { DOCUMENT, listOperations, type Operation } from './document';
import type { Context, Handlers, UploadedFile } from './handlers';
import { authenticate, type Caller } from './session';
import { answerShaper } from './shape';
import { answerCheck, type RequestCheck, requestCheck } from './validate';

type AnyHandler = (ctx: Context) => Promise<unknown>;

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
}

function sendFile(request: FastifyRequest, reply: FastifyReply, answer: BinaryAnswer): FastifyReply {
  reply.header('cache-control', answer.cacheControl ?? 'no-store');
  if (answer.etag !== undefined) {
    reply.header('etag', answer.etag);
    if (isKnownContent(request.headers['if-none-match'], answer.etag)) return reply.code(304).send();
  }
  reply.header('content-type', answer.contentType);
  if (answer.filename !== undefined) {
    const plain = answer.filename.replaceAll(/[^\w.-]/g, '_');
    reply.header(
      'content-disposition',
      `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(answer.filename)}`,
    );
  }
  return reply.send(answer.body);
}

/** The body of a call in the kind the contract describes for it; any other kind is refused with 41501 unread. */
async function readBody(
  request: FastifyRequest,
  { requestBody, mostFiles }: Operation,
): Promise<{ body: unknown; files: UploadedFile[]; form: boolean }> {
  if (!request.isMultipart()) {
    const formOnly = requestBody?.multipart !== undefined && requestBody.json === undefined;
    if (formOnly && request.body !== undefined) throw refuse(41501, { accepted: ['multipart/form-data'] });
    return { body: request.body, files: [], form: false };
  }
  if (requestBody?.multipart === undefined) throw refuse(41501, { accepted: ['application/json'] });
  const { fields, files } = await readForm(request, mostFiles);
  return { body: fields, files, form: true };
}

interface Compiled {
  check: RequestCheck;
  shape: ((value: unknown) => unknown) | null;
  verify: (answer: unknown) => void;
}

const compiled = new Map<string, Compiled>();

/** The checks of an operation, made once however many ports serve it; the answer's check only when it is asked for. */
function compile(operation: Operation): Compiled {
  const known = compiled.get(operation.id);
  if (known !== undefined) return known;
  let verify: ((answer: unknown) => void) | undefined;
  const made: Compiled = {
    check: requestCheck(operation),
    shape: operation.answer === null ? null : answerShaper(operation.answer),
    verify: (answer) => {
      verify ??= answerCheck(operation);
      verify(answer);
    },
  };
  compiled.set(operation.id, made);
  return made;
}

function addRoute(app: FastifyInstance, services: Services, operation: Operation, handler: AnyHandler): void {
  const { check, shape, verify } = compile(operation);

  app.route({
    method: operation.method.toUpperCase(),
    url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: { operationId: operation.id },
    exposeHeadRoute: false,
    onRequest: async (request) => {
      request.caller = await authenticate(operation, request, services.db.$client, new Date());
    },
    handler: async (request, reply) => {
      const caller = request.caller ?? { buyer: null, staff: null };
      const language = languageOf(request.headers['accept-language']);
      const key = operation.idempotent ? idempotencyKeyOf(request.headers['idempotency-key']) : null;
      const { body, files, form } = await readBody(request, operation);
      const query = { ...(request.query as Record<string, unknown>) };
      request.query = query;
      check(
        {
          params: request.params as Record<string, unknown>,
          query,
          body,
          fileFields: files.map((file) => file.field),
          multipart: form,
        },
        language,
      );
      const now = new Date();
      const call = { request, operation, caller, body, files, idempotencyKey: key, now };
      const actor = caller.buyer?.id ?? caller.staff?.id;
      const run = async (ctx: Context) => {
        const answer = await handler(ctx);
        if (answer instanceof BinaryAnswer) return answer;
        const envelope = { code: 200, message: MESSAGES[language].ok, data: answer ?? null };
        const shaped = shape === null ? envelope : shape(envelope);
        if (services.config.checkAnswers) verify(shaped);
        return (shaped as typeof envelope).data;
      };
      const data =
        key === null || actor === undefined
          ? await run(makeContext(services, call, null))
          : await once(
              services.db,
              {
                actor,
                key,
                operationId: operation.id,
                isSecret: operation.secretAnswer,
                hash: contentHash({ operationId: operation.id, params: request.params, query, body, files }),
                now,
              },
              (tx) => run(makeContext(services, call, tx)),
            );
      if (data instanceof BinaryAnswer) return sendFile(request, reply, data);
      reply.header('cache-control', 'no-store');
      return { code: 200, message: MESSAGES[language].ok, data };
    },
  });
}

/**
 * Registers every operation of the contract that has a handler; the others answer HTTP 404 like any unknown address.
 * Order on each call: session and permission, then the request against the contract, then the handler, then the answer
 * shaped by the contract.
 */
export function registerContract(
  app: FastifyInstance,
  services: Services,
  handlers: Partial<Handlers>,
): void {
  app.decorateRequest('caller', null);
  const known = new Map<string, unknown>(Object.entries(handlers));
  for (const operation of listOperations()) {
    const handler = known.get(operation.id);
    if (handler === undefined) continue;
    addRoute(app, services, operation, handler as AnyHandler);
    known.delete(operation.id);
  }
  if (known.size > 0) throw new Error(`handlers without an operation: ${[...known.keys()].join(', ')}`);
  app.get('/api/openapi.json', { config: { operationId: 'openapi' } }, () => DOCUMENT);
}
