import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { SheetReading } from '@selvedge/domain/sheets/reading/account';
import type { LanguageTag } from '@selvedge/domain/display/languages';
import { cents, moment } from './columns';

/** Problem of one cell, as a code with parameters; its message is translated when it is shown. */
export interface StoredProblem {
  column: string;
  value: string;
  code: string;
  params?: Record<string, string | number>;
}

/** SKU that matches a row. */
export interface StoredMatch {
  productId: string;
  skuId: string;
  listId: string;
  qty: number;
  priceCents: number;
  /** Head of the quantity column; absent in rows of staff's sheets, which contain no quantities. */
  column?: string;
}

/** Imports and exports in the background; their files are deleted after 7 days. */
export const importJobs = pgTable(
  'import_jobs',
  {
    id: text('id').primaryKey(),
    ownerKind: text('owner_kind').$type<'buyer' | 'staff'>().notNull(),
    ownerId: text('owner_id').notNull(),
    type: text('type')
      .$type<
        'ORDER_IMPORT' | 'USER_IMPORT' | 'PRODUCT_IMPORT' | 'LIST_IMPORT' | 'SUPPLIER_IMPORT' | 'EXPORT'
      >()
      .notNull(),
    state: text('state')
      .$type<'QUEUED' | 'RUNNING' | 'VALIDATED' | 'COMMITTING' | 'DONE' | 'FAILED' | 'CANCELLED'>()
      .notNull(),
    mode: text('mode').$type<'ALL' | 'VALID_ONLY' | 'IMAGE' | 'LINK'>(),
    target: text('target').$type<'CART' | 'DRAFT'>(),
    listId: text('list_id'),
    /** Supplier of all rows of a product sheet. */
    supplierId: text('supplier_id'),
    fileName: text('file_name').notNull().default(''),
    fileSize: integer('file_size').notNull().default(0),
    total: integer('total').notNull().default(0),
    done: integer('done').notNull().default(0),
    valid: integer('valid').notNull().default(0),
    invalid: integer('invalid').notNull().default(0),
    warnings: integer('warnings').notNull().default(0),
    qty: integer('qty').notNull().default(0),
    goodsCents: cents('goods_cents').notNull().default(0),
    /** Column heads of the sheet in their order, for the file of invalid rows. */
    heads: text('heads').array().notNull().default([]),
    /** Interpretation of an order sheet: its columns, the ignored parts, the sum of its pieces. */
    reading: jsonb('reading').$type<SheetReading>(),
    /** Result of the commit, returned again when the commit is repeated. */
    result: jsonb('result').$type<unknown>(),
    draftId: text('draft_id'),
    error: text('error'),
    createdAt: moment('created_at').notNull().defaultNow(),
    finishedAt: moment('finished_at'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('import_jobs_owner').on(table.ownerKind, table.ownerId, table.createdAt),
    index('import_jobs_expiry').on(table.expiresAt),
  ],
);

/** Rows of a sheet with the verdict on each. */
export const importRows = pgTable(
  'import_rows',
  {
    jobId: text('job_id')
      .notNull()
      .references(() => importJobs.id, { onDelete: 'cascade' }),
    rowNo: integer('row_no').notNull(),
    raw: jsonb('raw').$type<Record<string, string>>().notNull(),
    /** Heads of the cells that are struck through in a sheet of products or suppliers; empty in rows of orders, whose verdict is final. */
    struck: text('struck').array().notNull().default([]),
    state: text('state').$type<'OK' | 'WARN' | 'ERROR'>().notNull(),
    problems: jsonb('problems').$type<StoredProblem[]>().notNull().default([]),
    matches: jsonb('matches').$type<StoredMatch[]>().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.rowNo] }),
    index('import_rows_state').on(table.jobId, table.state),
  ],
);

/** Content and result of an export, with its settings fixed at the time of the request; the other fields are in its job. */
export const exportPlans = pgTable('export_plans', {
  jobId: text('job_id')
    .primaryKey()
    .references(() => importJobs.id, { onDelete: 'cascade' }),
  exportType: text('export_type').$type<'LIST' | 'PRODUCT' | 'ORDER' | 'CART'>().notNull(),
  language: text('language').$type<LanguageTag>().notNull(),
  /** Names of the columns in the chosen order. */
  columns: text('columns').array().notNull(),
  /** Whether the workbook contains prices. */
  priced: boolean('priced').notNull(),
  /** Team of the buyer at the time of the request: an export of a team is only for its members. Null outside of teams and for staff. */
  teamId: text('team_id'),
  /** Origin of the person's app, prefixed to the addresses of pictures: `https://shop.example.com`. */
  origin: text('origin').notNull(),
  /** Ids of products, orders or cart lines, in the order of the rows. */
  ids: text('ids').array().notNull(),
  /** List of each product; only for products. */
  listIds: text('list_ids').array().notNull(),
  missingPictures: integer('missing_pictures').notNull().default(0),
  /** File of the workbook, once it is complete; empty or one id. */
  fileIds: text('file_ids').array().notNull().default([]),
});
