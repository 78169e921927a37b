import type { OrderLineColumn } from '@selvedge/domain/sheets/exportColumns';
import { lineCents } from '@selvedge/domain/money/money';
import { eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../db/pool';
import { buyers, teams } from '../../../db/schema/accounts';
import { lists } from '../../../db/schema/lists';
import { orderLines, orders, subOrders } from '../../../db/schema/orders';
import type { StreamCell } from '../../../sheets/stream/messages';
import { localised, translate } from '../../../messages/translate';
import { type Plan, batchOf } from '../read/plans';
import { exportColumn, PICTURE_COLUMN } from './columns';
import { pictureCells } from './pictures';
import type { RowSource } from './rowSource';

function readLines(db: Queryable, ids: readonly string[]) {
  return db
    .select({
      line: orderLines,
      sub: subOrders,
      order: orders,
      orderer: buyers.nickname,
      username: buyers.username,
      company: buyers.companyName,
      team: teams.name,
      listName: lists.name,
      listNameEn: lists.nameEn,
    })
    .from(orderLines)
    .innerJoin(subOrders, eq(subOrders.id, orderLines.subOrderId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(buyers, eq(buyers.id, orders.buyerId))
    .innerJoin(lists, eq(lists.id, subOrders.listId))
    .leftJoin(teams, eq(teams.id, orders.teamId))
    .where(inArray(orderLines.id, [...ids]));
}

type LineRow = Awaited<ReturnType<typeof readLines>>[number];

/**
 * Returns the amount of a line in EUR cents: of its confirmed pieces after the order was confirmed, of the requested pieces before that.
 */
function amountOf({ line, order }: LineRow): number {
  const qty = order.confirmedAt === null ? line.askedQty : line.confirmedQty;
  return qty === 0 ? 0 : lineCents(line.priceCents, qty) - line.discountCents;
}

type Cells = Record<Exclude<OrderLineColumn, 'image'>, (row: LineRow) => StreamCell>;

function cellsOf({ language }: Plan): Cells {
  return {
    orderNo: ({ order }) => order.orderNo,
    createdAt: ({ order }) => ({ moment: order.createdAt }),
    orderer: ({ orderer, username }) => orderer || username,
    company: ({ company }) => company,
    team: ({ team }) => team,
    status: ({ order }) => translate(language, `statuses.status.${order.status}`),
    flow: ({ order: { flow } }) => (flow === null ? null : translate(language, `statuses.flow.${flow}`)),
    payment: ({ order }) => translate(language, `statuses.payment.${order.paymentStatus}`),
    subNo: ({ sub }) => sub.subNo,
    list: ({ listName, listNameEn }) => localised(language, listName, listNameEn),
    warehouse: ({ sub }) => sub.warehouseId,
    confirmation: ({ sub }) =>
      sub.cancelled
        ? translate(language, 'statuses.status.CANCELLED')
        : translate(language, `statuses.confirmation.${sub.confirmation}`),
    intlCode: ({ line }) => line.intlCode,
    brand: ({ line }) => line.brandName,
    name: ({ line }) => localised(language, line.name, line.nameEn),
    color: ({ line }) => localised(language, line.color, line.colorEn),
    size: ({ line }) => line.size,
    askedQty: ({ line }) => ({ count: line.askedQty }),
    confirmedQty: ({ line }) => ({ count: line.confirmedQty }),
    shippedQty: ({ line }) => ({ count: line.shippedQty }),
    priceCents: ({ line }) => ({ cents: line.priceCents }),
    discountCents: ({ line }) => ({ cents: line.discountCents }),
    amountCents: (row) => ({ cents: amountOf(row) }),
  };
}

/** Returns order lines as staff export them: one row per line, with the columns of its order first. */
export function orderLineRows(db: Queryable, plan: Plan): RowSource {
  const chosen = plan.columns as OrderLineColumn[];
  const cells = cellsOf(plan);
  return {
    columns: chosen.map((key) => exportColumn(plan.language, key)),
    async rows(from, to) {
      const { ids } = await batchOf(db, plan.id, from, to);
      const byId = new Map((await readLines(db, ids)).map((row) => [row.line.id, row]));
      const rows = ids.flatMap((id) => byId.get(id) ?? []);
      const picture = chosen.includes(PICTURE_COLUMN)
        ? await pictureCells(db, plan, [...new Set(rows.map(({ line }) => line.productId))])
        : () => null;
      return rows.map((row) =>
        chosen.map((key) => (key === 'image' ? picture(row.line.productId) : cells[key](row))),
      );
    },
  };
}
