import { codes } from '@selvedge/api-spec/codes';
import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../db/pool';
import { operationRecords } from '../db/schema/platform';
import { refuse } from './errors';

/** Record that a change refers to: the entity and id of its operation records, and its stored version. */
interface Versioned {
  entity: string;
  id: string;
  version: number;
}

/**
 * Refuses with 40901 unless the version that the caller read is the stored one; the refusal contains who changed the record last, and the
 * current record.
 */
export async function refuseOldVersion(
  db: Queryable,
  { entity, id, version }: Versioned,
  read: number | undefined,
  current: () => Promise<object>,
): Promise<void> {
  if (version === read) return;
  const [last] = await db
    .select({ changedBy: operationRecords.operatorName, at: operationRecords.at })
    .from(operationRecords)
    .where(and(eq(operationRecords.entity, entity), eq(operationRecords.entityId, id)))
    .orderBy(desc(operationRecords.at), desc(operationRecords.id))
    .limit(1);
  throw refuse(codes.CHANGED_MEANWHILE, {
    current: { ...(await current()) },
    ...(last === undefined ? {} : { changedBy: last.changedBy, changedAt: last.at.toISOString() }),
  });
}
