import { sql } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import type { Tx } from '../../../db/pool';
import { command } from '../../../db/statement';
import { textArray } from '../../../db/textArray';
import { settleAmounts } from '@selvedge/domain/orders/orderAmounts';
import { syncLocks } from '../machine/stockLocks';
import { announceStock } from '../notices/notify';
import type { Line, OrderBundle } from '../read/bundle';
import { changeOutsideTransitions } from './beside';

type Asked = Pick<Line, 'id' | 'askedQty' | 'confirmedQty'>;

const updateAsked = command({
  name: 'orders.updateAsked',
  sql: (lines: readonly Asked[]) => sql`
    update order_lines set asked_qty = change.asked, confirmed_qty = change.confirmed
    from unnest(${textArray(lines.map(({ id }) => id))}, ${textArray(lines.map((one) => String(one.askedQty)))}::integer[],
      ${textArray(lines.map((one) => String(one.confirmedQty)))}::integer[]) as change (id, asked, confirmed)
    where order_lines.id = change.id`,
  example: (make) => make([{ id: 'l1', askedQty: 2, confirmedQty: 0 }]),
});

/**
 * Changes the asked pieces of lines of one sub-order that still awaits the platform; its state stays. Recomputes sums and surcharge; more
 * pieces lock stock, fewer release it. Refuses with 40902 what is not free.
 */
export async function changeAsked(
  ctx: Context,
  tx: Tx,
  bundle: OrderBundle,
  subId: string,
  asked: ReadonlyMap<string, number>,
): Promise<OrderBundle> {
  const changed: Asked[] = [];
  const before: Record<string, object> = {};
  const after: Record<string, object> = {};
  const sums = { askedQty: bundle.order.askedQty, askedValueCents: bundle.order.askedValueCents };
  const lines = bundle.lines.map((line) => {
    const askedQty = asked.get(line.id) ?? line.askedQty;
    if (askedQty === line.askedQty) return line;
    const next = { ...line, askedQty, confirmedQty: Math.min(line.confirmedQty, askedQty) };
    changed.push(next);
    before[`${line.intlCode} ${line.size}`] = { askedQty: line.askedQty };
    after[`${line.intlCode} ${line.size}`] = { askedQty };
    sums.askedQty += askedQty - line.askedQty;
    sums.askedValueCents += (askedQty - line.askedQty) * line.priceCents;
    return next;
  });
  if (changed.length === 0) return bundle;
  await updateAsked(tx, changed);
  const next = { ...bundle, lines };
  const order = { ...sums, ...settleAmounts(next) };
  const done = await changeOutsideTransitions(ctx, tx, next, {
    action: 'editLines',
    subId,
    order,
    before,
    after,
  });
  if (await syncLocks(tx, done))
    await announceStock(
      tx,
      done.subs.map(({ listId }) => listId),
    );
  return done;
}
