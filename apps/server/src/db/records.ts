import { newId } from './ids';
import type { Queryable } from './pool';
import { operationRecords } from './schema/platform';

/** Who acts: a buyer, a staff member or the system itself. */
export interface Actor {
  type: 'BUYER' | 'STAFF' | 'SYSTEM';
  id: string | null;
  name: string;
}

/** The actor of timed jobs and set-up. */
export const SYSTEM_ACTOR: Actor = { type: 'SYSTEM', id: null, name: 'system' };

/** One entry for the operation records (D-56). */
export interface RecordEntry {
  /** What kind of thing was changed: order, subOrder, list, team, role, menu, staff, buyer ... */
  entity: string;
  entityId: string;
  action: string;
  actor: Actor;
  before?: unknown;
  after?: unknown;
  note?: string;
  at?: Date;
}

/** Writes who did what, in the transaction of the work itself (D-56, R-3.34). */
export async function record(tx: Queryable, entry: RecordEntry): Promise<void> {
  await tx.insert(operationRecords).values({
    id: newId(),
    entity: entry.entity,
    entityId: entry.entityId,
    action: entry.action,
    operatorType: entry.actor.type,
    operatorId: entry.actor.id,
    operatorName: entry.actor.name,
    at: entry.at ?? new Date(),
    before: entry.before ?? null,
    after: entry.after ?? null,
    note: entry.note ?? null,
  });
}
