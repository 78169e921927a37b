import { OFFERED_CONFIRMATIONS } from '@selvedge/domain/orders/orderStates';
import { type SQL, sql } from 'drizzle-orm';
import { exampleNamed } from '../contract/document';
import type { Operation } from '../contract/operations';
import type { Db } from '../db/pool';
import { textArray } from '../db/textArray';
import { PASSWORD } from './people';

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

const PRODUCT = sql`select id from products where deleted_at is null order by id limit 1`;
const BRAND = sql`select id from brands order by id limit 1`;

const ADDRESS = sql`select id, version, id as "addressId" from addresses
  where buyer_id = 'by-demo' and area_type = 'MAINLAND' and deleted_at is null order by id limit 1`;
const FUTURES = sql`select id, version from orders where kind = 'FUTURES' and status = 'IN_PROGRESS' order by id limit 1`;
const ACCOUNT = sql`select id, version, account_no as "accountNo" from payment_accounts where deleted_at is null`;
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

const TEAM = sql`select t.id, t.version, t.manager_id as "userId", array_agg(m.buyer_id) as "memberIds"
  from teams t join team_members m on m.team_id = t.id group by t.id order by t.id limit 1`;

const CUSTOMER = sql`select id, version, salesperson_id as "salesmanId" from buyers where username = 'park'`;

const together = (...parts: SQL[]) =>
  sql`select * from ${sql.join(
    parts.map((part, at) => sql`(${part}) as ${sql.identifier(`part${at}`)}`),
    sql` cross join `,
  )}`;

const STAFF_ORDER = together(
  sql`select lines, 'by-demo' as "customerId", array[]::text[] as "notifyUserIds" from (${GOODS}) g`,
  ADDRESS,
);

/** A list of the demo buyer's own with goods of it, in a status. */
const ownList = (
  status: 'draft' | 'open' | 'closed',
) => sql`select l.id, l.id as "listId", l.version, li.product_id as "productId"
  from lists l join list_items li on li.list_id = l.id
  where l.owner_id = 'by-demo' and l.deleted_at is null and ${
    status === 'draft'
      ? sql`l.published_at is null`
      : sql`l.published_at is not null and (l.close_at > now() and l.closed_at is null) = ${status === 'open'}`
  } order by l.id, li.position limit 1`;

/** A list of anybody with goods of it, in a status, as staff reach it. */
const anyList = (status: 'draft' | 'open' | 'closed') => sql`select l.id, l.version, l.kind,
    json_build_array(json_build_object('productId', li.product_id, 'priceCents', 9900)) as prices,
    json_build_array(json_build_object('productId', li.product_id)) as add, array['none'] as remove
  from lists l join list_items li on li.list_id = l.id join products p on p.id = li.product_id and p.deleted_at is null
  where l.deleted_at is null and ${
    status === 'draft'
      ? sql`l.published_at is null and l.close_at > now()`
      : sql`l.published_at is not null and (l.close_at > now() and l.closed_at is null) = ${status === 'open'}`
  } order by l.owner_type desc, l.id, li.position limit 1`;
const SOON = sql`(now() + interval '30 days')::date::text as "expectedAt"`;
const purchaseIn = (status: string) => sql`select o.id, o.version, o.supplier_id as "supplierId", ${SOON},
  json_agg(json_build_object('skuId', l.sku_id, 'qty', l.qty, 'costCents', l.cost_cents)) as lines
  from purchase_orders o join purchase_order_lines l on l.purchase_order_id = o.id
  where o.status = ${status} group by o.id order by o.id limit 1`;
const ROLE = sql`select r.id, r.version, r.code, r.name, array['m-goods'] as "menuIds" from roles r where r.code = 'GUEST'`;
const DEPT = sql`select d.id, d.version, d.code, d.name, d.parent_id as "parentId" from depts d
  where d.parent_id is not null order by d.id limit 1`;
const DICT = sql`select id, version, code, name, 'ENABLED' as status from dicts order by code limit 1`;
const WORD = sql`select w.id as "itemId", w.version, w.code, w.value, 'ENABLED' as status from dict_items w
  where w.code = 'gender' order by w.sort limit 1`;
const HOUSE_NOTICE = sql`select n.id, n.version, array[t.id] as ids from house_notices n cross join teams t
  where n.status = 'DRAFT' order by n.id, t.id limit 1`;
const OWN_PROFILE = sql`select version, coalesce(email, '') as email from staff where username = 'root'`;

/** Rows of the demo house that operations can work on, as they are now; the first one counts. */
const ROWS: Readonly<Record<string, SQL>> = {
  frontLogisticsDetail: PARCEL,
  postUsersFactor: sql`select ${PASSWORD} as password`,
  getProductsByIdForm: PRODUCT,
  putProductsById: sql`select p.id, p.version, p.supplier_id as "supplierId", p.intl_code as "intlCode", p.brand_id as "brandId",
      p.category_id as "categoryId", p.warehouse_id as "warehouseId", array[]::text[] as images,
      c.name as color, c.name_en as "colorEn",
      (select json_agg(json_build_object('skuId', k.id, 'size', k.size) order by k.position) from skus k where k.product_id = p.id) as sizes
    from products p join colors c on c.id = p.color_id where p.deleted_at is null order by p.id limit 1`,
  postProducts: sql`select s.id as "supplierId", b.id as "brandId", c.id as "categoryId", w.id as "warehouseId", array[]::text[] as images
    from suppliers s cross join brands b cross join categories c cross join warehouses w order by s.id, b.id, c.id, w.id limit 1`,
  patchProductsBatch: sql`select array[id] as ids from products where deleted_at is null order by id limit 1`,
  deleteProductsById: sql`select id from products p where deleted_at is null
      and not exists (select 1 from list_items i where i.product_id = p.id)
      and not exists (select 1 from order_lines o where o.product_id = p.id) order by id limit 1`,
  getBrandsByIdForm: BRAND,
  postBrands: sql`select 'Maison ' || md5(random()::text) as name`,
  putBrandsById: sql`select id, version, name, null::text as logo from brands order by id limit 1`,
  deleteBrandsById: sql`select id from brands b where not exists (select 1 from products p where p.brand_id = b.id) limit 1`,
  postCategories: sql`select null::text as "parentId", md5(random()::text) as name, md5(random()::text) as "nameEn"`,
  putCategoriesById: sql`select id, version, parent_id as "parentId", name, name_en as "nameEn" from categories order by id limit 1`,
  deleteCategoriesById: sql`select id from categories c where not exists (select 1 from products p where p.category_id = c.id) limit 1`,
  getProductsByIdMovements: PRODUCT,
  postStockCorrections: sql`select t.sku_id as "skuId" from stock t join products p on p.id = t.product_id
    where t.on_hand > t.locked and p.deleted_at is null order by t.sku_id limit 1`,
  frontLogisticsTrack: PARCEL,
  frontOrderReorder: ORDER,
  frontOrderComment: ORDER,
  frontOrderFuturesDetail: sql`select id from orders where kind = 'FUTURES' and buyer_id = 'by-demo' order by id limit 1`,
  getFuturesOrdersById: FUTURES,
  putFuturesOrdersByIdArrival: sql`select id, version, (now() + interval '30 days')::date::text as "expectedArrival" from (${FUTURES}) f`,
  putFuturesOrdersByIdConvert: FUTURES,
  putPaymentAccountsById: sql`${ACCOUNT} order by id limit 1`,
  deletePaymentAccountsById: sql`${ACCOUNT} order by id desc limit 1`,
  frontPaymentList: ORDER,
  putConfigById: sql`select 'surchargeTiers' as id, 1 as version`,
  putExchangeRatesByName: sql`select name, version from exchange_rates where name = 'CNY'`,
  frontProductNotify: GOODS,
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
  frontListClose: ownList('open'),
  frontListReopen: sql`select *, to_char((now() + interval '9 days') at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "closeAt" from (${ownList('closed')}) l`,
  frontListPublish: ownList('draft'),
  frontListDel: ownList('draft'),
  frontListItemEdit: sql`select "listId", version, json_build_array(json_build_object('productId', "productId")) as add
    from (${ownList('draft')}) l`,
  frontListItemPrice: ownList('draft'),
  frontListShareCreate: sql`select *, to_char((now() + interval '2 days') at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "expiresAt" from (${ownList('open')}) l`,
  frontListShareRevoke: sql`select id from list_shares order by id desc limit 1`,
  frontListShare: sql`select code from list_shares where revoked_at is null order by id limit 1`,
  frontListShareProductPage: sql`select code from list_shares where revoked_at is null and open_to_all limit 1`,
  frontListSharePage: ownList('open'),
  getListsById: anyList('open'),
  postLists: sql`select array[id] as "visibleTo" from teams order by id limit 1`,
  putListsById: sql`select *, to_char((now() + interval '9 days') at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "closeAt" from (${anyList('draft')}) l`,
  putListsByIdPublish: anyList('draft'),
  putListsByIdClose: anyList('open'),
  putListsByIdReopen: sql`select *, to_char((now() + interval '9 days') at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "closeAt" from (${anyList('closed')}) l`,
  deleteListsById: sql`select l.id from lists l where l.published_at is null and l.deleted_at is null
    and not exists (select 1 from list_items i where i.list_id = l.id) order by l.id limit 1`,
  getListsByIdProductsPage: anyList('open'),
  putListsByIdProducts: anyList('draft'),
  getListsByIdExport: anyList('open'),
  getListsByIdShares: anyList('open'),
  postListsByIdShares: sql`select *, to_char((now() + interval '2 days') at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "expiresAt" from (${anyList('open')}) l`,
  deleteListsSharesById: sql`select id from list_shares order by id desc limit 1`,
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
  frontFilterDel: sql`select id from saved_filters where buyer_id = 'by-demo' order by id limit 1`,
  frontProductDetail: sql`select "productId" as id, "listId" from (${GOODS}) g`,
  frontProductResolve: sql`select "listId" from (${GOODS}) g`,
  frontUserAddressDefaultSet: ADDRESS,
  frontUserAddressDel: sql`select array[id] as ids, id from addresses
    where buyer_id = 'by-demo' and deleted_at is null order by id desc limit 1`,
  frontUserAddressEdit: ADDRESS,
  frontUserUpdate: sql`select version from buyers where id = 'by-demo'`,
  putCustomersByIdIdentity: sql`select id, version from buyers where id = 'by-demo'`,
  getTeamsById: TEAM,
  putTeamsById: TEAM,
  patchTeamsByIdLeader: TEAM,
  getTeamsByIdCreditPage: TEAM,
  postTeamsByIdCredit: TEAM,
  deleteTeamsById: sql`select t.id from teams t where t.deleted_at is null and t.credit_balance_cents = 0
    and not exists (select 1 from orders o where o.team_id = t.id) order by t.created_at desc limit 1`,
  postTeams: sql`select b.id as "leaderId", array[]::text[] as "memberIds" from buyers b
    where not exists (select 1 from team_members m where m.buyer_id = b.id) order by b.id limit 1`,
  getCustomersById: CUSTOMER,
  putCustomersById: CUSTOMER,
  patchCustomersByIdStatus: sql`select id from buyers where username = 'tan'`,
  patchCustomersByIdPhone: CUSTOMER,
  postSalesmenByUserIdCode: sql`select id as "userId" from staff where username = 'sales'`,
  postMenus: sql`select id as "parentId" from menus where type = 'MENU' order by id limit 1`,
  putMenusById: sql`select id, version, parent_id as "parentId", perm, route_name as "routeName", route_path as "routePath",
    component from menus where type = 'MENU' and route_name is not null and perm is not null order by id limit 1`,
  postSuppliers: sql`select 'LANIFICIO' as code, 'Lanificio del Lago S.p.A.' as name, 'LL' as "warehousePrefix"`,
  getSuppliersByIdForm: sql`select id from suppliers order by id limit 1`,
  putSuppliersById: sql`select id, version, code, name, warehouse_prefix as "warehousePrefix" from suppliers order by id limit 1`,
  deleteSuppliersById: sql`select id from suppliers where code = 'LANIFICIO'`,
  postPurchasesOrders: sql`select p.supplier_id as "supplierId", array[l.sku_id] as "needIds", ${SOON}
    from order_lines l join sub_orders s on s.id = l.sub_order_id join orders o on o.id = l.order_id join products p on p.id = l.product_id
    where s.confirmation = 'CONFIRMED' and not s.cancelled and o.status = 'IN_PROGRESS'
      and l.confirmed_qty > l.shipped_qty + l.closed_qty and not exists (select 1 from purchase_covers c where c.order_line_id = l.id)
    order by l.id limit 1`,
  postPurchaseOrders: sql`select p.supplier_id as "supplierId", ${SOON},
    json_build_array(json_build_object('skuId', k.id, 'qty', 12, 'costCents', 19400)) as lines
    from products p join skus k on k.product_id = p.id where p.deleted_at is null order by k.id limit 1`,
  getPurchaseOrdersById: sql`select id from purchase_orders order by id limit 1`,
  putPurchaseOrdersById: purchaseIn('DRAFT'),
  putPurchaseOrdersByIdStatus: purchaseIn('DRAFT'),
  postPurchaseOrdersByIdReceipts: sql`select o.id, array[]::text[] as "fileIds",
    json_build_array(json_build_object('id', l.id, 'goodQty', 1, 'defectQty', 0)) as lines
    from purchase_orders o join purchase_order_lines l on l.purchase_order_id = o.id
    where o.status = 'ACKNOWLEDGED' order by o.id, l.id limit 1`,
  patchMenusById: sql`select id from menus where id = 'm-goods'`,
  getRolesByIdForm: ROLE,
  putRolesById: ROLE,
  putRolesByIdStatus: ROLE,
  getRolesByIdMenuIds: ROLE,
  putRolesByIdMenus: ROLE,
  deleteRolesById: sql`select id from roles r where not exists (select 1 from staff_roles h where h.role_id = r.id)
    and r.code <> 'ROOT' order by r.id limit 1`,
  getDeptByIdForm: DEPT,
  postDept: sql`select id as "parentId" from depts where parent_id is null limit 1`,
  putDeptById: DEPT,
  deleteDeptById: sql`select id from depts d where not exists (select 1 from staff s where s.dept_id = d.id)
    and not exists (select 1 from depts c where c.parent_id = d.id) order by d.id limit 1`,
  getDictsByIdForm: DICT,
  putDictsById: DICT,
  getDictsByCodeItems: WORD,
  getDictsByCodeItemsPage: WORD,
  getDictsByCodeItemsByItemIdForm: WORD,
  putDictsByCodeItemsByItemId: WORD,
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
  postOrders: STAFF_ORDER,
  postProductsOrders: STAFF_ORDER,
  postOrdersPreview: together(sql`select lines, 'by-demo' as "customerId" from (${GOODS}) g`, ADDRESS),
  getCartsByCustomerId: sql`select buyer_id as "customerId" from cart_lines order by id limit 1`,
  postCartsByCustomerIdOrders: sql`select c.buyer_id as "customerId", a.id as "addressId", array[]::text[] as "notifyUserIds",
      json_build_array(json_build_object('id', c.id, 'priceCents', i.price_cents)) as lines
    from cart_lines c join lists l on l.id = c.list_id join list_items i on i.list_id = l.id and i.product_id = c.product_id
      join stock t on t.sku_id = c.sku_id join addresses a on a.buyer_id = c.buyer_id and a.deleted_at is null
    where l.published_at is not null and l.deleted_at is null and l.start_at < now() and l.close_at > now() and l.closed_at is null
      and l.kind = 'SPOT' and l.delivery_method = 'HK_MACAO' and a.area_type = 'HK_MACAO_TW' and i.price_cents is not null
      and t.on_hand - t.locked >= c.qty order by c.id limit 1`,
  putOrdersByIdBig: sql`select s.order_id as id, json_build_array(json_build_object('id', s.id, 'version', s.version, 'lines',
      (select json_agg(json_build_object('id', l.id, 'confirmedQty', l.asked_qty)) from order_lines l where l.sub_order_id = s.id)))
    as subs from (${subIn('AWAITING_PLATFORM')}) w join sub_orders s on s.id = w.id`,
  putOrdersByIdLines: sql`select o.id, o.version, json_build_array(json_build_object('id', l.id, 'qty', l.asked_qty)) as lines
    from (${subIn('AWAITING_PLATFORM')}) w join sub_orders s on s.id = w.id join orders o on o.id = s.order_id
      join order_lines l on l.sub_order_id = s.id where o.payment_status = 'UNPAID' order by l.id limit 1`,
  postOrdersByIdCloudProducts: sql`select o.id, o.version, s.list_id as "listId",
      json_build_array(json_build_object('skuId', t.sku_id, 'qty', 1)) as items
    from (${subIn('AWAITING_PLATFORM')}) w join sub_orders s on s.id = w.id join orders o on o.id = s.order_id
      join products p on p.kind = o.kind and p.deleted_at is null and p.wholesale_price_cents is not null
      join stock t on t.product_id = p.id and t.on_hand > t.locked
    where o.payment_status = 'UNPAID' and not exists (select 1 from order_lines l where l.order_id = o.id and l.sku_id = t.sku_id)
    order by t.sku_id limit 1`,
  getOrdersByIdLogs: ORDER,
  postOrdersByIdComments: ORDER,
  putOrdersByIdCancel: sql`select id, version from orders
    where status = 'IN_PROGRESS' and flow = 'TO_BE_CONFIRMED' order by id desc limit 1`,
  getSubOrdersByIdPick: sql`select id from sub_orders order by id limit 1`,
  putSubOrdersBatchConfirm: subIn('AWAITING_PLATFORM'),
  putSubOrdersByIdAcknowledge: subIn('PLATFORM_CONFIRMED'),
  putSubOrdersByIdConfirm: subIn('AWAITING_PLATFORM'),
  putSubOrdersByIdOffer: subIn('RECEIPT_PENDING'),
  putSubOrdersByIdReject: subIn('AWAITING_PLATFORM'),
  getNoticesByIdForm: HOUSE_NOTICE,
  putNoticesById: HOUSE_NOTICE,
  putNoticesByIdPublish: HOUSE_NOTICE,
  putNoticesByIdRevoke: sql`select id, version from house_notices where status = 'PUBLISHED' order by id limit 1`,
  getNoticesByIdDetail: sql`select n.id from notices n join staff s on s.id = n.owner_id where s.username = 'root' limit 1`,
  deleteNoticesById: sql`select id from house_notices order by id desc limit 1`,
  putUsersProfile: OWN_PROFILE,
  postUsers: sql`select "deptId", "roleIds" from (${SPARE}) s`,
  putUsersById: SPARE,
  getUsersByIdForm: SPARE,
  patchUsersByIdPassword: SPARE,
  patchUsersByIdStatus: SPARE,
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
