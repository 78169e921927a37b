import { codes } from '@selvedge/api-spec/codes';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { duplicateOf } from '../../../db/faults';
import { newId } from '../../../db/ids';
import type { Tx } from '../../../db/pool';
import { record } from '../../../db/records';
import { colors, products } from '../../../db/schema/products';
import { refuseOldVersion } from '../../../http/conflict';
import { refuse } from '../../../http/errors';
import { translate } from '../../../messages/translate';
import { setMovementCause } from '../../stock/write/cause';
import { productForm } from '../read/staff/form';
import { lockSizes, saveSizes } from './sizes';
import { isNamedColor, type ProductInput, type ProductRecord, valuesOf } from './values';

/** Translates the unique violation of two simultaneous saves with the same code or barcode into the refusal that a later save would get. */
const refuseTwice =
  ({ language }: Context) =>
  (error: unknown): never => {
    const taken = duplicateOf(error);
    if (taken === 'products_code_colour_key')
      throw refuse(codes.NAME_TAKEN, { field: 'intlCode' }, translate(language, 'products.codeTaken'));
    if (taken === 'skus_barcode_key')
      throw refuse(codes.NAME_TAKEN, { field: 'sizes' }, translate(language, 'products.barcodeTaken'));
    throw error;
  };

/** Locks and returns a deleted product with this code and colour: created again it is the same product, as its orders know it. */
async function deletedBefore(tx: Tx, input: ProductInput) {
  const [found] = await tx
    .select({ id: products.id })
    .from(products)
    .innerJoin(colors, eq(colors.id, products.colorId))
    .where(and(eq(products.intlCode, input.intlCode), isNamedColor(input), isNotNull(products.deletedAt)));
  if (found === undefined) return undefined;
  await lockSizes(tx, [found.id]);
  const [former] = await tx
    .select()
    .from(products)
    .where(and(eq(products.id, found.id), isNotNull(products.deletedAt)))
    .for('no key update');
  return former;
}

/** Creates a product with its sizes; its initial pieces are the movement `OPENING`. */
export async function addProduct(ctx: Context, input: ProductInput): Promise<{ id: string }> {
  return ctx
    .inTransaction(async (tx) => {
      const former = await deletedBefore(tx, input);
      const id = former?.id ?? newId();
      const values = await valuesOf(ctx, tx, input, id, former);
      const times = { updatedAt: ctx.now, deletedAt: null };
      if (former === undefined)
        await tx.insert(products).values({ id, ...values, ...times, createdAt: ctx.now });
      else
        await tx
          .update(products)
          .set({ ...values, ...times, version: former.version + 1 })
          .where(eq(products.id, id));
      const cause = former === undefined ? 'OPENING' : 'CORRECTION';
      await setMovementCause(tx, { cause, operatorName: ctx.actor.name });
      await saveSizes(ctx, tx, id, input.sizes);
      await record(tx, {
        entity: 'product',
        entityId: id,
        action: 'create',
        actor: ctx.actor,
        after: { ...values, sizes: input.sizes },
      });
      return { id };
    })
    .catch(refuseTwice(ctx));
}

/** Returns the fields that a save changes, before and after. */
function difference(before: ProductRecord, values: object) {
  const changed = Object.entries(values).filter(
    ([name, value]) => JSON.stringify(Reflect.get(before, name)) !== JSON.stringify(value),
  );
  return {
    before: Object.fromEntries(changed.map(([name]) => [name, Reflect.get(before, name) as unknown])),
    after: Object.fromEntries(changed),
  };
}

/**
 * Changes a product; refuses with 40901 a version other than the stored one, with the user who changed it and when. A new price counts for
 * carts and later orders, never for existing orders.
 */
export async function changeProduct(ctx: Context, id: string, input: ProductInput): Promise<void> {
  await ctx
    .inTransaction(async (tx) => {
      await lockSizes(tx, [id]);
      const [before] = await tx
        .select()
        .from(products)
        .where(and(eq(products.id, id), isNull(products.deletedAt)))
        .for('no key update');
      if (before === undefined) throw refuse(codes.NOT_FOUND);
      const current = () => productForm(ctx, tx, id);
      await refuseOldVersion(tx, { entity: 'product', ...before }, input.version, current);
      const values = await valuesOf(ctx, tx, input, id, before);
      await setMovementCause(tx, { cause: 'CORRECTION', reason: 'COUNT', operatorName: ctx.actor.name });
      await saveSizes(ctx, tx, id, input.sizes);
      await tx
        .update(products)
        .set({ ...values, version: before.version + 1, updatedAt: ctx.now })
        .where(eq(products.id, id));
      const told = difference(before, values);
      await record(tx, {
        entity: 'product',
        entityId: id,
        action: 'change',
        actor: ctx.actor,
        before: told.before,
        after: { ...told.after, sizes: input.sizes },
      });
    })
    .catch(refuseTwice(ctx));
}
