import { codes } from '@selvedge/api-spec/codes';
import { isEditable, type ListEdit } from '@selvedge/domain/stateMachines/lists';
import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/pool';
import { operationRecords } from '../../../db/schema/platform';
import { refuse } from '../../../http/errors';
import { listState, timesOf } from '../../offers/rules/status';
import type { ListRow } from '../read/listFor';

/** Entity name of lists in the operation records. */
export const LIST_ENTITY = 'list';

/** Refuses with 40901 unless the version that was read is the stored one, with the user who changed the list last. */
export async function checkListVersion(
  db: Queryable,
  list: ListRow,
  read: number | undefined,
  now: Date,
): Promise<void> {
  if (list.version === read) return;
  const [last] = await db
    .select({ changedBy: operationRecords.operatorName })
    .from(operationRecords)
    .where(and(eq(operationRecords.entity, LIST_ENTITY), eq(operationRecords.entityId, list.id)))
    .orderBy(desc(operationRecords.at), desc(operationRecords.id))
    .limit(1);
  throw refuse(codes.CHANGED_MEANWHILE, {
    current: { id: list.id, status: listState(timesOf(list), now), version: list.version },
    ...last,
    changedAt: list.updatedAt.toISOString(),
  });
}

/** Refuses with 40904 an edit that the status of the list does not allow, naming the allowed actions. */
export function checkEditable(
  list: ListRow,
  edit: ListEdit,
  now: Date,
  allowed: readonly string[] = [],
): void {
  const from = listState(timesOf(list), now);
  if (!isEditable(from, edit)) throw refuse(codes.STEP_REFUSED, { from, allowed: [...allowed] });
}
