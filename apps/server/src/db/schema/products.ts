import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { buyers } from './accounts';
import { cents, moment } from './columns';

/** SPOT: products in stock now; FUTURES: products of a coming season. */
export type ProductKind = 'SPOT' | 'FUTURES';

/** Brands of the products. Names are not translated. */
export const brands = pgTable('brands', {
  id: text('id').primaryKey(),
  name: text('name').notNull().unique(),
  /** Address of an uploaded picture; empty for none. */
  logo: text('logo').notNull().default(''),
  country: text('country').notNull().default(''),
  hot: boolean('hot').notNull().default(false),
  sort: integer('sort').notNull().default(0),
  version: integer('version').notNull().default(1),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** Brands a buyer follows. */
export const brandFollows = pgTable(
  'brand_follows',
  {
    buyerId: text('buyer_id')
      .notNull()
      .references(() => buyers.id, { onDelete: 'cascade' }),
    brandId: text('brand_id')
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.buyerId, table.brandId] }),
    index('brand_follows_brand').on(table.brandId),
  ],
);

/** Product categories, at most three levels. `shape` names the silhouette of the drawn pictures. */
export const categories = pgTable('categories', {
  id: text('id').primaryKey(),
  parentId: text('parent_id').references((): AnyPgColumn => categories.id),
  name: text('name').notNull(),
  nameEn: text('name_en').notNull(),
  shape: text('shape').notNull(),
  sort: integer('sort').notNull().default(0),
  version: integer('version').notNull().default(1),
});

/** Colours with their names and hex value. */
export const colors = pgTable('colors', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  nameEn: text('name_en').notNull(),
  hex: text('hex').notNull(),
  sort: integer('sort').notNull().default(0),
});

/** Warehouses; the id is the prefix that people write, such as MI-02. */
export const warehouses = pgTable('warehouses', {
  id: text('id').primaryKey(),
  city: text('city').notNull(),
  cityEn: text('city_en').notNull(),
  country: text('country').notNull(),
  sort: integer('sort').notNull().default(0),
});

/** Bank account of a supplier as it is stored. */
interface StoredBank {
  holder: string;
  bank: string;
  accountNo: string;
  swift?: string;
  note?: string;
}

/** Suppliers of the merchant. Visible to staff only. */
export const suppliers = pgTable('suppliers', {
  id: text('id').primaryKey(),
  /** Short name in capitals. */
  code: text('code').notNull().unique(),
  name: text('name').notNull().unique(),
  contact: text('contact').notNull().default(''),
  phone: text('phone').notNull().default(''),
  email: text('email').notNull().default(''),
  country: text('country').notNull().default(''),
  /** Prefix of the supplier's own warehouses. */
  warehousePrefix: text('warehouse_prefix').notNull().unique(),
  /** Currency in which the supplier is paid. */
  currency: text('currency').notNull().default('EUR'),
  leadDays: integer('lead_days').notNull().default(7),
  address: text('address').notNull().default(''),
  taxNo: text('tax_no').notNull().default(''),
  bank: jsonb('bank').$type<StoredBank>(),
  note: text('note').notNull().default(''),
  /** A disabled supplier gets no new purchase orders; its products, lists and orders stay. */
  status: text('status').$type<'ENABLED' | 'DISABLED'>().notNull().default('ENABLED'),
  version: integer('version').notNull().default(1),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

/**
 * Products: styles in one colour. `codeKey` is the codes without separators, written with the row. Deleted products stay for the orders
 * that contain them.
 */
export const products = pgTable(
  'products',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<ProductKind>().notNull().default('SPOT'),
    intlCode: text('intl_code').notNull(),
    styleNo: text('style_no').notNull().default(''),
    name: text('name').notNull(),
    nameEn: text('name_en').notNull(),
    description: text('description').notNull().default(''),
    descriptionEn: text('description_en').notNull().default(''),
    brandId: text('brand_id')
      .notNull()
      .references(() => brands.id),
    categoryId: text('category_id')
      .notNull()
      .references(() => categories.id),
    colorId: text('color_id')
      .notNull()
      .references(() => colors.id),
    warehouseId: text('warehouse_id')
      .notNull()
      .references(() => warehouses.id),
    supplierId: text('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    season: text('season').notNull(),
    gender: text('gender').$type<'WOMEN' | 'MEN' | 'UNISEX'>().notNull(),
    shape: text('shape').notNull(),
    material: text('material').notNull().default(''),
    materialEn: text('material_en').notNull().default(''),
    origin: text('origin').notNull().default(''),
    originEn: text('origin_en').notNull().default(''),
    wholesalePriceCents: cents('wholesale_price_cents'),
    retailPriceCents: cents('retail_price_cents'),
    costCents: cents('cost_cents').notNull().default(0),
    multiSize: boolean('multi_size').notNull(),
    hot: boolean('hot').notNull().default(false),
    /** Uploaded pictures in their order, the cover first; without any, the silhouette is drawn. */
    pictureFileIds: text('picture_file_ids').array().notNull().default([]),
    /** Not read any more, since the search index does the searching. The column stays for programs of the release before. */
    searchText: text('search_text').notNull().default(''),
    codeKey: text('code_key').notNull(),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    uniqueIndex('products_code_colour_key').on(table.intlCode, table.colorId),
    index('products_brand').on(table.brandId),
    index('products_category').on(table.categoryId),
    index('products_supplier').on(table.supplierId),
    index('products_updated').on(table.updatedAt),
    index('products_pictures').using('gin', table.pictureFileIds),
    index('products_codes').using('gin', sql`string_to_array(${table.codeKey}, ' ')`),
    check('products_prices', sql`${table.wholesalePriceCents} >= 0 and ${table.retailPriceCents} >= 0`),
  ],
);

/** SKUs: one size of a product. */
export const skus = pgTable(
  'skus',
  {
    id: text('id').primaryKey(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id),
    position: integer('position').notNull(),
    size: text('size').notNull(),
    barcode: text('barcode').notNull(),
  },
  (table) => [
    uniqueIndex('skus_product_size_key').on(table.productId, table.size),
    uniqueIndex('skus_barcode_key').on(table.barcode),
  ],
);

/** Transaction id of PostgreSQL in 64 bits, which never wraps around. */
const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * Log of changes to products, written by triggers with the id of their transaction: `product:<id>` for a product or its stock, `list:<id>`
 * for the products of a list, `names` for brands, categories, colours and warehouses. Every process reads from it the changes that its
 * search index does not have yet (docs/decisions/0035). Append-only, so that no transaction waits for another.
 */
export const catalogueChanges = pgTable(
  'catalogue_changes',
  {
    number: bigint('number', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    subject: text('subject').notNull(),
    xid: xid8('xid')
      .notNull()
      .default(sql`pg_current_xact_id()`),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [index('catalogue_changes_xid').on(table.xid), index('catalogue_changes_at').on(table.at)],
);
