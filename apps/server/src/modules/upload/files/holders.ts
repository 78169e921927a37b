import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { column } from '../../../db/columnTypes';
import type { Queryable } from '../../../db/pool';
import { buyers } from '../../../db/schema/accounts';
import { brands, products } from '../../../db/schema/products';
import { exportPlans } from '../../../db/schema/imports';
import { receiptClaims, shipments } from '../../../db/schema/fulfilment';
import { payments } from '../../../db/schema/payments';
import { subOrders } from '../../../db/schema/orders';
import { orderComments } from '../../../db/schema/orderMessages';
import { purchaseReceipts } from '../../../db/schema/purchasing';
import { staff } from '../../../db/schema/system';
import { statement } from '../../../db/statement';
import { textArray } from '../../../db/textArray';
import type { TextKey } from '../../../messages/translate';

/** Column that references files: by a list of their ids, or one by its address. */
export interface FileHolder {
  column: PgColumn;
  by: 'ids' | 'address';
  /** Key of the words that name the use for people: "Proof of a payment". */
  name: TextKey;
}

/** All columns that reference files. Files referenced by none of them are swept; a test checks this list against the schema. */
export const FILE_HOLDERS: readonly FileHolder[] = [
  { column: payments.proofFileIds, by: 'ids', name: 'upload.usedBy.payments' },
  { column: shipments.attachmentFileIds, by: 'ids', name: 'upload.usedBy.shipments' },
  { column: receiptClaims.photoFileIds, by: 'ids', name: 'upload.usedBy.receipt_claims' },
  { column: subOrders.acknowledgedFileIds, by: 'ids', name: 'upload.usedBy.sub_orders' },
  { column: orderComments.fileIds, by: 'ids', name: 'upload.usedBy.order_comments' },
  { column: purchaseReceipts.fileIds, by: 'ids', name: 'upload.usedBy.purchase_receipts' },
  { column: exportPlans.fileIds, by: 'ids', name: 'upload.usedBy.export_plans' },
  { column: products.pictureFileIds, by: 'ids', name: 'upload.usedBy.products' },
  { column: brands.logo, by: 'address', name: 'upload.usedBy.brands' },
  { column: buyers.avatar, by: 'address', name: 'upload.usedBy.buyers' },
  { column: staff.avatar, by: 'address', name: 'upload.usedBy.staff' },
  { column: staff.socialQr, by: 'address', name: 'upload.usedBy.staffQr' },
];

/** Columns that look as if they could reference a file, as `table.column`, and why they do not. */
export const HOLD_NO_FILES: Readonly<Record<string, string>> = {
  'addresses.company': 'names of a company',
  'approvals.inquiry': 'what was asked of a leader: goods, address, people to notify',
  'exchange_rates.icon': 'the sign of a currency',
  'export_plans.missing_pictures': 'a number',
  'files.storage_key': 'the key of the bytes themselves',
  'house_notices.body': 'what a notice says: words, no pictures',
  'house_notices.link': 'an address of the apps',
  'house_rules.value': 'numbers of a rule of trade',
  'idempotency_keys.answer': 'gone after a day, as young as any file that is swept',
  'import_jobs.file_name': 'the name of a sheet, which is not kept',
  'import_jobs.file_size': 'a number',
  'import_jobs.reading': 'columns, rows and sheets of an order sheet by their names, and numbers of pieces',
  'import_jobs.result': 'counts',
  'import_rows.matches': 'ids of goods',
  'import_rows.problems': 'what is wrong in a cell',
  'import_rows.raw': 'cells of a sheet',
  'lists.settings': 'numbers and switches',
  'menus.icon': 'the name of a drawing of the apps',
  'menus.params': 'parameters of a screen',
  'notice_sendings.link': 'an address of the apps',
  'notices.link': 'an address of the apps',
  'operation_records.after': 'what was written then; a record tells of a file and does not keep it',
  'operation_records.before': 'what was written then; a record tells of a file and does not keep it',
  'outgoing_messages.about': 'what a notice says: words and an address of the apps',
  'orders.address': 'a postal address',
  'orders.rates': 'rates',
  'preferences.value': 'settings of a screen',
  'purchase_receipts.lines': 'pieces',
  'purchase_receipts.shortages': 'what customers lack',
  'shipments.events': 'what the carrier told',
  'shipments.packages': 'lines and weights',
  'sub_orders.offer_diff': 'what an offer changed',
  'suppliers.bank': 'where a supplier is paid',
};

function namedIn({ column, by }: FileHolder, ids: readonly string[]): SQL {
  const table = sql.identifier(getTableName(column.table));
  const name = sql.identifier(column.name);
  if (by === 'ids') return sql`select unnest(${name}) as id from ${table} where ${name} && ${textArray(ids)}`;
  const addresses = textArray(ids.map((id) => `/files/${id}`));
  return sql`select substr(${name}, 8) as id from ${table} where ${name} <> '' and ${name} = any(${addresses})`;
}

const readNamed = statement({
  name: 'files.named',
  row: { id: column.text },
  sql: namedIn,
  example: (make) => make({ column: staff.avatar, by: 'address', name: 'upload.usedBy.staff' }, ['f1']),
});

/** Returns those of these files that are referenced. */
export async function namedFiles(db: Queryable, ids: readonly string[]): Promise<Set<string>> {
  const named = new Set<string>();
  for (const holder of FILE_HOLDERS) {
    for (const { id } of await readNamed(db, holder, ids)) named.add(id);
  }
  return named;
}

/** Returns the uses of a file, each as the key of its words. */
export async function usesOf(db: Queryable, id: string): Promise<TextKey[]> {
  const uses: TextKey[] = [];
  for (const holder of FILE_HOLDERS)
    if ((await readNamed(db, holder, [id])).length > 0) uses.push(holder.name);
  return uses;
}
