import { codes } from '@selvedge/api-spec/codes';
import { JSON_MAX_BYTES } from '@selvedge/domain/constants';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { disposition } from '../http/disposition';
import { refuse } from '../http/errors';
import { contentHash, idempotencyKeyOf, once } from '../http/idempotency';
import { languageOf, MESSAGES } from '../http/messages';
import { networkOf } from '../http/callLimits';
import { FormDesk } from '../http/forms';
import { LargeBodies } from '../http/largeBodies';
import type { AppName } from '../http/staticApp';
import { limitSignIns } from '../modules/auth/limits/signInLimit';
import { BinaryAnswer, isKnownContent } from './answers';
import { makeContext, type Services } from './context';
import { serveDocument } from './documentRoute';
import { listOperations, type Operation } from './document';
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
    reply.header('content-disposition', disposition('attachment', answer.filename));
  }
  return reply.send(answer.body);
}

/** Whose forms and large bodies are counted together: a person's, or those of an address. */
function senderOf({ caller, ip }: FastifyRequest): string {
  return caller?.buyer?.id ?? caller?.staff?.id ?? networkOf(ip);
}

/** The body of a call in the kind the contract describes for it; any other kind is refused with 41501 unread. */
async function readBody(
  request: FastifyRequest,
  { requestBody, mostFiles, maxBytes }: Operation,
  forms: FormDesk,
): Promise<{ body: unknown; files: UploadedFile[]; form: boolean }> {
  if (!request.isMultipart()) {
    const formOnly = requestBody?.multipart !== undefined && requestBody.json === undefined;
    if (formOnly && request.body !== undefined)
      throw refuse(codes.WRONG_FILE_TYPE, { accepted: ['multipart/form-data'] });
    return { body: request.body, files: [], form: false };
  }
  if (requestBody?.multipart === undefined)
    throw refuse(codes.WRONG_FILE_TYPE, { accepted: ['application/json'] });
  const { fields, files } = await forms.read(request, senderOf(request), { mostFiles, maxBytes });
  return { body: fields, files, form: true };
}

/** Where the bodies of calls are taken in. */
interface Intake {
  forms: FormDesk;
  large: LargeBodies;
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

function addRoute(
  app: FastifyInstance,
  services: Services,
  { forms, large }: Intake,
  operation: Operation,
  handler: AnyHandler,
): void {
  const { check, shape, verify } = compile(operation);

  app.route({
    method: operation.method.toUpperCase(),
    url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: { operationId: operation.id },
    exposeHeadRoute: false,
    bodyLimit: operation.requestBody?.json === undefined ? JSON_MAX_BYTES : operation.maxBytes,
    onRequest: async (request) => {
      await limitSignIns(operation.id, services, request.ip);
      request.caller = await authenticate(operation, request, services.db.$client, new Date());
    },
    preParsing: async (request, reply) => large.hold(request, reply, senderOf(request)),
    handler: async (request, reply) => {
      const caller = request.caller ?? { buyer: null, staff: null };
      const language = languageOf(request.headers['accept-language']);
      const key = operation.idempotent
        ? idempotencyKeyOf(request.headers['idempotency-key'], language)
        : null;
      const { body, files, form } = await readBody(request, operation, forms);
      const query = { ...(request.query as Record<string, unknown>) };
      request.query = query;
      check(
        {
          params: request.params as Record<string, unknown>,
          query,
          body,
          fileFields: files.map((file) => file.field),
          multipart: form,
          key,
        },
        language,
      );
      const now = new Date();
      const input = body === undefined && operation.requestBody?.json !== undefined ? {} : body;
      const call = { request, operation, caller, body: input, files, idempotencyKey: key, now };
      const actor = caller.buyer?.id ?? caller.staff?.id;
      const run = async (ctx: Context) => {
        const answer = await handler(ctx);
        if (answer instanceof BinaryAnswer) return answer;
        const envelope = { code: 200, message: MESSAGES[language].ok, data: answer ?? null };
        const shaped = shape === null ? envelope : shape(envelope);
        if (services.config.checkAnswers) verify(shaped);
        return (shaped as typeof envelope).data;
      };
      const { data, isReplay } =
        key === null || actor === undefined
          ? { data: await run(makeContext(services, call, null)), isReplay: false }
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
              (tx, afterCommit) => run(makeContext(services, call, { tx, afterCommit })),
            );
      if (data instanceof BinaryAnswer) return sendFile(request, reply, data);
      reply.header('cache-control', 'no-store');
      if (isReplay) reply.header('idempotent-replayed', 'true');
      return { code: 200, message: MESSAGES[language].ok, data };
    },
  });
}

/**
 * Registers every operation of the contract that has a handler and belongs to the app this port serves (`serves`; null:
 * both); the others answer HTTP 404 like any unknown address, however their path is written.
 * Order on each call: session and permission, then the request against the contract, then the handler, then the answer
 * shaped by the contract.
 */
export function registerContract(
  app: FastifyInstance,
  services: Services,
  handlers: Partial<Handlers>,
  serves: AppName | null = null,
): void {
  app.decorateRequest('caller', null);
  const intake = { forms: new FormDesk(app, services.config.dataDir), large: new LargeBodies() };
  const known = new Map<string, unknown>(Object.entries(handlers));
  for (const operation of listOperations()) {
    const handler = known.get(operation.id);
    if (handler === undefined) continue;
    known.delete(operation.id);
    if (serves !== null && !operation.servedTo.includes(serves)) continue;
    addRoute(app, services, intake, operation, handler as AnyHandler);
  }
  if (known.size > 0) throw new Error(`handlers without an operation: ${[...known.keys()].join(', ')}`);
  serveDocument(app);
}
