import { codes } from '@selvedge/api-spec/codes';
import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/pool';
import { operationRecords } from '../../../db/schema/platform';
import { refuse } from '../../../http/errors';

/** Refuses with 40901 unless the version read is the one stored, with who changed the team last and the thing as it is now (D-55). */
export async function checkTeamVersion(
  db: Queryable,
  teamId: string,
  stored: { version: number },
  read: number | undefined,
  current: () => Promise<object>,
): Promise<void> {
  if (stored.version === read) return;
  const [last] = await db
    .select({ changedBy: operationRecords.operatorName, at: operationRecords.at })
    .from(operationRecords)
    .where(and(eq(operationRecords.entity, 'team'), eq(operationRecords.entityId, teamId)))
    .orderBy(desc(operationRecords.at), desc(operationRecords.id))
    .limit(1);
  throw refuse(codes.CHANGED_MEANWHILE, {
    current: { ...(await current()) },
    ...(last === undefined ? {} : { changedBy: last.changedBy, changedAt: last.at.toISOString() }),
  });
}
