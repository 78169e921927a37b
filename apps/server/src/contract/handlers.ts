import type { operations } from '@selvedge/api-spec/types';
import type { Perm } from '@selvedge/domain/people/permissions';
import type { FastifyBaseLogger } from 'fastify';
import type { Adapters } from '../adapters/adapters';
import type { SearchIndex } from '../searchIndex/searchIndex';
import type { Config } from '../config/config';
import type { Db, Queryable, Tx } from '../db/pool';
import type { Actor } from '../db/records';
import type { Language } from '../http/messages';
import type { Outgoing } from '../http/outgoing';
import type { AppName } from '../http/staticApp';
import type { UploadedFile } from '../http/uploadedFile';
import type { BuyerSession, StaffSession } from './caller';
import type { BinaryAnswer } from './answers';

/** Ids of all operations of the contract. */
export type OperationId = keyof operations;

type Content<T> = T extends { content: infer C } ? C : never;
/** Query in which the page numbers are always present: the contract gives both a default, which validation fills in. */
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

/** The `data` of the successful branch of an answer. */
type SuccessData<Envelope> = Envelope extends { code: 200; data: infer D } ? D : never;

/** The `data` of an operation's answer, or a file where the contract describes a file. */
export type AnswerOf<O> = [Exclude<keyof AnswerContent<O>, 'application/json'>] extends [never]
  ? AnswerContent<O> extends { 'application/json': infer Envelope }
    ? Outgoing<SuccessData<Envelope>>
    : never
  : BinaryAnswer;

/** Context of a handler: the input of the call, the caller and the services. */
export interface Context<O = unknown> {
  params: ParamsOf<O>;
  query: QueryOf<O>;
  body: BodyOf<O>;
  files: UploadedFile[];
  /** Database for queries; inside a call with an idempotency key this is that call's transaction. */
  db: Queryable;
  /**
   * Runs work in one transaction, which is repeated after a serialization failure or deadlock only; effects outside the database belong
   * into a job (`enqueue`).
   */
  inTransaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** The pool itself, for writes that must survive a refusal (counting failed sign-ins). */
  pool: Db;
  /**
   * Database for running numbers, which are committed on their own while a transaction is open: one connection that no transaction uses, so
   * that no caller waits for a number until another's order is written.
   */
  numbers: Db;
  /** Search index: pages, counts and sums over all products; writes of a transaction that is still open are not in it. */
  searchIndex: SearchIndex;
  /** Signed-in buyer; the getter refuses with 401 when there is none. */
  readonly buyer: BuyerSession;
  /** Signed-in staff member; the getter refuses with HTTP 401 when there is none. */
  readonly staff: StaffSession;
  maybeBuyer: BuyerSession | null;
  maybeStaff: StaffSession | null;
  /** Actor for operation records. */
  readonly actor: Actor;
  /** Returns whether the caller has the permission. */
  can: (permission: Perm) => boolean;
  /** Refuses (40301, or HTTP 403 for staff) unless the caller has the permission. */
  need: (permission: Perm) => void;
  language: Language;
  idempotencyKey: string | null;
  ip: string;
  /** Origin of the caller's app, as the caller reached it: `https://shop.example.com`. */
  origin: string;
  /** True when the caller runs on this machine, without a proxy between. */
  isLocal: boolean;
  /** App served at the port of the call; null when one port serves both. */
  serves: AppName | null;
  /** User-Agent header as sent; may be empty. */
  userAgent: string;
  now: Date;
  log: FastifyBaseLogger;
  config: Config;
  adapters: Adapters;
}

/** Function that answers one call. */
type Work<K extends OperationId> = (ctx: Context<operations[K]>) => Promise<AnswerOf<operations[K]>>;

/**
 * Handler in two steps. `prepare` does slow work without writes, such as reading a sheet or hashing a password, and returns the work that
 * follows; the transaction of an idempotency key begins only then, so that no connection is occupied meanwhile. It does not run for a
 * repetition that already has its stored answer, and it may run concurrently with the first call with the key.
 */
export interface PreparedWork<K extends OperationId> {
  prepare: (ctx: Context<operations[K]>) => Promise<Work<K>>;
}

/** Handler of one operation. */
export type Handler<K extends OperationId> = Work<K> | PreparedWork<K>;

/** Handlers by operationId. */
export type Handlers = { [K in OperationId]: Handler<K> };

/** Types a group of handlers: `export const listRoutes = defineRoutes({ frontListPage: async (ctx) => ... })`. */
export function defineRoutes<K extends OperationId>(routes: Pick<Handlers, K>): Pick<Handlers, K> {
  return routes;
}
