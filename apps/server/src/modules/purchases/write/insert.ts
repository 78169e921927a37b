import type { Context } from '../../../contract/handlers';
import { insertBulk } from '../../../db/bulk';
import { newId } from '../../../db/ids';
import type { Tx } from '../../../db/pool';
import { record } from '../../../db/records';
import { purchaseOrderLines, purchaseOrders } from '../../../db/schema/purchasing';
import type { PurchaseBundle, PurchaseLine } from '../machine/call';

/** Draft of a purchase order to insert. */
interface Draft {
  poNo: string;
  supplierId: string;
  expectedAt: string;
  note: string;
  lines: readonly Pick<PurchaseLine, 'productId' | 'skuId' | 'qty' | 'costCents'>[];
}

/** Returns a new line of a purchase order. */
export function newLine(
  purchaseOrderId: string,
  position: number,
  { productId, skuId, qty, costCents }: Draft['lines'][number],
): PurchaseLine {
  const none = { receivedQty: 0, defectQty: 0 };
  return { id: newId(), purchaseOrderId, position, productId, skuId, qty, costCents, ...none };
}

/** Inserts a draft with its operation record. */
export async function insertDraft(ctx: Context, tx: Tx, draft: Draft): Promise<PurchaseBundle> {
  const { poNo, supplierId, expectedAt, note } = draft;
  const id = newId();
  const [order] = await tx
    .insert(purchaseOrders)
    .values({
      id,
      poNo,
      supplierId,
      expectedAt,
      note,
      createdBy: ctx.actor.name,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    })
    .returning();
  if (order === undefined) throw new Error('the purchase order was not stored');
  const lines = draft.lines.map((line, position) => newLine(id, position, line));
  await insertBulk(tx, purchaseOrderLines, lines);
  await record(tx, {
    entity: 'purchaseOrder',
    entityId: id,
    action: 'add',
    actor: ctx.actor,
    after: { poNo, expectedAt, lines: lines.length, qty: lines.reduce((sum, { qty }) => sum + qty, 0) },
    at: ctx.now,
  });
  return { order, lines };
}
