import type { components } from '@selvedge/api-spec/types';
import { and, desc, eq, gte, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { numberLike } from '../../../db/codeLike';
import { indexedFoldedLike } from '../../../db/foldedLike';
import { foundIn, type Place } from '../../../db/foundIn';
import { orderTerms, type Sorting } from '../../../db/ordering';
import { type Page, rowsOf } from '../../../db/paging';
import type { Queryable } from '../../../db/pool';
import { shipments } from '../../../db/schema/fulfilment';
import { orders } from '../../../db/schema/orders';
import { ordersInScope } from '../../orders/read/access';
import type { ShipmentRow } from '../../orders/read/shipments';
import type { Viewer } from '../../orders/read/presenters';
import { viewerOf } from '../../orders/read/viewer';
import { staffShipments } from './presenters';
import { todayOf } from './waiting';

type State = components['schemas']['StaffShipmentState'];

const SORTS = {
  shippedAt: shipments.shippedAt,
  deliveredAt: shipments.deliveredAt,
  shipmentNo: shipments.shipmentNo,
  courier: shipments.courier,
};

/** Filter and sorting of the page of shipments. */
export interface ShipmentFilter extends Page, Sorting<keyof typeof SORTS> {
  keywords?: string;
  orderId?: string;
  subOrderId?: string;
  courier?: string;
  warehouseId?: string;
  state?: State;
  late?: boolean;
  from?: string;
  to?: string;
}

const IN_STATE: Readonly<Record<State, SQL | undefined>> = {
  VOIDED: isNotNull(shipments.voidedAt),
  DELIVERED: and(isNull(shipments.voidedAt), isNotNull(shipments.deliveredAt)),
  ON_THE_WAY: and(isNull(shipments.voidedAt), isNull(shipments.deliveredAt)),
};

const whenGiven = <T>(value: T | undefined, make: (value: T) => SQL | undefined): SQL | undefined =>
  value === undefined ? undefined : make(value);

/** Returns one shipment as staff see it. */
export async function staffShipment(ctx: Context, db: Queryable, row: ShipmentRow) {
  const [shape] = await staffShipments(db, [row], viewerOf(ctx), mayEdit(ctx), ctx.now);
  if (shape === undefined) throw new Error('the consignment has no shape');
  return shape;
}

const mayEdit = (ctx: Pick<Context, 'can'>) => ({ edit: ctx.can('biz:shipment:edit') });

/**
 * Returns the condition of keywords on shipments: by their numbers, the order number, and the consignee for viewers who may see it;
 * undefined without keywords.
 */
function matching(
  keywords: string | undefined,
  { contact }: Pick<Viewer, 'contact'>,
  scope: SQL | undefined,
) {
  const words = keywords?.trim() ?? '';
  if (words === '') return undefined;
  const ofOrder = sql`join ${orders} on ${orders.id} = ${shipments.orderId}`;
  const places: Place[] = [
    [ofOrder, numberLike(shipments.shipmentNo, words)],
    [ofOrder, numberLike(shipments.trackingNo, words)],
    [ofOrder, numberLike(orders.orderNo, words)],
    [ofOrder, contact ? indexedFoldedLike(orders.consignee, words) : undefined],
  ];
  return foundIn(shipments, places, scope);
}

/** Returns one page of the shipments of all orders that the caller may see, newest first unless sorted otherwise. */
export async function staffShipmentPage(ctx: Context, filter: ShipmentFilter) {
  const { pageNum, pageSize } = filter;
  const viewer = viewerOf(ctx);
  const scope = ordersInScope(ctx.staff);
  const where = and(
    scope,
    matching(filter.keywords, viewer, scope),
    whenGiven(filter.orderId, (value) => eq(shipments.orderId, value)),
    whenGiven(filter.subOrderId, (value) => eq(shipments.subOrderId, value)),
    whenGiven(filter.courier, (value) => eq(shipments.courier, value)),
    whenGiven(
      filter.warehouseId,
      (value) =>
        sql`${shipments.subOrderId} in (select s.id from sub_orders s where s.warehouse_id = ${value})`,
    ),
    whenGiven(filter.state, (value) => IN_STATE[value]),
    whenGiven(
      filter.late,
      (value) => sql`(${IN_STATE.ON_THE_WAY} and exists (select 1 from sub_orders s
      where s.id = ${shipments.subOrderId} and s.receive_estimate < ${todayOf(ctx)}::date)) = ${value}`,
    ),
    whenGiven(filter.from, (value) => gte(shipments.shippedAt, new Date(value))),
    whenGiven(filter.to, (value) => lt(shipments.shippedAt, new Date(value))),
  );
  const order = orderTerms(filter, {
    columns: SORTS,
    usual: { field: 'shippedAt', direction: 'desc' },
    nullsLast: true,
    ties: [desc(shipments.id)],
  });
  const { limit, offset } = rowsOf(filter);
  const found = () =>
    ctx.db
      .select({ shipment: shipments })
      .from(shipments)
      .innerJoin(orders, eq(orders.id, shipments.orderId))
      .where(where);
  const rows = await found()
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const list = await staffShipments(
    ctx.db,
    rows.map(({ shipment }) => shipment),
    viewer,
    mayEdit(ctx),
    ctx.now,
  );
  return { list, total: await ctx.db.$count(found().as('found')), pageNum, pageSize };
}
