import { codes } from '@selvedge/api-spec/codes';
import type { Perm } from '@selvedge/domain/people/permissions';
import type { FastifyRequest } from 'fastify';
import type { Adapters } from '../adapters/adapters';
import type { SearchIndex } from '../searchIndex/searchIndex';
import type { Config } from '../config/config';
import type { Db, Tx } from '../db/pool';
import { type Actor, SYSTEM_ACTOR } from '../db/records';
import { inTransaction } from '../db/tx';
import { HttpRefusal, refuse } from '../http/errors';
import { isLocalCall } from '../http/localCall';
import { languageOf } from '../http/messages';
import type { Life } from '../process/life';
import type { Metrics } from '../process/metrics';
import type { Operation } from './operations';
import type { Context } from './handlers';
import type { UploadedFile } from '../http/uploadedFile';
import { type Caller, callerHolds } from './caller';

/** Services that all calls share. */
export interface Services {
  db: Db;
  /** Database with a single connection for running numbers: see {@link Context.numbers}. */
  numbers: Db;
  /** Search index of the products. */
  searchIndex: SearchIndex;
  config: Config;
  adapters: Adapters;
  life: Life;
  metrics: Metrics;
}

/** Data of one request, from which its context is built. */
export interface Call {
  request: FastifyRequest;
  operation: Operation;
  caller: Caller;
  files: UploadedFile[];
  idempotencyKey: string | null;
  now: Date;
}

function actorOf({ buyer, staff }: Caller): Actor {
  if (buyer !== null) return { type: 'BUYER', id: buyer.id, name: buyer.nickname || buyer.username };
  if (staff !== null) return { type: 'STAFF', id: staff.id, name: staff.nickname };
  return SYSTEM_ACTOR;
}

/** Creates the context of a handler. With an outer transaction, begun for the call, everything runs inside that one. */
export function makeContext(services: Services, call: Call, outer: Tx | null): Context {
  const { caller, operation, request } = call;
  const can = (permission: Perm) => callerHolds(caller, permission);
  return {
    params: request.params as Context['params'],
    query: request.query as Context['query'],
    body: request.body as Context['body'],
    files: call.files,
    db: outer ?? services.db,
    pool: services.db,
    numbers: services.numbers,
    searchIndex: services.searchIndex,
    inTransaction: (work) => (outer === null ? inTransaction(services.db, work) : work(outer)),
    get buyer() {
      if (caller.buyer === null) throw refuse(codes.TOKEN_EXPIRED);
      return caller.buyer;
    },
    get staff() {
      if (caller.staff === null) throw new HttpRefusal(401);
      return caller.staff;
    },
    maybeBuyer: caller.buyer,
    maybeStaff: caller.staff,
    actor: actorOf(caller),
    can,
    need(permission) {
      if (can(permission)) return;
      throw operation.family === 'staff'
        ? new HttpRefusal(403, { need: [permission] })
        : refuse(codes.NOT_PERMITTED, { need: [permission] });
    },
    language: languageOf(request.headers['accept-language']),
    idempotencyKey: call.idempotencyKey,
    ip: request.ip,
    origin: `${request.protocol}://${request.host}`,
    isLocal: isLocalCall(request, services.config),
    serves: request.server.serves,
    userAgent: request.headers['user-agent'] ?? '',
    now: call.now,
    log: request.log,
    config: services.config,
    adapters: services.adapters,
  };
}
