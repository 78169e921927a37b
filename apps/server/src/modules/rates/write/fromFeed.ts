import { BASE_CURRENCY, isRateLeap, isSameRate } from '@selvedge/domain/money/exchange';
import { addDays } from '@selvedge/domain/time/zones';
import { asc } from 'drizzle-orm';
import type { DayOfRates } from '../../../adapters/adapters';
import type { Db } from '../../../db/pool';
import { SYSTEM_ACTOR } from '../../../db/records';
import { exchangeRates } from '../../../db/schema/platform';
import { inTransaction } from '../../../db/tx';
import { scheduledTask } from '../../../jobs/tasks';
import { lastChange, writeRate } from './byHand';

/** Reads the exchange rates of the day, published on working days about 16:00 in Frankfurt. */
export const ratesTask = scheduledTask({
  name: 'rates.read',
  kind: 'RATES',
  attempts: 6,
  at: '20 5,15,17 * * *',
});

type Change = Awaited<ReturnType<typeof lastChange>>;

/** Returns whether a day's rate is outdated: staff set one on that day or later, or the rate of a later day was stored. */
function isOvertaken(day: string, last: Change): boolean {
  if (last === undefined) return false;
  if (last.operatorType === 'STAFF') return last.at.toISOString().slice(0, 10) >= day;
  return (last.note ?? '') > day;
}

/**
 * Returns the newest day that is not in the future: a feed may be a time zone ahead, so tomorrow counts. After a future day every real day
 * would count as outdated.
 */
function trueDay(days: readonly DayOfRates[], now: Date): DayOfRates {
  const tomorrow = addDays(now.toISOString().slice(0, 10), 1);
  const found = days.find(({ day }) => day <= tomorrow);
  if (found === undefined) throw new Error(`rates of ${days[0]?.day}, a day to come, were not taken`);
  return found;
}

/**
 * Stores the rates of the newest real day, from `days` newest first, for the currencies of the installation, and returns how many changed.
 * An unchanged rate is not stored again; a rate that staff set on that day or later stays. A rate that leaps is not stored: the others are,
 * then the job fails with the currency's name, so that staff see it among the failed jobs and set the rate themselves. The job also fails
 * when all days are in the future.
 */
export async function takeRates(db: Db, days: readonly DayOfRates[], now: Date): Promise<number> {
  const { day, rates } = trueDay(days, now);
  const published = new Map(rates.map(({ name, num }) => [name, num]));
  const leaps: string[] = [];
  let taken = 0;
  await inTransaction(db, async (tx) => {
    leaps.length = 0;
    taken = 0;
    const kept = await tx.select().from(exchangeRates).orderBy(asc(exchangeRates.name)).for('update');
    for (const rate of kept) {
      const num = published.get(rate.name);
      if (num === undefined || rate.name === BASE_CURRENCY || isSameRate(num, rate.num)) continue;
      if (isOvertaken(day, await lastChange(tx, rate.name))) continue;
      if (isRateLeap(rate.num, num)) leaps.push(`${rate.name} ${rate.num} -> ${num}`);
      else {
        await writeRate(tx, rate, { num, actor: SYSTEM_ACTOR, at: now, note: day });
        taken += 1;
      }
    }
  });
  if (leaps.length > 0) throw new Error(`rates of ${day} that leap were not taken: ${leaps.join(', ')}`);
  return taken;
}
