import { codes } from '@selvedge/api-spec/codes';
import type { components } from '@selvedge/api-spec/types';
import { run } from '@selvedge/domain/machine/machine';
import { openingRow } from '@selvedge/domain/orders/orderMachine';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import type { Tx } from '../../../db/pool';
import { cartLines } from '../../../db/schema/cart';
import { refuse } from '../../../http/errors';
import { translate } from '../../../messages/translate';
import { seesPrices } from '../../auth/access/fieldVisibility';
import type { WantedLine } from '../../offers/rules/wanted';
import { EFFECTS, storedBundle } from '../machine/effects';
import { GUARDS } from '../machine/guards';
import { orderingCustomer } from '../read/customer';
import { beginInquiry } from './create';

type Schemas = components['schemas'];
type Asked = Schemas['StaffCartOrderInput']['lines'];

/** Locks and returns lines of the cart; refuses with 40401 a line that is not there any more, because it was ordered or removed. */
async function linesInCart(ctx: Context, tx: Tx, customerId: string, asked: Asked): Promise<WantedLine[]> {
  const ids = [...new Set(asked.map(({ id }) => id))];
  const rows = await tx
    .select()
    .from(cartLines)
    .where(and(eq(cartLines.buyerId, customerId), inArray(cartLines.id, ids)))
    .orderBy(asc(cartLines.id))
    .for('update');
  const held = new Map(rows.map((row) => [row.id, row]));
  const seen = new Map(asked.map(({ id, priceCents }) => [id, priceCents]));
  return [...seen].map(([cartLineId, priceCents]) => {
    const row = held.get(cartLineId);
    if (row === undefined)
      throw refuse(codes.NOT_FOUND, null, translate(ctx.language, 'inquiry.cartLineGone'));
    const { skuId, listId, qty } = row;
    return { skuId, listId, qty, cartLineId, priceCents };
  });
}

/**
 * Makes one order for a customer from lines of the cart and removes them from it, with the guards and effects of an order by hand, at the
 * list prices, which must be those that were shown. The order waits for the customer's confirmation.
 */
export function orderFromCart(
  ctx: Context,
  customerId: string,
  { lines: asked, notifyUserIds = [], ...input }: Schemas['StaffCartOrderInput'],
): Promise<Schemas['OrderRef']> {
  return ctx.inTransaction(async (tx) => {
    const buyer = await orderingCustomer(ctx, tx, customerId);
    const lines = await linesInCart(ctx, tx, customerId, asked);
    const inquirer = { by: 'staff', buyer, limitCents: null, priced: seesPrices(ctx.staff) } as const;
    const { guards, effects } = openingRow('addOrder');
    const call = await beginInquiry(ctx, tx, { ...input, lines, notifyUserIds }, inquirer);
    await run(guards, GUARDS, call);
    await GUARDS.addressMatchesDelivery(call);
    await GUARDS.pricesAsSeen(call);
    await EFFECTS.takeFromCart(call);
    await run(effects, EFFECTS, call);
    const { order } = storedBundle(call);
    return { orderId: order.id, orderNo: order.orderNo };
  });
}
