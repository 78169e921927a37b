import { compareSizes } from '@selvedge/domain/products/sizes';
import { PRODUCT_TEXT_COLUMNS } from '@selvedge/domain/sheets/productHeaders';
import { sql } from 'drizzle-orm';
import { insertBulk, updateBulk } from '../../../db/bulk';
import { newId } from '../../../db/ids';
import type { Tx } from '../../../db/pool';
import type { Actor } from '../../../db/records';
import { products, skus } from '../../../db/schema/products';
import { stock } from '../../../db/schema/stock';
import { operationRecords } from '../../../db/schema/platform';
import { setMovementCause } from '../../stock/write/cause';
import { freeBarcodes } from './barcodes';
import { productCodeKey } from '@selvedge/domain/products/codeKey';

type Row = typeof products.$inferInsert;

/** Fields of a product to write, without those that are derived (codes as they are searched, several sizes). */
export type ProductFields = Omit<
  Row,
  'id' | 'codeKey' | 'multiSize' | 'searchText' | 'version' | 'createdAt' | 'updatedAt' | 'deletedAt'
>;

/** Size to add (`skuId` null) or to change; fields that are null stay, or are empty for a new one. */
export interface SizeToSave {
  skuId: string | null;
  size: string;
  barcode: string | null;
  onHand: number | null;
  incoming: number | null;
}

/** Existing size of a product. */
export interface KnownSize {
  skuId: string;
  size: string;
}

/** Product to create with all fields, or to change in the fields that are present. */
export type ProductToSave = { id: string; sizes: SizeToSave[] } & (
  | { isNew: true; fields: ProductFields }
  | {
      isNew: false;
      fields: Partial<ProductFields>;
      /** Both codes after the change: the code key is made of them. */
      codes: Pick<Row, 'intlCode'> & { styleNo: string };
      /** Previous values of the changed fields, for the history. */
      before: Record<string, unknown>;
      known: readonly KnownSize[];
    }
);

/** Author, time and reason of a save. */
export interface Saving {
  actor: Actor;
  now: Date;
  /** Note in the history of each product. */
  note: string;
}

const FIELDS = [
  'kind',
  ...PRODUCT_TEXT_COLUMNS,
  'brandId',
  'categoryId',
  'warehouseId',
  'season',
  'gender',
  'shape',
  'wholesalePriceCents',
  'retailPriceCents',
  'costCents',
  'codeKey',
  'multiSize',
] as const;

const isAdded = ({ skuId }: SizeToSave) => skuId === null;
const knownOf = (one: ProductToSave) => (one.isNew ? [] : one.known);
const countOf = (one: ProductToSave) => knownOf(one).length + one.sizes.filter(isAdded).length;

function newRow(one: Extract<ProductToSave, { isNew: true }>, { now }: Saving): Row {
  const { fields } = one;
  return {
    ...fields,
    id: one.id,
    codeKey: productCodeKey({ intlCode: fields.intlCode, styleNo: fields.styleNo ?? '' }),
    multiSize: countOf(one) > 1,
    createdAt: now,
    updatedAt: now,
  };
}

async function saveRows(tx: Tx, given: readonly ProductToSave[], saving: Saving): Promise<void> {
  await insertBulk(
    tx,
    products,
    given.flatMap((one) => (one.isNew ? [newRow(one, saving)] : [])),
  );
  const changed = given.flatMap((one) =>
    one.isNew
      ? []
      : [{ ...one.fields, id: one.id, codeKey: productCodeKey(one.codes), multiSize: countOf(one) > 1 }],
  );
  const also = [
    sql`version = kept.version + 1`,
    sql`updated_at = ${saving.now.toISOString()}`,
    sql`deleted_at = null`,
  ];
  await updateBulk(tx, products, { by: ['id'], set: FIELDS, also }, changed);
}

/** Empties the barcodes that change: sizes may exchange theirs, which must never be duplicate in between. */
async function clearBarcodes(tx: Tx, given: readonly ProductToSave[]): Promise<void> {
  const cleared = given.flatMap(({ sizes }) =>
    sizes.flatMap(({ skuId, barcode }) =>
      skuId === null || barcode === null ? [] : [{ id: skuId, barcode: skuId }],
    ),
  );
  await updateBulk(tx, skus, { by: ['id'], set: ['barcode'] }, cleared);
}

/** Sizes are in the order of a size run, so a new one moves those behind it. */
async function saveSizes(tx: Tx, given: readonly ProductToSave[], now: Date): Promise<void> {
  const nameless = given.flatMap(({ sizes }) =>
    sizes.filter((size) => isAdded(size) && size.barcode === null),
  );
  const barcodes = await freeBarcodes(tx, nameless.length);
  const added = given.flatMap(({ id, sizes }) =>
    sizes.filter(isAdded).map((one) => ({ ...one, skuId: newId(), productId: id })),
  );
  const moved = given.flatMap((one) => {
    if (!one.sizes.some(isAdded)) return [];
    const own = added.filter(({ productId }) => productId === one.id);
    const run = [...knownOf(one), ...own].toSorted((a, b) => compareSizes(a.size, b.size));
    return run.map(({ skuId }, position) => ({ id: skuId, position }));
  });
  const places = new Map(moved.map(({ id, position }) => [id, position]));
  await insertBulk(
    tx,
    skus,
    added.map(({ skuId, productId, size, barcode }) => ({
      id: skuId,
      productId,
      size,
      position: places.get(skuId) ?? 0,
      barcode: barcode ?? barcodes.pop() ?? '',
    })),
  );
  await insertBulk(
    tx,
    stock,
    added.map(({ skuId, productId, size, onHand, incoming }) => ({
      skuId,
      productId,
      size,
      onHand: onHand ?? 0,
      incoming: incoming ?? 0,
      updatedAt: now,
    })),
  );
  const isNew = new Set(added.map(({ skuId }) => skuId));
  const kept = moved.filter(({ id }) => !isNew.has(id));
  await updateBulk(tx, skus, { by: ['id'], set: ['position'] }, kept);
}

async function changeSizes(tx: Tx, given: readonly ProductToSave[], now: Date): Promise<void> {
  const kept = given.flatMap(({ sizes }) =>
    sizes.flatMap(({ skuId, ...size }) => (skuId === null ? [] : [{ skuId, ...size }])),
  );
  const coded = kept.flatMap(({ skuId, barcode }) => (barcode === null ? [] : [{ id: skuId, barcode }]));
  await updateBulk(tx, skus, { by: ['id'], set: ['barcode'] }, coded);
  const counted = kept
    .filter(({ onHand, incoming }) => onHand !== null || incoming !== null)
    .map(({ skuId, onHand, incoming }) => ({
      skuId,
      ...(onHand !== null && { onHand }),
      ...(incoming !== null && { incoming }),
    }));
  const also = [sql`updated_at = ${now.toISOString()}`];
  await updateBulk(tx, stock, { by: ['skuId'], set: ['onHand', 'incoming'], also }, counted);
}

async function recordEach(
  tx: Tx,
  given: readonly ProductToSave[],
  { actor, now, note }: Saving,
): Promise<void> {
  await insertBulk(
    tx,
    operationRecords,
    given.map((one) => ({
      id: newId(),
      entity: 'product',
      entityId: one.id,
      action: one.isNew ? 'create' : 'change',
      operatorType: actor.type,
      operatorId: actor.id,
      operatorName: actor.name,
      at: now,
      before: one.isNew ? null : one.before,
      after: { ...one.fields, sizes: one.sizes },
      note,
    })),
  );
}

/**
 * Creates and changes products with their sizes, pieces and history, in the caller's transaction and with few statements for any number of
 * them. The caller has checked them and, where pieces decrease, locked the stock rows.
 */
export async function saveProducts(tx: Tx, given: readonly ProductToSave[], saving: Saving): Promise<void> {
  await setMovementCause(tx, { cause: 'IMPORT', note: saving.note, operatorName: saving.actor.name });
  await saveRows(tx, given, saving);
  await clearBarcodes(tx, given);
  await saveSizes(tx, given, saving.now);
  await changeSizes(tx, given, saving.now);
  await recordEach(tx, given, saving);
}
