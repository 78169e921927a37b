import { codes } from '@selvedge/api-spec/codes';
import type { components } from '@selvedge/api-spec/types';
import { BASE_CURRENCY, isSameRate } from '@selvedge/domain/money/exchange';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import type { Tx } from '../../../db/pool';
import { type Actor, record } from '../../../db/records';
import { exchangeRates, operationRecords } from '../../../db/schema/platform';
import { invalid, refuse } from '../../../http/errors';
import { translate } from '../../../messages/translate';
import { RATE_ENTITY } from '../read';

type Rate = typeof exchangeRates.$inferSelect;

/** Returns the last change of a rate; undefined while it is the initial one. */
export async function lastChange(tx: Tx, name: string) {
  const [change] = await tx
    .select()
    .from(operationRecords)
    .where(and(eq(operationRecords.entity, RATE_ENTITY), eq(operationRecords.entityId, name)))
    .orderBy(desc(operationRecords.at))
    .limit(1);
  return change;
}

/** Stores a rate with the operation record of its author; the calling transaction has locked the row. */
export async function writeRate(
  tx: Tx,
  { name, num: before }: Rate,
  { num, actor, at, note }: { num: string; actor: Actor; at: Date; note?: string },
): Promise<void> {
  await tx
    .update(exchangeRates)
    .set({ num, updatedAt: at, version: sql`${exchangeRates.version} + 1` })
    .where(eq(exchangeRates.name, name));
  await record(tx, {
    entity: RATE_ENTITY,
    entityId: name,
    action: 'edit',
    actor,
    before: { num: before },
    after: { num },
    at,
    ...(note !== undefined && { note }),
  });
}

/**
 * Sets a rate from now on; confirmed orders keep their copy. Refuses with 40001 the euro, with 40401 an unknown currency, with 40901 a
 * version other than the stored one. Setting the current rate again also counts as a manual rate of today: a feed does not change it until
 * tomorrow.
 */
export async function setRate(
  ctx: Context,
  name: string,
  { num, version }: components['schemas']['RateInput'],
): Promise<void> {
  if (name === BASE_CURRENCY) throw invalid({ num: translate(ctx.language, 'staff.rate.euroFixed') });
  await ctx.inTransaction(async (tx) => {
    const [rate] = await tx.select().from(exchangeRates).where(eq(exchangeRates.name, name)).for('update');
    if (rate === undefined) throw refuse(codes.NOT_FOUND);
    if (rate.version !== version) {
      const last = await lastChange(tx, name);
      throw refuse(codes.CHANGED_MEANWHILE, {
        current: { name, num: rate.num, version: rate.version },
        ...(last && { changedBy: last.operatorName }),
        changedAt: rate.updatedAt.toISOString(),
      });
    }
    await writeRate(tx, rate, {
      num: isSameRate(num, rate.num) ? rate.num : num,
      actor: ctx.actor,
      at: ctx.now,
    });
  });
}
