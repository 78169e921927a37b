import { codes } from '@selvedge/api-spec/codes';
import { desc, or, and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../db/pool';
import { operationRecords } from '../../../db/schema/platform';
import { refuse } from '../../../http/errors';
import type { OrderBundle } from '../read/bundle';

/**
 * Refuses with 40901 unless the version read is the one stored, naming who changed it and when, with the thing as it is
 * now (D-55, Q-26).
 */
export async function checkVersion(
  db: Queryable,
  bundle: OrderBundle,
  stored: { version: number; updatedAt: Date },
  read: number | undefined,
  current: () => Promise<object>,
): Promise<void> {
  if (read === undefined || stored.version === read) return;
  const [last] = await db
    .select({ name: operationRecords.operatorName })
    .from(operationRecords)
    .where(
      or(
        and(eq(operationRecords.entity, 'order'), eq(operationRecords.entityId, bundle.order.id)),
        and(
          eq(operationRecords.entity, 'subOrder'),
          inArray(
            operationRecords.entityId,
            bundle.subs.map(({ id }) => id),
          ),
        ),
      ),
    )
    .orderBy(desc(operationRecords.at), desc(operationRecords.id))
    .limit(1);
  throw refuse(codes.CHANGED_MEANWHILE, {
    current: { ...(await current()) },
    ...(last === undefined ? {} : { changedBy: last.name }),
    changedAt: stored.updatedAt.toISOString(),
  });
}
