import { codes } from '@selvedge/api-spec/codes';
import { isEan13 } from '@selvedge/domain/products/ean';
import { and, inArray, sql } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { insertBulk, updateBulk } from '../../../db/bulk';
import { newId } from '../../../db/ids';
import type { Tx } from '../../../db/pool';
import { cartLines, draftLines } from '../../../db/schema/cart';
import { skus } from '../../../db/schema/products';
import { purchaseOrderLines } from '../../../db/schema/purchasing';
import { stock } from '../../../db/schema/stock';
import { orderLines } from '../../../db/schema/orders';
import { invalid, refuse } from '../../../http/errors';
import { translate } from '../../../messages/translate';
import { sizesOf } from '../read/staff/form';
import { freeBarcodes } from './barcodes';
import type { ProductInput } from './values';

type Sent = ProductInput['sizes'][number];
type Stored = Awaited<ReturnType<typeof sizesOf>>[number];

/** Size as it was sent, with its stored row; undefined for a new one. */
interface Paired {
  at: number;
  sent: Sent;
  stored: Stored | undefined;
}

/** Permission that changes of pieces need in addition to the one for products. */
const STOCK_PERM = 'biz:stock:correct';

const sameSize = (one: string, other: string) => one.trim().toUpperCase() === other.trim().toUpperCase();

function repeated(values: readonly (string | undefined)[]): number[] {
  return values.flatMap((value, at) => (value !== undefined && values.indexOf(value) < at ? [at] : []));
}

/** Refuses duplicate or empty sizes and wrong or duplicate barcodes, each at its field. */
function refuseWrong({ language }: Context, sent: readonly Sent[], kept: ReadonlySet<string>): void {
  const wrong: [string, string][] = [
    ...repeated(sent.map(({ size }) => size.trim().toUpperCase())).map((at): [string, string] => [
      `sizes.${at}.size`,
      translate(language, 'products.sizeTwice'),
    ]),
    ...sent.flatMap(({ size }, at): [string, string][] =>
      size.trim() === '' ? [[`sizes.${at}.size`, translate(language, 'products.needed')]] : [],
    ),
    ...sent.flatMap(({ barcode }, at): [string, string][] =>
      barcode === undefined || isEan13(barcode) || kept.has(barcode)
        ? []
        : [[`sizes.${at}.barcode`, translate(language, 'products.checkDigit')]],
    ),
  ];
  if (wrong.length > 0) throw invalid(Object.fromEntries(wrong));
  const [twice] = repeated(sent.map(({ barcode }) => barcode));
  if (twice !== undefined)
    throw refuse(
      codes.NAME_TAKEN,
      { field: `sizes.${twice}.barcode` },
      translate(language, 'products.barcodeTaken'),
    );
}

/** Refuses with 40913 at its field a barcode that another product has: a barcode exists once in an installation. */
async function refuseTaken({ language }: Context, tx: Tx, sent: readonly Sent[], productId: string) {
  const coded = sent.flatMap(({ barcode }) => barcode ?? []);
  if (coded.length === 0) return;
  const [taken] = await tx
    .select({ barcode: skus.barcode })
    .from(skus)
    .where(and(inArray(skus.barcode, coded), sql`${skus.productId} <> ${productId}`))
    .limit(1);
  if (taken === undefined) return;
  const at = sent.findIndex(({ barcode }) => barcode === taken.barcode);
  throw refuse(
    codes.NAME_TAKEN,
    { field: `sizes.${at}.barcode` },
    translate(language, 'products.barcodeTaken'),
  );
}

function pair({ language }: Context, sent: readonly Sent[], stored: readonly Stored[]): Paired[] {
  return sent.map((one, at) => {
    const known = stored.find(({ skuId, size }) =>
      one.skuId === undefined ? sameSize(size, one.size) : skuId === one.skuId,
    );
    if (one.skuId !== undefined && known === undefined) throw refuse(codes.NOT_FOUND);
    if (known !== undefined && !sameSize(known.size, one.size))
      throw invalid({ [`sizes.${at}.size`]: translate(language, 'products.sizeStays') });
    return { at, sent: one, stored: known };
  });
}

/** Refuses with 40902 fewer pieces than orders lock, and the removal of a size with locked pieces. */
function refuseShort(paired: readonly Paired[], gone: readonly Stored[]): void {
  const below = paired.flatMap(({ sent, stored }) =>
    stored !== undefined && (sent.onHandQty ?? stored.onHandQty) < stored.lockedQty
      ? [{ skuId: stored.skuId, asked: stored.lockedQty, available: sent.onHandQty ?? 0 }]
      : [],
  );
  const held = gone
    .filter(({ lockedQty }) => lockedQty > 0)
    .map(({ skuId, lockedQty }) => ({ skuId, asked: lockedQty, available: 0 }));
  if (below.length + held.length > 0) throw refuse(codes.SHORT_STOCK, { lines: [...below, ...held] });
}

/** Removes sizes that are in no order, draft or purchase order (40001); their pieces leave the stock with a movement, and they are removed from carts. */
async function dropSizes(ctx: Context, tx: Tx, gone: readonly Stored[]): Promise<void> {
  if (gone.length === 0) return;
  const ids = gone.map(({ skuId }) => skuId);
  const named = new Set<string>();
  for (const lines of [orderLines, draftLines, purchaseOrderLines]) {
    const found = await tx.selectDistinct({ id: lines.skuId }).from(lines).where(inArray(lines.skuId, ids));
    for (const { id } of found) named.add(id);
  }
  const kept = gone.filter(({ skuId }) => named.has(skuId)).map(({ size }) => size);
  if (kept.length > 0)
    throw invalid({ sizes: translate(ctx.language, 'products.sizeOrdered', { sizes: kept.join(', ') }) });
  if (gone.some(({ onHandQty }) => onHandQty > 0)) ctx.need(STOCK_PERM);
  await tx.delete(cartLines).where(inArray(cartLines.skuId, ids));
  await tx.update(stock).set({ onHand: 0, incoming: 0, updatedAt: ctx.now }).where(inArray(stock.skuId, ids));
  await tx.delete(stock).where(inArray(stock.skuId, ids));
  await tx.delete(skus).where(inArray(skus.id, ids));
}

async function addSizes(ctx: Context, tx: Tx, productId: string, added: readonly Paired[]): Promise<void> {
  const free = await freeBarcodes(tx, added.filter(({ sent }) => sent.barcode === undefined).length);
  const rows = added.map(({ at, sent }) => ({
    skuId: newId(),
    productId,
    position: at,
    size: sent.size.trim(),
    barcode: sent.barcode ?? free.pop() ?? '',
    onHand: sent.onHandQty ?? 0,
    incoming: sent.incomingQty ?? 0,
    updatedAt: ctx.now,
  }));
  await insertBulk(
    tx,
    skus,
    rows.map(({ skuId: id, position, size, barcode }) => ({ id, productId, position, size, barcode })),
  );
  await insertBulk(tx, stock, rows);
}

async function changeSizes(ctx: Context, tx: Tx, kept: readonly Paired[]): Promise<void> {
  const known = kept.flatMap(({ at, sent, stored }) => (stored === undefined ? [] : [{ at, sent, stored }]));
  const recoded = known.flatMap(({ sent, stored }) =>
    sent.barcode === undefined || sent.barcode === stored.barcode
      ? []
      : [{ id: stored.skuId, barcode: sent.barcode }],
  );
  // Sizes may exchange their barcodes, which must never be duplicate in between.
  const freed = recoded.map(({ id }) => ({ id, barcode: id }));
  await updateBulk(tx, skus, { by: ['id'], set: ['barcode'] }, freed);
  await updateBulk(tx, skus, { by: ['id'], set: ['barcode'] }, recoded);
  const places = known.map(({ at, stored }) => ({ id: stored.skuId, position: at }));
  await updateBulk(tx, skus, { by: ['id'], set: ['position'] }, places);
  const moved = known
    .map(({ sent, stored }) => ({
      stored,
      skuId: stored.skuId,
      onHand: sent.onHandQty ?? stored.onHandQty,
      incoming: sent.incomingQty ?? stored.incomingQty,
    }))
    .filter(({ stored, onHand, incoming }) => onHand !== stored.onHandQty || incoming !== stored.incomingQty);
  if (moved.length === 0) return;
  ctx.need(STOCK_PERM);
  const also = [sql`updated_at = ${ctx.now.toISOString()}`];
  await updateBulk(tx, stock, { by: ['skuId'], set: ['onHand', 'incoming'], also }, moved);
}

/**
 * Makes the sizes of a product those that were sent, in their order: adds new ones, removes missing ones, sets sent pieces and records them
 * as movements. Refuses with 40902 to go below what orders lock, and with 40001 to remove a size that was ordered. The caller has locked
 * the sizes.
 */
export async function saveSizes(
  ctx: Context,
  tx: Tx,
  productId: string,
  sent: readonly Sent[],
): Promise<void> {
  const stored = await sizesOf(tx, productId);
  refuseWrong(ctx, sent, new Set(stored.map(({ barcode }) => barcode)));
  await refuseTaken(ctx, tx, sent, productId);
  const paired = pair(ctx, sent, stored);
  const staying = new Set(paired.flatMap(({ stored: one }) => one?.skuId ?? []));
  const gone = stored.filter(({ skuId }) => !staying.has(skuId));
  refuseShort(paired, gone);
  await dropSizes(ctx, tx, gone);
  await changeSizes(ctx, tx, paired);
  await addSizes(
    ctx,
    tx,
    productId,
    paired.filter(({ stored: one }) => one === undefined),
  );
}

/**
 * Locks the sizes of some products until the transaction ends, in the order in which orders lock them. Every change of products locks their
 * stock first and the products after it, the latter `for no key update`, so that cart lines, drafts and orders that name them do not wait.
 */
export async function lockSizes(tx: Tx, productIds: readonly string[]) {
  return tx
    .select({
      skuId: stock.skuId,
      productId: stock.productId,
      onHand: stock.onHand,
      locked: stock.locked,
    })
    .from(stock)
    .where(inArray(stock.productId, [...productIds]))
    .orderBy(stock.skuId)
    .for('update');
}
