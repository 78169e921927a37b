import { sql } from 'drizzle-orm';
import { type DemoRows, PRODUCTS } from './parts';

/** Conditions of lists: drafts that may still be published, or lists that take orders. */
const STATUS = {
  draft: sql`l.published_at is null and l.close_at > now()`,
  open: sql`l.published_at is not null and l.close_at > now() and l.closed_at is null`,
} as const;

/** Selects a list of the demo buyer with products on it, in a status. */
const ownList = (status: keyof typeof STATUS) => sql`select l.id, l.id as "listId", l.version,
    li.product_id as "productId"
  from lists l join list_items li on li.list_id = l.id
  where l.owner_id = 'by-demo' and l.deleted_at is null and ${STATUS[status]} order by l.id, li.position limit 1`;

/** Selects any list with products on it, in a status, as staff access it. */
const anyList = (status: keyof typeof STATUS) => sql`select l.id, l.version, l.kind,
    json_build_array(json_build_object('productId', li.product_id, 'priceCents', 9900)) as prices,
    json_build_array(json_build_object('productId', li.product_id)) as add, array['none'] as remove
  from lists l join list_items li on li.list_id = l.id join products p on p.id = li.product_id and p.deleted_at is null
  where l.deleted_at is null and ${STATUS[status]} order by l.owner_type desc, l.id, li.position limit 1`;

const inDays = (days: number) =>
  sql`to_char((now() + ${days}::int * interval '1 day') at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** Rows of the demo data for lists of the demo buyer and of any owner, and for their links and exports. */
export const LIST_ROWS: DemoRows = {
  frontListItemEdit: sql`select "listId", version, json_build_array(json_build_object('productId', "productId")) as add
    from (${ownList('draft')}) l`,
  frontListItemPrice: ownList('draft'),
  frontListShareCreate: sql`select *, ${inDays(2)} as "expiresAt" from (${ownList('open')}) l`,
  frontListShareRevoke: sql`select id from list_shares order by id desc limit 1`,
  frontListShare: sql`select code from list_shares where revoked_at is null order by id limit 1`,
  frontListShareProductPage: sql`select code from list_shares where revoked_at is null and open_to_all order by id limit 1`,
  frontListSharePage: ownList('open'),
  getListsById: anyList('open'),
  postLists: sql`select array[id] as "visibleTo" from teams order by id limit 1`,
  putListsById: sql`select *, ${inDays(9)} as "closeAt" from (${anyList('draft')}) l`,
  getListsByIdProductsPage: anyList('open'),
  putListsByIdProducts: anyList('draft'),
  getListsByIdExport: anyList('open'),
  getListsByIdShares: anyList('open'),
  postListsByIdShares: sql`select *, ${inDays(2)} as "expiresAt" from (${anyList('open')}) l`,
  deleteListsSharesById: sql`select id from list_shares order by id desc limit 1`,
  frontListColumnsSet: PRODUCTS,
  frontListDetail: PRODUCTS,
  frontListFilters: PRODUCTS,
  frontListProductPage: PRODUCTS,
  frontExportCreate: sql`select "listId", '' as query from (${PRODUCTS}) g`,
  frontFilterDel: sql`select id from saved_filters where buyer_id = 'by-demo' order by id limit 1`,
};
