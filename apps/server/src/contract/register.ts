import { JSON_MAX_BYTES } from '@selvedge/domain/constants';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchemaCompiler } from 'fastify';
import { StoredAnswerQuota } from '../http/answerRoom';
import { writeLimit } from '../http/callLimits';
import { disposition } from '../http/disposition';
import { Refusal } from '../http/errors';
import { FormReader } from '../http/forms';
import { contentHash, earlierAnswer, type KeyedCall, once, type OnceAnswer } from '../http/idempotency';
import { LargeBodies } from '../http/largeBodies';
import { languageOf, MESSAGES } from '../http/messages';
import type { AppName } from '../http/staticApp';
import { withoutPrices } from '../http/withoutPrices';
import { BinaryAnswer, isKnownContent } from './answers';
import { type Caller, isShownAmounts } from './caller';
import { makeContext, type Services } from './context';
import { serveDocument } from './documentRoute';
import type { Context, Handlers } from './handlers';
import { idempotencyKeyOf, refuseBadInput, senderOf, takeInput } from './input';
import { type InputSchemas, inputSchemas } from './inputSchemas';
import { listOperations, type Operation } from './operations';
import { answerShaper } from './shape';
import { answerCheck, validatorCompiler } from './validate';

type AnyWork = (ctx: Context) => Promise<unknown>;
type AnyHandler = AnyWork | { prepare: (ctx: Context) => Promise<AnyWork> };

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

/** Returns an error as the caller may see it: a refusal without amounts in its data for callers who may not see prices. */
function heardBy(caller: Caller, error: unknown): unknown {
  if (!(error instanceof Refusal) || error.data === null || isShownAmounts(caller)) return error;
  return new Refusal(error.code, withoutPrices(error.data), error.sentence);
}

/** Identifies the caller and refuses callers without permission; runs before the body is read. */
export type Admit = (services: Services, operation: Operation, request: FastifyRequest) => Promise<Caller>;

/** Implementation of the contract's operations. */
export interface Implementation {
  admit: Admit;
  handlers: Partial<Handlers>;
}

/** Limits and readers that all calls of a port share. */
interface Intake {
  forms: FormReader;
  large: LargeBodies;
  answers: StoredAnswerQuota;
  limitWrites: (request: FastifyRequest) => Promise<void>;
}

interface Compiled {
  schema: InputSchemas;
  validatorCompiler: FastifySchemaCompiler<object>;
  shape: (value: unknown) => unknown;
  verify: (answer: unknown) => void;
}

const compiled = new WeakMap<Operation, Compiled>();

/** Compiles the schemas of an operation, once for all ports that serve it. */
function compile(operation: Operation): Compiled {
  const cached = compiled.get(operation);
  if (cached !== undefined) return cached;
  const made: Compiled = {
    schema: inputSchemas(operation),
    validatorCompiler: validatorCompiler(operation),
    shape: operation.answer === null ? (answer) => answer : answerShaper(operation.answer),
    verify: answerCheck(operation),
  };
  compiled.set(operation, made);
  return made;
}

function addRoute(
  app: FastifyInstance,
  services: Services,
  { forms, large, answers, limitWrites }: Intake,
  operation: Operation,
  admit: Admit,
  handler: AnyHandler,
): void {
  const { schema, validatorCompiler, shape, verify } = compile(operation);

  app.route({
    method: operation.method.toUpperCase(),
    url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: { operationId: operation.id },
    exposeHeadRoute: false,
    bodyLimit: operation.requestBody?.json === undefined ? JSON_MAX_BYTES : operation.maxBytes,
    schema,
    validatorCompiler,
    attachValidation: true,
    onRequest: async (request) => {
      request.caller = await admit(services, operation, request);
      if (operation.method !== 'get') await limitWrites(request);
    },
    preParsing: async (request, reply) => large.hold(request, reply, senderOf(request)),
    preValidation: (request) => takeInput(request, operation, forms),
    preHandler: async (request) => refuseBadInput(request, operation),
    handler: async (request, reply) => {
      const { params, query, body } = request;
      const files = request.uploads ?? [];
      const caller = request.caller ?? { buyer: null, staff: null };
      const language = languageOf(request.headers['accept-language']);
      const key = idempotencyKeyOf(request, operation);
      const now = new Date();
      const call = { request, operation, caller, files, idempotencyKey: key, now };
      const actor = caller.buyer?.id ?? caller.staff?.id;
      request.happensOnce = key !== null && actor !== undefined;
      const heard = <T>(answer: Promise<T>): Promise<T> =>
        answer.catch((error: unknown) => {
          throw heardBy(caller, error);
        });
      const alone = makeContext(services, call, null);
      const prepared = async () => ('prepare' in handler ? heard(handler.prepare(alone)) : handler);
      const run = async (work: AnyWork, ctx: Context) => {
        const answer = await heard(work(ctx));
        if (answer instanceof BinaryAnswer) return answer;
        const envelope = shape({ code: 200, message: MESSAGES[language].ok, data: answer ?? null });
        if (services.config.checkAnswers) verify(envelope);
        return (envelope as { data: unknown }).data;
      };
      const answerOnce = async (keyed: KeyedCall): Promise<OnceAnswer> => {
        // Looks up the stored answer before `prepare`, which is slow.
        const earlier = 'prepare' in handler ? await earlierAnswer(services.db, keyed) : null;
        if (earlier !== null) return earlier;
        const work = await prepared();
        return once(services.db, keyed, (tx) => run(work, makeContext(services, call, tx)));
      };
      const { data, isReplay } =
        key === null || actor === undefined
          ? { data: await run(await prepared(), alone), isReplay: false }
          : await answerOnce({
              actor,
              key,
              operationId: operation.id,
              isSecret: operation.secretAnswer,
              hash: contentHash({ operationId: operation.id, params, query, body, files }),
              now,
              hasRoom: (bytes) => answers.take(actor, bytes, now),
            });
      if (data instanceof BinaryAnswer) return sendFile(request, reply, data);
      reply.header('cache-control', 'no-store');
      if (isReplay) reply.header('idempotent-replayed', 'true');
      return { code: 200, message: MESSAGES[language].ok, data };
    },
  });
}

/**
 * Registers every operation of the contract that has a handler and belongs to the app this port serves (`serves`; null: both); the others
 * answer HTTP 404 like any unknown address, however their path is written. Order in each call: session and permission, then validation of
 * the request, then the handler, then the answer reduced to its schema.
 */
export function registerContract(
  app: FastifyInstance,
  services: Services,
  { admit, handlers }: Implementation,
  serves: AppName | null = null,
): void {
  app.decorateRequest('caller', null);
  app.decorateRequest('hasBody', false);
  app.decorateRequest('uploads', null);
  const intake = {
    forms: new FormReader(app, services.config.dataDir),
    large: new LargeBodies(),
    answers: new StoredAnswerQuota(services.config.answerBytesPerHour),
    limitWrites: writeLimit(app, services.config),
  };
  const unmatched = new Map<string, unknown>(Object.entries(handlers));
  for (const operation of listOperations()) {
    const handler = unmatched.get(operation.id);
    if (handler === undefined) continue;
    unmatched.delete(operation.id);
    if (serves !== null && !operation.servedTo.includes(serves)) continue;
    addRoute(app, services, intake, operation, admit, handler as AnyHandler);
  }
  if (unmatched.size > 0)
    throw new Error(`handlers without an operation: ${[...unmatched.keys()].join(', ')}`);
  serveDocument(app);
}
