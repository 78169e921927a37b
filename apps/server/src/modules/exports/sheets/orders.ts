import type { OrderExportColumn } from '@selvedge/domain/sheets/exportColumns';
import { inArray } from 'drizzle-orm';
import type { Queryable } from '../../../db/pool';
import { orders } from '../../../db/schema/orders';
import type { StreamCell } from '../../../sheets/stream/messages';
import { translate } from '../../../messages/translate';
import { orderRows as readOrderRows } from '../../orders/read/detail';
import type { Order } from '../../orders/read/bundle';
import type { Viewer } from '../../orders/read/presenters';
import { type Plan, batchOf } from '../read/plans';
import { exportColumn } from './columns';
import type { RowSource } from './rowSource';

/** Stored order with the names that the order page shows with it. */
interface OrderRow {
  order: Order;
  orderer: string;
  lists: readonly { name: unknown }[];
}

/** Returns the functions that write the cells of an order in the language of the plan and with or without prices. */
function cellsOf({ language, priced }: Plan): Record<OrderExportColumn, (row: OrderRow) => StreamCell> {
  const money = (cents: number): StreamCell => (priced ? { cents } : null);
  return {
    orderNo: ({ order }) => order.orderNo,
    ordererNickname: ({ orderer }) => orderer,
    lists: ({ lists }) => lists.map(({ name }) => String(name)).join(', '),
    createdAt: ({ order }) => ({ moment: order.createdAt }),
    status: ({ order }) => translate(language, `statuses.status.${order.status}`),
    flow: ({ order: { flow } }) => (flow === null ? null : translate(language, `statuses.flow.${flow}`)),
    qty: ({ order }) => ({ count: order.confirmedAt ? order.confirmedQty : order.askedQty }),
    askedQty: ({ order }) => ({ count: order.askedQty }),
    confirmedQty: ({ order }) => ({ count: order.confirmedQty }),
    valueCents: ({ order }) => money(order.confirmedAt ? order.confirmedValueCents : order.askedValueCents),
    askedValueCents: ({ order }) => money(order.askedValueCents),
    confirmedValueCents: ({ order }) => money(order.confirmedValueCents),
    discountCents: ({ order }) => money(order.discountCents),
    payableCents: ({ order }) => money(order.payableCents),
    paidCents: ({ order }) => money(order.paidCents),
    paymentStatus: ({ order }) => translate(language, `statuses.payment.${order.paymentStatus}`),
  };
}

/** Returns orders as the order page lists them. */
export function orderRows(db: Queryable, plan: Plan): RowSource {
  const { language, priced } = plan;
  const chosen = plan.columns as OrderExportColumn[];
  const cells = cellsOf(plan);
  const viewer: Viewer = { actor: { side: 'buyer', perms: [] }, language, priced, contact: true };
  return {
    columns: chosen.map((key) => exportColumn(language, key)),
    async rows(from, to) {
      const { ids } = await batchOf(db, plan.id, from, to);
      const found = await db.select().from(orders).where(inArray(orders.id, ids));
      const byId = new Map(found.map((order) => [order.id, order]));
      const stored = ids.flatMap((id) => byId.get(id) ?? []);
      const rows = await readOrderRows(db, stored, viewer);
      return stored.map((order, at) => {
        const { ordererNickname = '', lists = [] } = rows[at] ?? {};
        const row = { order, orderer: String(ordererNickname), lists };
        return chosen.map((key) => cells[key](row));
      });
    },
  };
}
