import { codes } from '@selvedge/api-spec/codes';
import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { typeOf } from '../db/columnTypes';
import type { UploadedFile } from './uploadedFile';
import type { Db, Queryable, Tx } from '../db/pool';
import { idempotencyKeys } from '../db/schema/platform';
import { command, statement } from '../db/statement';
import { inTransaction, deferAwait } from '../db/tx';
import { refuse } from './errors';

/** Sorts the fields of an object, since JSON gives them no order (replacer of `JSON.stringify`). */
function ordered(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Returns the digest of everything that makes two calls the same: operation, parameters, body, files. The order of fields makes no
 * difference.
 */
export function contentHash(parts: {
  operationId: string;
  params: unknown;
  query: unknown;
  body: unknown;
  files: UploadedFile[];
}): string {
  const hash = createHash('sha256');
  hash.update(JSON.stringify([parts.operationId, parts.params, parts.query, parts.body ?? null], ordered));
  for (const file of parts.files) hash.update(`\n${file.field}\n${file.filename}\n${file.digest}`);
  return hash.digest('base64url');
}

/** Answer of a call with an idempotency key, and whether an earlier call did the work. */
export interface OnceAnswer {
  data: unknown;
  isReplay: boolean;
}

/** Takes the advisory lock of a person's key until the transaction ends, so that calls with the key run one after the other. */
const holdKey = command({
  name: 'idempotency.hold',
  kept: true,
  sql: (actor: string, key: string) =>
    sql`select pg_advisory_xact_lock(hashtextextended(${`${actor} ${key}`}, 55))`,
  example: (make) => make('lin', 'k-1'),
});

const findKey = statement({
  name: 'idempotency.find',
  kept: true,
  row: { contentHash: typeOf(idempotencyKeys.contentHash), answer: typeOf(idempotencyKeys.answer) },
  sql: (actor: string, key: string) => sql`
    select content_hash as "contentHash", answer from idempotency_keys where actor = ${actor} and key = ${key}`,
  example: (make) => make('lin', 'k-1'),
});

/** Stored instead of an answer: records only that the call was done. */
const DONE = '{}';

interface KeyedAnswer {
  actor: string;
  key: string;
  operationId: string;
  hash: string;
  now: Date;
  /** JSON text to store. */
  answer: string;
}

const keepAnswer = command({
  name: 'idempotency.keep',
  kept: true,
  sql: ({ actor, key, operationId, hash, answer, now }: KeyedAnswer) => sql`
    insert into idempotency_keys (actor, key, operation_id, content_hash, answer, created_at)
    values (${actor}, ${key}, ${operationId}, ${hash}, ${answer}::jsonb, ${now.toISOString()}::timestamptz)`,
  example: (make) =>
    make({ actor: 'lin', key: 'k-1', operationId: 'op', hash: 'h', answer: '{}', now: new Date() }),
});

/** Call with an idempotency key. */
export interface KeyedCall {
  actor: string;
  key: string;
  operationId: string;
  isSecret: boolean;
  hash: string;
  now: Date;
  /** Returns whether that many more bytes of the person's answers may be stored. */
  hasRoom: (bytes: number) => boolean;
}

/** Returns the JSON to store for an answer: the answer itself, or only that the work was done. */
function keptOf(data: unknown, { isSecret, hasRoom }: KeyedCall): string {
  const kept = JSON.stringify({ data });
  return isSecret || !hasRoom(kept.length) ? DONE : kept;
}

/** Returns the answer of an earlier call with the key, or null when there was none. Refuses like {@link once}. */
export async function earlierAnswer(
  db: Queryable,
  { actor, key, hash, isSecret }: KeyedCall,
): Promise<OnceAnswer | null> {
  const [stored] = await findKey(db, actor, key);
  if (stored === undefined) return null;
  if (stored.contentHash !== hash) throw refuse(codes.KEY_REUSED);
  const { data } = stored.answer;
  if (isSecret || data === undefined) throw refuse(codes.STEP_REFUSED, { from: 'DONE', allowed: [] });
  return { data, isReplay: true };
}

/**
 * Makes a call take effect once: the answer of the first call is stored in the transaction of its work, a repetition gets that answer, a
 * repetition while the first call still runs waits for it, and the same key with other content is refused with 40908. A refused call stores
 * nothing: it may be tried again with the same key. An answer that contains a secret, or exceeds the person's space for answers, is not
 * stored; its repetition is refused with 40904, which states that the work was done.
 */
export function once(db: Db, call: KeyedCall, work: (tx: Tx) => Promise<unknown>): Promise<OnceAnswer> {
  return inTransaction(db, async (tx) => {
    await deferAwait(tx, holdKey(tx, call.actor, call.key));
    const earlier = await earlierAnswer(tx, call);
    if (earlier !== null) return earlier;
    const data = await work(tx);
    await deferAwait(tx, keepAnswer(tx, { ...call, answer: keptOf(data, call) }));
    return { data, isReplay: false };
  });
}
