import { codes } from '@selvedge/api-spec/codes';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import type { Tx } from '../../../db/pool';
import { record } from '../../../db/records';
import { cartLines } from '../../../db/schema/cart';
import { products } from '../../../db/schema/products';
import { listItems, lists } from '../../../db/schema/lists';
import { orderLines, orders } from '../../../db/schema/orders';
import { refuse } from '../../../http/errors';
import { localised } from '../../../messages/translate';
import { hasStatus } from '../../offers/rules/status';
import { lockSizes } from './sizes';

/** Maximum number of lists and orders that are named when they prevent a deletion. */
const MOST_NAMED = 50;

/** Returns the names of open lists and the numbers of open orders that have one of the products. */
async function usersOf({ now, language }: Context, tx: Tx, ids: readonly string[]): Promise<string[]> {
  const offered = await tx
    .selectDistinct({ name: lists.name, nameEn: lists.nameEn })
    .from(listItems)
    .innerJoin(lists, eq(lists.id, listItems.listId))
    .where(and(inArray(listItems.productId, [...ids]), hasStatus('PENDING', now)))
    .orderBy(asc(lists.name))
    .limit(MOST_NAMED);
  const ordered = await tx
    .selectDistinct({ orderNo: orders.orderNo })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(inArray(orderLines.productId, [...ids]), inArray(orders.status, ['IN_PROGRESS', 'SHIPPED'])))
    .orderBy(asc(orders.orderNo))
    .limit(MOST_NAMED);
  return [
    ...offered.map(({ name, nameEn }) => localised(language, name, nameEn)),
    ...ordered.map(({ orderNo }) => orderNo),
  ].slice(0, MOST_NAMED);
}

/**
 * Deletes products, all or none: they leave drafts of lists, closed lists and carts, and stay for the orders that had them. Refuses with
 * 40912 while an open list offers or an open order has one of them, naming these.
 */
export async function deleteProducts(ctx: Context, ids: readonly string[]): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    // Orders lock the stock before they are written, so no order is written between the check and the deletion.
    await lockSizes(tx, ids);
    const held = await tx
      .select({ id: products.id, version: products.version })
      .from(products)
      .where(and(inArray(products.id, [...ids]), isNull(products.deletedAt)))
      .orderBy(asc(products.id))
      .for('no key update');
    if (held.length < ids.length) throw refuse(codes.NOT_FOUND);
    const by = await usersOf(ctx, tx, ids);
    if (by.length > 0) throw refuse(codes.IN_USE, { by });
    await tx.delete(cartLines).where(inArray(cartLines.productId, [...ids]));
    await tx.delete(listItems).where(inArray(listItems.productId, [...ids]));
    for (const { id, version } of held) {
      await tx
        .update(products)
        .set({ deletedAt: ctx.now, updatedAt: ctx.now, version: version + 1 })
        .where(eq(products.id, id));
      await record(tx, { entity: 'product', entityId: id, action: 'delete', actor: ctx.actor });
    }
  });
}
