import { codes } from '@selvedge/api-spec/codes';
import type { components } from '@selvedge/api-spec/types';
import { UNIT_PRICE_MAX_CENTS } from '@selvedge/domain/constants';
import { AmountTooLargeError, applyBp } from '@selvedge/domain/money/money';
import { PRICE_PERM } from '@selvedge/domain/people/fieldVisibility';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { insertBulk, updateBulk } from '../../../db/bulk';
import { newId } from '../../../db/ids';
import type { Tx } from '../../../db/pool';
import { products, warehouses } from '../../../db/schema/products';
import { stock } from '../../../db/schema/stock';
import { operationRecords } from '../../../db/schema/platform';
import { invalid, refuse } from '../../../http/errors';
import { translate } from '../../../messages/translate';
import { setMovementCause } from '../../stock/write/cause';
import { staffSearch } from '../read/staff/page';
import { lockSizes } from './sizes';

type Input = components['schemas']['ProductBatchInput'];
type Change = components['schemas']['ProductChange'];
type Row = Pick<
  typeof products.$inferSelect,
  'id' | 'wholesalePriceCents' | 'hot' | 'season' | 'warehouseId'
>;

/** Maximum number of products changed together: a whole season of a large merchant. */
const MOST = 20_000;

/**
 * Returns the ids of products chosen one by one, or of all that the filters leave; refuses with 40901 when their number is not the one that
 * the screen showed.
 */
export async function chosenProducts(ctx: Context, { ids, query, expectedQty }: Input): Promise<string[]> {
  if (ids !== undefined) return ids;
  const search = await staffSearch(ctx, query ?? {});
  const order = { keys: [{ field: 'updatedAt', direction: 'desc' }], language: ctx.language } as const;
  const found = await ctx.searchIndex.find({ kind: 'picks', ...search, ...order, priced: true, most: MOST });
  if (expectedQty !== undefined && expectedQty !== found.products)
    throw refuse(codes.CHANGED_MEANWHILE, { current: { expectedQty: found.products } });
  if (found.products > MOST)
    throw invalid({ query: translate(ctx.language, 'products.tooMany', { max: MOST }) });
  return found.ids === '' ? [] : found.ids.split('\n');
}

async function holdRows(tx: Tx, ids: readonly string[]): Promise<Row[]> {
  const { id, wholesalePriceCents, hot, season, warehouseId } = products;
  const rows = await tx
    .select({ id, wholesalePriceCents, hot, season, warehouseId })
    .from(products)
    .where(and(inArray(id, [...ids]), isNull(products.deletedAt)))
    .orderBy(asc(id))
    .for('no key update');
  if (rows.length < ids.length) throw refuse(codes.NOT_FOUND);
  return rows;
}

/**
 * Returns the fields of a product that change. A price on inquiry stays so under a percentage; a percentage that results in too high a
 * price throws an AmountTooLargeError.
 */
function changeOf(row: Row, { wholesalePriceCents, percentBp, hot, season, warehouseId }: Change) {
  const { wholesalePriceCents: was } = row;
  const price = percentBp === undefined || was === null ? wholesalePriceCents : was + applyBp(was, percentBp);
  if (price !== undefined && price !== null && price > UNIT_PRICE_MAX_CENTS)
    throw new AmountTooLargeError('set.percentBp');
  const wanted = { wholesalePriceCents: price, hot, season, warehouseId };
  return Object.fromEntries(
    Object.entries(wanted).filter(([name, value]) => value !== undefined && Reflect.get(row, name) !== value),
  );
}

/** Sets the pieces of sizes of locked products; returns the products whose pieces changed. Refuses with 40902 less than orders lock. */
async function setPieces(ctx: Context, tx: Tx, ids: readonly string[], set: NonNullable<Change['stock']>) {
  ctx.need('biz:stock:correct');
  const rows = new Map((await lockSizes(tx, ids)).map((row) => [row.skuId, row]));
  const wanted = [...new Map(set.map(({ skuId, onHandQty }) => [skuId, onHandQty]))].map(
    ([skuId, onHand]) => {
      const row = rows.get(skuId);
      if (row === undefined) throw refuse(codes.NOT_FOUND);
      return { ...row, wanted: onHand };
    },
  );
  const lines = wanted
    .filter((row) => row.wanted < row.locked)
    .map((row) => ({ skuId: row.skuId, asked: row.locked, available: row.wanted }));
  if (lines.length > 0) throw refuse(codes.SHORT_STOCK, { lines });
  const moved = wanted.filter((row) => row.wanted !== row.onHand);
  await setMovementCause(tx, { cause: 'CORRECTION', reason: 'COUNT', operatorName: ctx.actor.name });
  const also = [sql`updated_at = ${ctx.now.toISOString()}`];
  const given = moved.map((row) => ({ skuId: row.skuId, onHand: row.wanted }));
  await updateBulk(tx, stock, { by: ['skuId'], set: ['onHand'], also }, given);
  const byProduct = new Map<string, typeof given>();
  for (const { productId, skuId, wanted: onHand } of moved)
    byProduct.set(productId, [...(byProduct.get(productId) ?? []), { skuId, onHand }]);
  return byProduct;
}

async function checkChange(ctx: Context, tx: Tx, change: Change): Promise<void> {
  if (change.wholesalePriceCents !== undefined || change.percentBp !== undefined) ctx.need(PRICE_PERM);
  const { warehouseId } = change;
  if (warehouseId === undefined) return;
  if ((await tx.$count(warehouses, eq(warehouses.id, warehouseId))) === 0)
    throw invalid({ 'set.warehouseId': translate(ctx.language, 'products.unknown') });
}

/** Changes many products together ({@link chosenProducts}), all or none; returns how many were changed. */
export function changeProducts(
  ctx: Context,
  ids: readonly string[],
  input: Input,
): Promise<{ changed: number }> {
  return ctx.inTransaction(async (tx) => {
    await checkChange(ctx, tx, input.set);
    // Stock is locked before products, as in every change of products.
    if (input.set.stock !== undefined) await lockSizes(tx, ids);
    const rows = await holdRows(tx, ids);
    const pieces =
      input.set.stock === undefined
        ? new Map<string, unknown>()
        : await setPieces(ctx, tx, ids, input.set.stock);
    const changes = rows
      .map((row) => ({ row, after: changeOf(row, input.set) }))
      .filter(({ row, after }) => Object.keys(after).length > 0 || pieces.has(row.id));
    const also = [sql`version = kept.version + 1`, sql`updated_at = ${ctx.now.toISOString()}`];
    await updateBulk(
      tx,
      products,
      { by: ['id'], set: ['wholesalePriceCents', 'hot', 'season', 'warehouseId'], also },
      changes.map(({ row, after }) => ({ id: row.id, ...after })),
    );
    await insertBulk(
      tx,
      operationRecords,
      changes.map(({ row, after }) => ({
        id: newId(),
        entity: 'product',
        entityId: row.id,
        action: 'change',
        operatorType: ctx.actor.type,
        operatorId: ctx.actor.id,
        operatorName: ctx.actor.name,
        at: ctx.now,
        before: Object.fromEntries(Object.keys(after).map((name) => [name, Reflect.get(row, name)])),
        after: { ...after, ...(pieces.has(row.id) && { sizes: pieces.get(row.id) }) },
        note: null,
      })),
    );
    return { changed: changes.length };
  });
}
