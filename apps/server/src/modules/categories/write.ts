import { codes } from '@selvedge/api-spec/codes';
import type { components } from '@selvedge/api-spec/types';
import { asc, eq } from 'drizzle-orm';
import type { Context } from '../../contract/handlers';
import { newId } from '../../db/ids';
import type { Tx } from '../../db/pool';
import { record } from '../../db/records';
import { categories, products } from '../../db/schema/products';
import { takeAdvisoryLock } from '../../db/advisoryLocks';
import { refuseOldVersion } from '../../http/conflict';
import { invalid, refuse } from '../../http/errors';
import { localised, translate } from '../../translate';
import { allCategories, categoryBranch, type CategoryRow } from './read';

type Input = components['schemas']['CategoryInput'];

/** Levels of the tree, and categories in it, as the contract bounds them. */
const LEVELS = 3;
const MOST = 200;
/** Goods named at most where they stand against a deletion. */
const MOST_NAMED = 50;
/** Drawn where nothing near a new category says what its goods look like. */
const NO_SHAPE = 'parcel';

/** The tree while nobody else changes it: where a category may stand depends on all of them. */
async function heldTree(tx: Tx): Promise<CategoryRow[]> {
  await takeAdvisoryLock(tx, 'categories', 'tree');
  return allCategories(tx);
}

/** The category and those above it, the top last. */
function wayUp(rows: readonly CategoryRow[], id: string | null): CategoryRow[] {
  const row = rows.find((one) => one.id === id);
  return row === undefined ? [] : [row, ...wayUp(rows, row.parentId)];
}

const heightOf = (rows: readonly CategoryRow[], id: string): number =>
  1 + Math.max(0, ...rows.filter(({ parentId }) => parentId === id).map((one) => heightOf(rows, one.id)));

/** Refuses a place where the category cannot stand, and a name that another one there has. */
function checkPlace({ language }: Context, rows: readonly CategoryRow[], input: Input, id?: string): void {
  const { parentId } = input;
  const above = wayUp(rows, parentId);
  if (parentId !== null && above.length === 0) throw refuse(codes.NOT_FOUND);
  if (id !== undefined && above.some((one) => one.id === id))
    throw refuse(codes.NAME_TAKEN, { field: 'parentId' }, translate(language, 'categories.below'));
  const height = id === undefined ? 1 : heightOf(rows, id);
  if (above.length + height > LEVELS)
    throw invalid({ parentId: translate(language, 'categories.levels', { max: LEVELS }) });
  const siblings = rows.filter((one) => one.parentId === parentId && one.id !== id);
  for (const field of ['name', 'nameEn'] as const) {
    const word = input[field].trim().toLowerCase();
    if (word === '') throw invalid({ [field]: translate(language, 'categories.nameNeeded') });
    if (siblings.some((one) => one[field].toLowerCase() === word))
      throw refuse(codes.NAME_TAKEN, { field }, translate(language, 'categories.nameTaken'));
  }
}

const valuesOf = ({ parentId, name, nameEn, sort }: Input) => ({
  parentId,
  name: name.trim(),
  nameEn: nameEn.trim(),
  sort,
});

/** Makes a category; its goods are drawn as those of the one above it. */
export async function addCategory(ctx: Context, input: Input): Promise<{ id: string }> {
  const id = newId();
  await ctx.inTransaction(async (tx) => {
    const rows = await heldTree(tx);
    checkPlace(ctx, rows, input);
    if (rows.length >= MOST)
      throw invalid({ name: translate(ctx.language, 'categories.tooMany', { max: MOST }) });
    const values = valuesOf(input);
    const shape = wayUp(rows, input.parentId)[0]?.shape ?? NO_SHAPE;
    await tx.insert(categories).values({ id, ...values, shape });
    await record(tx, { entity: 'category', entityId: id, action: 'add', actor: ctx.actor, after: values });
  });
  return { id };
}

/** Changes and moves a category; 40901 with who and when for a version other than the stored one. */
export async function changeCategory(ctx: Context, id: string, input: Input): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    const rows = await heldTree(tx);
    const before = rows.find((one) => one.id === id);
    if (before === undefined) throw refuse(codes.NOT_FOUND);
    const current = () => categoryBranch(tx, before);
    await refuseOldVersion(tx, { entity: 'category', ...before }, input.version, current);
    checkPlace(ctx, rows, input, id);
    const after = valuesOf(input);
    await tx
      .update(categories)
      .set({ ...after, version: before.version + 1 })
      .where(eq(categories.id, id));
    await record(tx, {
      entity: 'category',
      entityId: id,
      action: 'edit',
      actor: ctx.actor,
      before: valuesOf(before),
      after,
    });
  });
}

/** What stands against the deletion of a category: those below it, else its products, deleted ones too, which stay for their orders. */
async function usersOf({ language }: Context, tx: Tx, rows: readonly CategoryRow[], id: string) {
  const called = ({ name, nameEn }: { name: string; nameEn: string }) => localised(language, name, nameEn);
  const children = rows.filter(({ parentId }) => parentId === id);
  if (children.length > 0) return children.slice(0, MOST_NAMED).map(called);
  const goods = await tx
    .select({ name: products.name, nameEn: products.nameEn })
    .from(products)
    .where(eq(products.categoryId, id))
    .orderBy(asc(products.name), asc(products.id))
    .limit(MOST_NAMED);
  return goods.map(called);
}

/** Deletes a category; refused with 40912 while it has children or products, naming them. */
export async function deleteCategory(ctx: Context, id: string): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    const rows = await heldTree(tx);
    const [before] = await tx.select().from(categories).where(eq(categories.id, id)).for('update');
    if (before === undefined) throw refuse(codes.NOT_FOUND);
    const by = await usersOf(ctx, tx, rows, id);
    if (by.length > 0) throw refuse(codes.IN_USE, { by });
    await tx.delete(categories).where(eq(categories.id, id));
    const { name, nameEn } = before;
    await record(tx, {
      entity: 'category',
      entityId: id,
      action: 'delete',
      actor: ctx.actor,
      before: { name, nameEn },
    });
  });
}
