import { DEFAULT_TAG } from '@selvedge/domain/display/languages';
import { eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../db/pool';
import { buyers } from '../../../db/schema/accounts';
import { orders } from '../../../db/schema/orders';
import type { StoredShortage } from '../../../db/schema/purchasing';
import { translate } from '../../../messages/translate';
import { notifyStaff } from '../../orders/notices/notify';

/** Notifies the salespeople of customers whose pieces came in defective: these are bought again, or the order is closed short. */
export async function notifyShortages(
  tx: Tx,
  { poNo }: { poNo: string },
  shortages: readonly StoredShortage[],
): Promise<void> {
  if (shortages.length === 0) return;
  const ids = [...new Set(shortages.map(({ orderId }) => orderId))];
  const owners = await tx
    .select({ id: orders.id, orderNo: orders.orderNo, salesmanId: buyers.salespersonId })
    .from(orders)
    .innerJoin(buyers, eq(buyers.id, orders.buyerId))
    .where(inArray(orders.id, ids))
    .orderBy(orders.id);
  for (const { id, orderNo, salesmanId } of owners) {
    if (salesmanId === null) continue;
    const qty = shortages.reduce((sum, short) => sum + (short.orderId === id ? short.qty : 0), 0);
    await notifyStaff(tx, { id }, [salesmanId], {
      title: translate(DEFAULT_TAG, 'purchases.shortageTitle', { orderNo }),
      text: translate(DEFAULT_TAG, 'purchases.shortageText', { poNo, count: qty }),
    });
  }
}
