import { centsToDecimal } from '@selvedge/domain/money/money';
import { inArray, sql } from 'drizzle-orm';
import { column } from '../../../db/columnTypes';
import type { Db, Tx } from '../../../db/pool';
import { productWatches } from '../../../db/schema/watches';
import { statement } from '../../../db/statement';
import { textArray } from '../../../db/textArray';
import { inTransaction } from '../../../db/tx';
import type { Language } from '../../../http/messages';
import { scheduledTask } from '../../../jobs/tasks';
import { localised, translate } from '../../../messages/translate';
import { preloadLanguages, notifyInLanguages } from '../../notices/write/languages';
import { seenBy, type WatchWithOffer } from '../read/seen';

/** Maximum number of watches per transaction, and of transactions per run: the next run begins with the remaining ones. */
const BATCH = 200;
const MOST_BATCHES = 100;

const nextDue = statement({
  name: 'watches.due',
  row: { id: column.text },
  sql: (before: Date, most: number) => sql`
    select id from product_watches where checked_at < ${before.toISOString()}::timestamptz
    order by checked_at, id limit ${most} for update skip locked`,
  example: (make) => make(new Date(), 1),
});

/** Returns whether the condition of a watch is met, as its buyer sees the product. */
function isThere({ kind, isOffered, freeQty, priceCents, priceNowCents }: WatchWithOffer): boolean {
  if (!isOffered) return false;
  if (kind === 'RESTOCK') return freeQty > 0;
  return priceCents !== null && priceNowCents !== null && priceNowCents < priceCents;
}

function noticeOf(wish: WatchWithOffer, language: Language): { title: string; text: string } {
  const { kind, brandName, name, nameEn, color, colorEn, size, freeQty, priceCents, priceNowCents } = wish;
  const style = localised(language, name, nameEn || name);
  const parts = [`${brandName} ${style}`, localised(language, color, colorEn || color), size];
  const product = parts.filter((part) => part !== null).join(', ');
  if (kind === 'RESTOCK')
    return {
      title: translate(language, 'watches.restock.title', { product }),
      text: translate(language, 'watches.restock.text', { product, count: freeQty }),
    };
  const prices = { was: centsToDecimal(priceCents ?? 0), now: centsToDecimal(priceNowCents ?? 0) };
  return {
    title: translate(language, 'watches.priceDrop.title', { product }),
    text: translate(language, 'watches.priceDrop.text', { product, ...prices }),
  };
}

/**
 * Checks the watches that were not checked for the longest time, notifies the buyers whose condition is met, and returns the numbers of
 * both.
 */
async function tellBatch(tx: Tx, now: Date): Promise<{ looked: number; told: number }> {
  const ids = (await nextDue(tx, now, BATCH)).map(({ id }) => id);
  if (ids.length === 0) return { looked: 0, told: 0 };
  const due = sql`(select * from product_watches where id = any(${textArray(ids)}))`;
  const there = (await seenBy(tx, due, now)).filter(isThere);
  await tx.update(productWatches).set({ checkedAt: now }).where(inArray(productWatches.id, ids));
  if (there.length === 0) return { looked: ids.length, told: 0 };
  const over = there.map(({ id }) => id);
  await tx.delete(productWatches).where(inArray(productWatches.id, over));
  await preloadLanguages(tx, [...new Set(there.map(({ buyerId }) => buyerId))]);
  for (const wish of there) {
    const about = { type: 'LIST' as const, link: `/product/detail/${wish.productId}` };
    await notifyInLanguages(tx, [wish.buyerId], about, (language) => noticeOf(wish, language));
  }
  return { looked: ids.length, told: there.length };
}

/** Notifies buyers of products on their watch list that are back in stock or cheaper. */
export const watchesTask = scheduledTask({
  name: 'watches.tell',
  kind: 'NOTICES',
  attempts: 3,
  at: '3,13,23,33,43,53 * * * *',
});

/**
 * Notifies buyers of watched products that are back in stock or cheaper, each once: the notice and the deletion of the watch are one
 * transaction, and watches locked by another process are skipped. Returns the number of notified watches.
 */
export async function notifyWatchers(
  db: Db,
  { now, stopped }: { now: Date; stopped: () => boolean },
): Promise<number> {
  let told = 0;
  for (let batch = 0; batch < MOST_BATCHES && !stopped(); batch += 1) {
    const done = await inTransaction(db, (tx) => tellBatch(tx, now));
    told += done.told;
    if (done.looked < BATCH) break;
  }
  return told;
}
