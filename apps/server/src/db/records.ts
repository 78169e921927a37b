import type { KeyOf } from '@selvedge/domain/display/words';
import type words from '@selvedge/domain/locales/zh-CN/records.json';
import { sql } from 'drizzle-orm';
import { newId } from './ids';
import type { Queryable } from './pool';
import { command } from './statement';
import { deferAwait } from './tx';

/** Actor of an operation: a buyer, a staff member or the system itself. */
export interface Actor {
  type: 'BUYER' | 'STAFF' | 'SYSTEM';
  id: string | null;
  name: string;
}

/** Actor of scheduled jobs and set-up. */
export const SYSTEM_ACTOR: Actor = { type: 'SYSTEM', id: null, name: 'system' };

/** Operation record to be written. */
export interface RecordEntry {
  /** Type of the changed record, which the page of records names. */
  entity: KeyOf<(typeof words)['thing']>;
  entityId: string;
  /** Step that was taken, which the page of records names. */
  action: KeyOf<(typeof words)['action']>;
  actor: Actor;
  before?: unknown;
  after?: unknown;
  note?: string;
  at?: Date;
}

const jsonOrNothing = (value: unknown): string | null =>
  value === undefined || value === null ? null : JSON.stringify(value);

const insertRecord = command({
  name: 'records.insert',
  kept: true,
  sql: ({ entity, entityId, action, actor, at = new Date(), before, after, note }: RecordEntry) => sql`
    insert into operation_records (id, entity, entity_id, action, operator_type, operator_id, operator_name, at, before, after, note)
    values (${newId()}, ${entity}, ${entityId}, ${action}, ${actor.type}, ${actor.id}, ${actor.name}, ${at.toISOString()}::timestamptz,
      ${jsonOrNothing(before)}::jsonb, ${jsonOrNothing(after)}::jsonb, ${note ?? null})`,
  example: (make) => make({ entity: 'order', entityId: 'o1', action: 'reject', actor: SYSTEM_ACTOR }),
});

/** Writes an operation record, in the transaction of the work itself. */
export async function record(tx: Queryable, entry: RecordEntry): Promise<void> {
  await deferAwait(tx, insertRecord(tx, entry));
}
