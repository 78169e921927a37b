import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../../db/pool';
import { paymentAccounts } from '../../../db/schema/payments';
import { operationRecords } from '../../../db/schema/platform';

/**
 * Returns the accounts that are not deleted, in the order in which buyers see them; on request only enabled ones and those of one currency.
 */
export function paymentAccountsOf(
  db: Queryable,
  { enabled, currency }: { enabled?: true; currency?: string } = {},
): Promise<(typeof paymentAccounts.$inferSelect)[]> {
  return db
    .select()
    .from(paymentAccounts)
    .where(
      and(
        isNull(paymentAccounts.deletedAt),
        enabled === undefined ? undefined : eq(paymentAccounts.enabled, enabled),
        currency === undefined ? undefined : eq(paymentAccounts.currency, currency),
      ),
    )
    .orderBy(asc(paymentAccounts.sort), asc(paymentAccounts.createdAt), asc(paymentAccounts.id));
}

/** Returns the user and the time of the last change of an account; undefined before its first change. */
export async function lastAccountChange(
  db: Queryable,
  id: string,
): Promise<{ operatorName: string; at: Date } | undefined> {
  const [last] = await db
    .select({ operatorName: operationRecords.operatorName, at: operationRecords.at })
    .from(operationRecords)
    .where(and(eq(operationRecords.entity, 'paymentAccount'), eq(operationRecords.entityId, id)))
    .orderBy(desc(operationRecords.at))
    .limit(1);
  return last;
}
