import { sql } from 'drizzle-orm';
import { type DemoRows, PRODUCTS } from './parts';

/** Import job of a product sheet; `CHECKED` are those that wait for their commit. */
const SENT = sql`select id from import_jobs where type = 'PRODUCT_IMPORT' order by id limit 1`;

const CHECKED = sql`select id from import_jobs where type = 'PRODUCT_IMPORT' and state = 'VALIDATED'`;

const PRODUCT = sql`select id from products where deleted_at is null order by id limit 1`;

const BRAND = sql`select id from brands order by id limit 1`;

const SOON = sql`(now() + interval '30 days')::date::text as "expectedAt"`;

const purchaseIn = (status: string) => sql`select o.id, o.version, o.supplier_id as "supplierId", ${SOON},
  json_agg(json_build_object('skuId', l.sku_id, 'qty', l.qty, 'costCents', l.cost_cents)) as lines
  from purchase_orders o join purchase_order_lines l on l.purchase_order_id = o.id
  where o.status = ${status} group by o.id order by o.id limit 1`;

/** Rows of the demo data for products, their attributes, suppliers, purchases and sheets. */
export const PRODUCT_ROWS: DemoRows = {
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
  postCategories: sql`select null::text as "parentId", md5(random()::text) as name, md5(random()::text) as "nameEn"`,
  putCategoriesById: sql`select id, version, parent_id as "parentId", name, name_en as "nameEn" from categories order by id limit 1`,
  getProductsByIdMovements: PRODUCT,
  postStockCorrections: sql`select t.sku_id as "skuId" from stock t join products p on p.id = t.product_id
    where t.on_hand > t.locked and p.deleted_at is null order by t.sku_id limit 1`,
  frontProductNotify: PRODUCTS,
  frontProductDetail: sql`select "productId" as id, "listId" from (${PRODUCTS}) g`,
  frontProductResolve: sql`select "listId" from (${PRODUCTS}) g`,
  commonPicture: PRODUCTS,
  getJobsById: SENT,
  getJobsByIdFile: SENT,
  getJobsByIdRows: SENT,
  deleteJobsById: sql`${CHECKED} order by id desc limit 1`,
  postJobsByIdCommit: sql`${CHECKED} order by id limit 1`,
  postSuppliers: sql`select 'LANIFICIO' as code, 'Lanificio del Lago S.p.A.' as name, 'LL' as "warehousePrefix"`,
  getSuppliersByIdForm: sql`select id from suppliers order by id limit 1`,
  putSuppliersById: sql`select id, version, code, name, warehouse_prefix as "warehousePrefix" from suppliers order by id limit 1`,
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
};
