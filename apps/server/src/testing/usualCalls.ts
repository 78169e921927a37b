import { OFFERED_CONFIRMATIONS } from '@selvedge/domain/orders/orderStates';
import { type SQL, sql } from 'drizzle-orm';
import { exampleNamed } from '../contract/document';
import type { Operation } from '../contract/operations';
import type { Db } from '../db/pool';
import { textArray } from '../db/textArray';

/** What stands for a field of an example wherever it occurs: ids and versions of the demo house. */
type StandIn = Record<string, unknown>;

/** The request of an operation's `usual` example; undefined where it has no JSON body. */
export function usualBody({ id }: Operation): unknown {
  return exampleNamed(`${id}.request.usual`);
}

/** An example with its made-up values replaced by those of a house. */
export function replaced(value: unknown, standIn: StandIn): unknown {
  if (Array.isArray(value)) return value.map((one) => replaced(one, standIn));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      name in standIn ? standIn[name] : replaced(inner, standIn),
    ]),
  );
}

/** Goods of an open list that everybody sees, with plenty in stock. */
const GOODS = sql`select t.sku_id as "skuId", t.product_id as "productId", l.id as "listId", l.id as id,
    json_build_array(json_build_object('skuId', t.sku_id, 'listId', l.id, 'qty', 3)) as lines
  from lists l join list_items li on li.list_id = l.id join products p on p.id = li.product_id and p.deleted_at is null
  join stock t on t.product_id = p.id
  where l.published_at is not null and l.deleted_at is null and l.start_at < now() and l.close_at > now()
    and l.closed_at is null and l.visibility = 'ALL' and l.kind = 'SPOT' and l.delivery_method = 'MAINLAND'
    and l.min_order_mode = 'WARN' and li.price_cents is not null and t.on_hand - t.locked >= 3
  order by l.id, t.sku_id limit 1`;

/** A sheet of products, and those that wait to be taken over. */
const SENT = sql`select id from import_jobs where type = 'PRODUCT_IMPORT' order by id limit 1`;
const CHECKED = sql`select id from import_jobs where type = 'PRODUCT_IMPORT' and state = 'VALIDATED'`;

const ADDRESS = sql`select id, version, id as "addressId" from addresses
  where buyer_id = 'by-demo' and area_type = 'MAINLAND' and deleted_at is null order by id limit 1`;
const CART_LINE = sql`select id, version, qty, array[id] as "lineIds", array[id] as ids from cart_lines
  where buyer_id = 'by-demo' order by id limit 1`;
const DRAFT = sql`select id, version, array[id] as ids from drafts where owner_id = 'by-demo' order by id limit 1`;
const ORDER = sql`select id, id as "orderId", version from orders where buyer_id = 'by-demo' order by id limit 1`;
const PARCEL = sql`select s.id from shipments s join orders o on o.id = s.order_id
  where o.buyer_id = 'by-demo' and s.void_reason is null order by s.id limit 1`;
const SPARE = sql`select s.id, s.version, s.username, d.id as "deptId", array[r.id] as "roleIds" from staff s
  cross join depts d cross join roles r where s.username = 'spare' and s.deleted_at is null and r.code = 'GUEST' order by d.id limit 1`;

/** Orders of the demo buyer that wait for the customer; the version is the one of the order. */
const OFFERED = sql`select array[s.id] as "subOrderIds", o.version from sub_orders s join orders o on o.id = s.order_id
  where not s.cancelled and o.status = 'IN_PROGRESS' and o.buyer_id = 'by-demo'
    and s.confirmation = any(${textArray(OFFERED_CONFIRMATIONS)}) order by s.id limit 1`;

const subIn = (state: string) => sql`select s.id, s.version, array[s.id] as ids, '[]'::json as lines
  from sub_orders s join orders o on o.id = s.order_id
  where not s.cancelled and o.status = 'IN_PROGRESS' and s.confirmation = ${state} order by s.id limit 1`;

const together = (...parts: SQL[]) =>
  sql`select * from ${sql.join(
    parts.map((part, at) => sql`(${part}) as ${sql.identifier(`part${at}`)}`),
    sql` cross join `,
  )}`;

/** Rows of the demo house that operations can work on, as they are now; the first one counts. */
const ROWS: Readonly<Record<string, SQL>> = {
  frontLogisticsDetail: PARCEL,
  frontLogisticsTrack: PARCEL,
  frontOrderReorder: ORDER,
  frontPaymentList: ORDER,
  putExchangeRatesByName: sql`select name, version from exchange_rates where name = 'CNY'`,
  frontCartAdd: GOODS,
  frontCartCheck: CART_LINE,
  frontCartDel: CART_LINE,
  frontCartEdit: CART_LINE,
  frontExportCreate: sql`select "listId", '' as query from (${GOODS}) g`,
  frontInquiryConfirm: OFFERED,
  frontInquiryCreate: together(sql`select lines from (${GOODS}) g`, ADDRESS),
  frontInquiryDraftDel: DRAFT,
  frontInquiryDraftDetail: DRAFT,
  frontInquiryDraftSave: together(
    sql`select json_build_array(json_build_object('skuId', "skuId", 'productId', "productId", 'listId', "listId", 'qty', 3))
      as lines from (${GOODS}) g`,
    sql`select "addressId" from (${ADDRESS}) a`,
    DRAFT,
  ),
  frontInquiryPreview: together(sql`select lines from (${GOODS}) g`, ADDRESS),
  frontInquiryRefuse: OFFERED,
  frontListColumnsSet: GOODS,
  frontListDetail: GOODS,
  frontListFilters: GOODS,
  frontListProductPage: GOODS,
  commonPicture: GOODS,
  frontOrderCancel: sql`select id as "orderId", version from orders where status = 'IN_PROGRESS'
    and flow = 'TO_BE_CONFIRMED' and buyer_id = 'by-demo' order by id limit 1`,
  frontOrderDetail: ORDER,
  frontOrderLogs: ORDER,
  frontOrderSonDetail: sql`select s.id from sub_orders s join orders o on o.id = s.order_id
    where o.buyer_id = 'by-demo' order by s.id limit 1`,
  frontProductResolve: sql`select "listId" from (${GOODS}) g`,
  frontUserAddressDefaultSet: ADDRESS,
  frontUserAddressDel: sql`select array[id] as ids, id from addresses
    where buyer_id = 'by-demo' and deleted_at is null order by id desc limit 1`,
  frontUserAddressEdit: ADDRESS,
  frontUserUpdate: sql`select version from buyers where id = 'by-demo'`,
  putCustomersByIdIdentity: sql`select id, version from buyers where id = 'by-demo'`,
  postMenus: sql`select id as "parentId" from menus where type = 'MENU' order by id limit 1`,
  putMenusById: sql`select id, version, parent_id as "parentId", perm, route_name as "routeName", route_path as "routePath",
    component from menus where type = 'MENU' and route_name is not null and perm is not null order by id limit 1`,
  getJobsById: SENT,
  getJobsByIdFile: SENT,
  getJobsByIdRows: SENT,
  deleteJobsById: sql`${CHECKED} order by id desc limit 1`,
  postJobsByIdCommit: sql`${CHECKED} order by id limit 1`,
  postProductsImport: sql`select id as "supplierId" from suppliers order by id limit 1`,
  getMenusByIdForm: sql`select id from menus order by id limit 1`,
  deleteMenusById: sql`select id from menus where type = 'BUTTON' order by id desc limit 1`,
  getOrdersById: ORDER,
  getOrdersByIdBig: ORDER,
  getOrdersByIdLogs: ORDER,
  putOrdersByIdCancel: sql`select id, version from orders
    where status = 'IN_PROGRESS' and flow = 'TO_BE_CONFIRMED' order by id desc limit 1`,
  putSubOrdersBatchConfirm: subIn('AWAITING_PLATFORM'),
  putSubOrdersByIdAcknowledge: subIn('PLATFORM_CONFIRMED'),
  putSubOrdersByIdConfirm: subIn('AWAITING_PLATFORM'),
  putSubOrdersByIdOffer: subIn('RECEIPT_PENDING'),
  putSubOrdersByIdReject: subIn('AWAITING_PLATFORM'),
  postUsers: sql`select "deptId", "roleIds" from (${SPARE}) s`,
  putUsersById: SPARE,
  getUsersByIdForm: SPARE,
  patchUsersByIdPassword: SPARE,
  deleteUsersById: SPARE,
  postUsersImport: sql`select id as "deptId" from depts order by id limit 1`,
};

/** What of the demo house stands for the made-up values of an operation's example; null where it has nothing of the kind. */
export async function standInFor(db: Db, operation: Operation): Promise<StandIn | null> {
  const query = ROWS[operation.id];
  if (query === undefined) return {};
  const { rows } = await db.execute<StandIn>(query);
  return rows[0] ?? null;
}
