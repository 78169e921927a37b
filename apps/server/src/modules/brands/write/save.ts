import { codes } from '@selvedge/api-spec/codes';
import type { components } from '@selvedge/api-spec/types';
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { newId } from '../../../db/ids';
import type { Tx } from '../../../db/pool';
import { record } from '../../../db/records';
import { brands, colors, products } from '../../../db/schema/products';
import { takeAdvisoryLock } from '../../../db/advisoryLocks';
import { refuseOldVersion } from '../../../http/conflict';
import { invalid, refuse } from '../../../http/errors';
import { localised, translate } from '../../../messages/translate';
import { fileIdOf, shownPictures } from '../../upload/files/lock';
import { productNames } from '../../products/read/names';
import { brandFormView } from '../read/staff';

type Input = components['schemas']['BrandInput'];
type Row = typeof brands.$inferSelect;
/** Maximum number of products that are named when they prevent a deletion. */
const MOST_NAMED = 50;

const LOGO = () => 'logo';

/**
 * Returns the fields of the form as they are stored. Takes an advisory lock of the brand names, so that no other transaction gives the same
 * name meanwhile.
 */
async function valuesOf(ctx: Context, tx: Tx, input: Input, before?: Row) {
  const { language } = ctx;
  const name = input.name.trim();
  if (name === '') throw invalid({ name: translate(language, 'brands.nameNeeded') });
  await takeAdvisoryLock(tx, 'brands', 'names');
  const same = and(sql`lower(${brands.name}) = lower(${name})`, ne(brands.id, before?.id ?? ''));
  if ((await tx.$count(brands, same)) > 0)
    throw refuse(codes.NAME_TAKEN, { field: 'name' }, translate(language, 'brands.nameTaken'));
  const sent = input.logo ?? '';
  const known = fileIdOf(before?.logo ?? '');
  const [logo] =
    sent === ''
      ? []
      : await shownPictures(tx, [sent], {
          known: known === undefined ? [] : [known],
          fieldAt: LOGO,
          language,
        });
  return {
    name,
    logo: logo === undefined ? '' : `/files/${logo}`,
    country: input.country ?? '',
    hot: input.hot,
    sort: input.sort,
  };
}

/** Creates a brand. */
export async function addBrand(ctx: Context, input: Input): Promise<{ id: string }> {
  const id = newId();
  await ctx.inTransaction(async (tx) => {
    const values = await valuesOf(ctx, tx, input);
    await tx.insert(brands).values({ id, ...values, createdAt: ctx.now });
    await record(tx, { entity: 'brand', entityId: id, action: 'add', actor: ctx.actor, after: values });
  });
  return { id };
}

/** Changes a brand; refuses with 40901 a version other than the stored one, with the user who changed it and when. */
export async function changeBrand(ctx: Context, id: string, input: Input): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    const [before] = await tx.select().from(brands).where(eq(brands.id, id)).for('update');
    if (before === undefined) throw refuse(codes.NOT_FOUND);
    const current = () => Promise.resolve(brandFormView(before));
    await refuseOldVersion(tx, { entity: 'brand', ...before }, input.version, current);
    const values = await valuesOf(ctx, tx, input, before);
    await tx
      .update(brands)
      .set({ ...values, version: before.version + 1 })
      .where(eq(brands.id, id));
    const { name, logo, country, hot, sort } = before;
    await record(tx, {
      entity: 'brand',
      entityId: id,
      action: 'edit',
      actor: ctx.actor,
      before: { name, logo, country, hot, sort },
      after: values,
    });
  });
}

/** Returns the names of the products of these brands; deleted products too, which stay for their orders. */
async function productsOf({ language }: Context, tx: Tx, ids: readonly string[]): Promise<string[]> {
  const found = await tx
    .select(productNames)
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(colors, eq(colors.id, products.colorId))
    .where(inArray(products.brandId, [...ids]))
    .orderBy(asc(products.name), asc(products.id))
    .limit(MOST_NAMED);
  return found.map(({ brandName, name, nameEn, color, colorEn }) =>
    [brandName, localised(language, name, nameEn), localised(language, color, colorEn)]
      .join(' ')
      .slice(0, 200),
  );
}

/** Deletes brands, all or none of them; refuses with 40912 while products have one of them, naming some of those. */
export async function deleteBrands(ctx: Context, ids: readonly string[]): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    const held = await tx
      .select({ id: brands.id, name: brands.name })
      .from(brands)
      .where(inArray(brands.id, [...ids]))
      .orderBy(asc(brands.id))
      .for('update');
    if (held.length < ids.length) throw refuse(codes.NOT_FOUND);
    const by = await productsOf(ctx, tx, ids);
    if (by.length > 0) throw refuse(codes.IN_USE, { by });
    await tx.delete(brands).where(inArray(brands.id, [...ids]));
    for (const { id, name } of held)
      await record(tx, {
        entity: 'brand',
        entityId: id,
        action: 'delete',
        actor: ctx.actor,
        before: { name },
      });
  });
}
