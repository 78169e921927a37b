import { type SQL, sql } from 'drizzle-orm';
import { type DemoRows, PRODUCTS, ADDRESS } from './parts';

const FUTURES = sql`select id, version from orders where kind = 'FUTURES' and status = 'IN_PROGRESS' order by id limit 1`;

const CART_LINE = sql`select id, version, qty, array[id] as "lineIds", array[id] as ids from cart_lines
  where buyer_id = 'by-demo' order by id limit 1`;

const DRAFT = sql`select id, version, array[id] as ids from drafts where owner_id = 'by-demo' order by id limit 1`;

const ORDER = sql`select id, id as "orderId", version from orders where buyer_id = 'by-demo' order by id limit 1`;

const PARCEL = sql`select s.id from shipments s join orders o on o.id = s.order_id
  where o.buyer_id = 'by-demo' and s.void_reason is null order by s.id limit 1`;

const together = (...parts: SQL[]) =>
  sql`select * from ${sql.join(
    parts.map((part, at) => sql`(${part}) as ${sql.identifier(`part${at}`)}`),
    sql` cross join `,
  )}`;

const STAFF_ORDER = together(
  sql`select lines, 'by-demo' as "customerId", array[]::text[] as "notifyUserIds" from (${PRODUCTS}) g`,
  ADDRESS,
);

/** Rows of the demo data for carts, drafts and orders. */
export const ORDER_ROWS: DemoRows = {
  frontLogisticsDetail: PARCEL,
  frontLogisticsTrack: PARCEL,
  frontOrderReorder: ORDER,
  frontOrderComment: ORDER,
  frontOrderFuturesDetail: sql`select id from orders where kind = 'FUTURES' and buyer_id = 'by-demo' order by id limit 1`,
  getFuturesOrdersById: FUTURES,
  putFuturesOrdersByIdArrival: sql`select id, version, (now() + interval '30 days')::date::text as "expectedArrival" from (${FUTURES}) f`,
  frontPaymentList: ORDER,
  frontCartAdd: PRODUCTS,
  frontCartCheck: CART_LINE,
  frontCartDel: CART_LINE,
  frontCartEdit: CART_LINE,
  frontInquiryCreate: together(sql`select lines from (${PRODUCTS}) g`, ADDRESS),
  frontInquiryDraftDel: DRAFT,
  frontInquiryDraftDetail: DRAFT,
  frontInquiryDraftSave: together(
    sql`select json_build_array(json_build_object('skuId', "skuId", 'productId', "productId", 'listId', "listId", 'qty', 3))
      as lines from (${PRODUCTS}) g`,
    sql`select "addressId" from (${ADDRESS}) a`,
    DRAFT,
  ),
  frontInquiryPreview: together(sql`select lines from (${PRODUCTS}) g`, ADDRESS),
  frontOrderDetail: ORDER,
  frontOrderLogs: ORDER,
  frontOrderSonDetail: sql`select s.id from sub_orders s join orders o on o.id = s.order_id
    where o.buyer_id = 'by-demo' order by s.id limit 1`,
  getOrdersById: ORDER,
  getOrdersByIdBig: ORDER,
  postOrders: STAFF_ORDER,
  postProductsOrders: STAFF_ORDER,
  postOrdersPreview: together(sql`select lines, 'by-demo' as "customerId" from (${PRODUCTS}) g`, ADDRESS),
  getCartsByCustomerId: sql`select buyer_id as "customerId" from cart_lines order by id limit 1`,
  postCartsByCustomerIdOrders: sql`select c.buyer_id as "customerId", a.id as "addressId", array[]::text[] as "notifyUserIds",
      json_build_array(json_build_object('id', c.id, 'priceCents', i.price_cents)) as lines
    from cart_lines c join lists l on l.id = c.list_id join list_items i on i.list_id = l.id and i.product_id = c.product_id
      join stock t on t.sku_id = c.sku_id join addresses a on a.buyer_id = c.buyer_id and a.deleted_at is null
    where l.published_at is not null and l.deleted_at is null and l.start_at < now() and l.close_at > now() and l.closed_at is null
      and l.kind = 'SPOT' and l.delivery_method = 'HK_MACAO' and a.area_type = 'HK_MACAO_TW' and i.price_cents is not null
      and t.on_hand - t.locked >= c.qty order by c.id limit 1`,
  getOrdersByIdLogs: ORDER,
  postOrdersByIdComments: ORDER,
  getSubOrdersByIdPick: sql`select id from sub_orders order by id limit 1`,
  putSubOrdersByIdOffer: sql`select s.id, s.version, '[]'::json as lines
    from sub_orders s join orders o on o.id = s.order_id
    where not s.cancelled and o.status = 'IN_PROGRESS' and s.confirmation = 'RECEIPT_PENDING' order by s.id limit 1`,
};
