import { codes } from '@selvedge/api-spec/codes';
import { desc, or, and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../db/pool';
import { operationRecords } from '../../../db/schema/platform';
import { refuse } from '../../../http/errors';
import type { OrderBundle } from '../read/bundle';

/** Returns the name of the user who last changed an order or a part of it; undefined without an operation record. */
export async function lastChanger(db: Queryable, bundle: OrderBundle): Promise<string | undefined> {
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
  return last?.name;
}

/** Refuses with 40901 unless the version read is the stored one, naming the user who changed it, the time and the current state. */
export async function checkVersion(
  db: Queryable,
  bundle: OrderBundle,
  stored: { version: number; updatedAt: Date },
  read: number | undefined,
  current: () => Promise<object>,
): Promise<void> {
  if (read === undefined || stored.version === read) return;
  const changedBy = await lastChanger(db, bundle);
  throw refuse(codes.CHANGED_MEANWHILE, {
    current: { ...(await current()) },
    ...(changedBy === undefined ? {} : { changedBy }),
    changedAt: stored.updatedAt.toISOString(),
  });
}
