import type { RuleKey, RuleValue } from '@selvedge/domain/money/tradeRules';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { codeKey, foldedCharacters } from '../searchKeys';
import { moment, searchIndex } from './columns';

/** Stored answers of calls with an Idempotency-Key, kept for 24 h; an answer without `data` records only that the call was done. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    actor: text('actor').notNull(),
    key: text('key').notNull(),
    operationId: text('operation_id').notNull(),
    contentHash: text('content_hash').notNull(),
    answer: jsonb('answer').$type<{ data?: unknown }>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.actor, table.key] }),
    index('idempotency_keys_created').on(table.createdAt),
  ],
);

/** Operation records: actor, action and time, with the state before and after. */
export const operationRecords = pgTable(
  'operation_records',
  {
    id: text('id').primaryKey(),
    entity: text('entity').notNull(),
    entityId: text('entity_id').notNull(),
    action: text('action').notNull(),
    operatorType: text('operator_type').$type<'BUYER' | 'STAFF' | 'SYSTEM'>().notNull(),
    operatorId: text('operator_id'),
    operatorName: text('operator_name').notNull(),
    at: moment('at').notNull().defaultNow(),
    before: jsonb('before').$type<unknown>(),
    after: jsonb('after').$type<unknown>(),
    note: text('note'),
  },
  (table) => [
    index('operation_records_entity').on(table.entity, table.entityId, table.at),
    index('operation_records_at').on(table.at),
    searchIndex('operation_records_action_search', sql`${codeKey(table.action)} gin_trgm_ops`),
    searchIndex('operation_records_notes', foldedCharacters(table.note)),
  ],
);

/** Stored state of a file whose bytes are to be deleted. The value is that of the first release: servers of two versions share the rows. */
export const PENDING_DELETION = 'DOOMED';

/**
 * State of an uploaded file: the row is written before its bytes (WRITING) and deleted after them ({@link PENDING_DELETION}), so that a
 * crash leaves neither without the other for ever.
 */
export type FileState = 'WRITING' | 'KEPT' | typeof PENDING_DELETION;

/** Uploaded files; the file adapter stores the bytes under `storageKey`. */
export const files = pgTable(
  'files',
  {
    id: text('id').primaryKey(),
    ownerKind: text('owner_kind').$type<'buyer' | 'staff' | 'system'>().notNull(),
    ownerId: text('owner_id').notNull(),
    name: text('name').notNull(),
    kind: text('kind').$type<'IMAGE' | 'PDF' | 'XLSX'>().notNull(),
    contentType: text('content_type').notNull(),
    size: integer('size').notNull(),
    storageKey: text('storage_key').notNull(),
    isPublic: boolean('is_public').notNull().default(false),
    /** Whether the bytes are a picture that the server re-encoded; only such a file is displayed inline. */
    redrawn: boolean('redrawn').notNull().default(false),
    state: text('state').$type<FileState>().notNull().default('KEPT'),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Time of the last check whether anything refers to the file. */
    checkedAt: moment('checked_at').notNull().defaultNow(),
  },
  (table) => [
    index('files_owner').on(table.ownerKind, table.ownerId),
    index('files_checked').on(table.state, table.checkedAt),
    uniqueIndex('files_storage_key').on(table.storageKey),
  ],
);

/** Exchange rates: units per 1 EUR as decimal text. */
export const exchangeRates = pgTable('exchange_rates', {
  name: text('name').primaryKey(),
  num: text('num').notNull(),
  label: text('label'),
  icon: text('icon'),
  index: integer('index'),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  version: integer('version').notNull().default(1),
});

/** Trade rules that the merchant has set; a rule that was never set has no row. */
export const tradeRules = pgTable('house_rules', {
  key: text('key').$type<RuleKey>().primaryKey(),
  value: jsonb('value').$type<RuleValue>().notNull(),
  version: integer('version').notNull().default(1),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

/** Dictionaries. A system dictionary mirrors an enumeration of the product: its code and its values are fixed. */
export const dicts = pgTable('dicts', {
  id: text('id').primaryKey(),
  code: text('code').notNull().unique(),
  name: text('name').notNull(),
  enabled: boolean('enabled').notNull().default(true),
  system: boolean('system').notNull().default(false),
  remark: text('remark').notNull().default(''),
  version: integer('version').notNull().default(1),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

/** Meaning of a dictionary item, from which a screen chooses its colour. */
type WordTone = 'NEUTRAL' | 'INFO' | 'POSITIVE' | 'WARNING' | 'CRITICAL';

/** Items of dictionaries, by the code of their dictionary: labels of enumerations, and items that the merchant added. */
export const dictItems = pgTable(
  'dict_items',
  {
    id: text('id')
      .notNull()
      .default(sql`gen_random_uuid()::text`)
      .unique(),
    code: text('code').notNull(),
    value: text('value').notNull(),
    label: text('label').notNull(),
    labelEn: text('label_en').notNull(),
    tagType: text('tag_type').$type<WordTone>().notNull().default('NEUTRAL'),
    sort: integer('sort').notNull().default(0),
    enabled: boolean('enabled').notNull().default(true),
    version: integer('version').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.code, table.value] })],
);

/** Key-value state of the installation: permission version, secrets for signed addresses, demo marker, marks of converted old rows. */
export const systemState = pgTable('system_state', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});

/** Numbered steps of the basic data that were applied to this installation, each once. */
export const basicSteps = pgTable('basic_steps', {
  number: integer('number').primaryKey(),
  at: moment('at').notNull().defaultNow(),
});
