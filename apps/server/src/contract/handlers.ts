import type { operations } from '@selvedge/api-spec/types';
import type { Perm } from '@selvedge/domain/people/permissions';
import type { FastifyBaseLogger } from 'fastify';
import type { Adapters } from '../adapters/adapters';
import type { SearchIndex } from '../searchIndex/searchIndex';
import type { Config } from '../config';
import type { Db, Queryable, Tx } from '../db/pool';
import type { Actor } from '../db/records';
import type { Language } from '../http/messages';
import type { Outgoing } from '../http/outgoing';
import type { AppName } from '../http/staticApp';
import type { UploadedFile } from '../http/uploadedFile';
import type { BuyerSession, StaffSession } from './caller';
import type { BinaryAnswer } from './answers';

/** Names of all calls of the contract. */
export type OperationId = keyof operations;

type Content<T> = T extends { content: infer C } ? C : never;
/** The page a call asks for is always there: the contract gives both numbers a default, which its check fills in. */
type Paged<Q> = 'pageNum' extends keyof Q
  ? Omit<Q, 'pageNum' | 'pageSize'> & { pageNum: number; pageSize: number }
  : Q;
type QueryOf<O> = O extends { parameters: { query?: infer Q } }
  ? Paged<NonNullable<Q>>
  : Record<string, never>;
type ParamsOf<O> = O extends { parameters: { path: infer P } } ? P : Record<string, never>;
type RequestContent<O> = O extends { requestBody?: infer B } ? Content<NonNullable<B>> : never;
type JsonBody<O> = RequestContent<O> extends { 'application/json': infer J } ? J : never;
type FormBody<O> = RequestContent<O> extends { 'multipart/form-data': infer F } ? F : never;
type BodyOf<O> = [JsonBody<O>] extends [never] ? FormBody<O> : JsonBody<O>;
type AnswerContent<O> = O extends { responses: { 200: infer R } } ? Content<R> : never;

/** The `data` of the success among the branches of an answer. */
type SuccessData<Envelope> = Envelope extends { code: 200; data: infer D } ? D : never;

/** The `data` of an operation's answer, or a file where the contract describes a file. */
export type AnswerOf<O> = [Exclude<keyof AnswerContent<O>, 'application/json'>] extends [never]
  ? AnswerContent<O> extends { 'application/json': infer Envelope }
    ? Outgoing<SuccessData<Envelope>>
    : never
  : BinaryAnswer;

/** Everything a handler has to work with. */
export interface Context<O = unknown> {
  params: ParamsOf<O>;
  query: QueryOf<O>;
  body: BodyOf<O>;
  files: UploadedFile[];
  /** Queries; inside a call with an idempotency key this is that call's transaction. */
  db: Queryable;
  /**
   * Runs work in one transaction, repeated on serialization failure and deadlock only; what lies outside the database is a
   * job (`enqueue`).
   */
  inTransaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** The pool itself, for work that must survive a refusal (counting failed sign-ins). */
  pool: Db;
  /**
   * For running numbers, which are committed by themselves while a transaction is open: one connection that no transaction
   * holds, so that nobody waits for a number until another's order is written.
   */
  numbers: Db;
  /** Pages, counts and sums over all goods; what a transaction that is open wrote is not in it. */
  searchIndex: SearchIndex;
  /** The signed-in buyer; refuses with 401 when there is none. */
  readonly buyer: BuyerSession;
  /** The signed-in staff member; HTTP 401 when there is none. */
  readonly staff: StaffSession;
  maybeBuyer: BuyerSession | null;
  maybeStaff: StaffSession | null;
  /** For operation records. */
  readonly actor: Actor;
  /** Whether the caller holds the permission. */
  can: (permission: Perm) => boolean;
  /** Refuses (40301, or HTTP 403 for staff) unless the caller holds it. */
  need: (permission: Perm) => void;
  language: Language;
  idempotencyKey: string | null;
  ip: string;
  /** Where the caller's app stands, as the caller reached it: `https://shop.example.com`. */
  origin: string;
  /** The caller sits at this very machine, without a proxy between. */
  isLocal: boolean;
  /** The app of the port that was called; null where one port serves both. */
  serves: AppName | null;
  /** What the caller's program says it is, as it was sent; may be empty. */
  userAgent: string;
  now: Date;
  log: FastifyBaseLogger;
  config: Config;
  adapters: Adapters;
}

/** What answers one call. */
type Work<K extends OperationId> = (ctx: Context<operations[K]>) => Promise<AnswerOf<operations[K]>>;

/**
 * What answers a call in two steps. `prepare` does what takes its time and writes nothing, such as reading a sheet or hashing a password,
 * and answers the work that follows; the transaction of an idempotency key begins only then, so that no connection waits meanwhile. It
 * is not run for a repetition that has its answer already, and it may run beside the first call with the key.
 */
export interface PreparedWork<K extends OperationId> {
  prepare: (ctx: Context<operations[K]>) => Promise<Work<K>>;
}

/** The answer to one call. */
export type Handler<K extends OperationId> = Work<K> | PreparedWork<K>;

/** Handlers by operationId. */
export type Handlers = { [K in OperationId]: Handler<K> };

/** Types a group of handlers: `export const listRoutes = defineRoutes({ frontListPage: async (ctx) => ... })`. */
export function defineRoutes<K extends OperationId>(routes: Pick<Handlers, K>): Pick<Handlers, K> {
  return routes;
}
