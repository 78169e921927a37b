import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../../db/pool';
import { paymentAccounts } from '../../../db/schema/fulfilment';

/** Accounts that are not deleted, in the order in which buyers see them; only those in use and in one currency when asked to. */
export function houseAccounts(
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
