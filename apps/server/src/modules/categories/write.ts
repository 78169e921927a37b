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
import { localised, translate } from '../../messages/translate';
import { allCategories, categoryBranch, type CategoryRow } from './read';

type Input = components['schemas']['CategoryInput'];

/** Maximum number of levels of the tree, and of categories in it, as the contract bounds them. */
const LEVELS = 3;
const MOST = 200;
/** Maximum number of products that are named when they prevent a deletion. */
const MOST_NAMED = 50;
/** Drawing of the products of a new category that has no parent. */
const NO_SHAPE = 'parcel';

/** Returns the categories and takes the advisory lock of the tree: where a category may stand depends on all of them. */
async function heldTree(tx: Tx): Promise<CategoryRow[]> {
  await takeAdvisoryLock(tx, 'categories', 'tree');
  return allCategories(tx);
}

/** Returns the category and its ancestors, the top one last. */
function wayUp(rows: readonly CategoryRow[], id: string | null): CategoryRow[] {
  const row = rows.find((one) => one.id === id);
  return row === undefined ? [] : [row, ...wayUp(rows, row.parentId)];
}

const heightOf = (rows: readonly CategoryRow[], id: string): number =>
  1 + Math.max(0, ...rows.filter(({ parentId }) => parentId === id).map((one) => heightOf(rows, one.id)));

/** Refuses a parent under which the category cannot stand, and a name that a sibling has. */
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

/** Creates a category; its products are drawn like those of its parent. */
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

/** Changes and moves a category; refuses with 40901 a version other than the stored one, with the user who changed it and when. */
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

/**
 * Returns the names of the entries that prevent the deletion of a category: its children, else its products; deleted ones too, which stay
 * for their orders.
 */
async function usersOf({ language }: Context, tx: Tx, rows: readonly CategoryRow[], id: string) {
  const called = ({ name, nameEn }: { name: string; nameEn: string }) => localised(language, name, nameEn);
  const children = rows.filter(({ parentId }) => parentId === id);
  if (children.length > 0) return children.slice(0, MOST_NAMED).map(called);
  const found = await tx
    .select({ name: products.name, nameEn: products.nameEn })
    .from(products)
    .where(eq(products.categoryId, id))
    .orderBy(asc(products.name), asc(products.id))
    .limit(MOST_NAMED);
  return found.map(called);
}

/** Deletes a category; refuses with 40912 while it has children or products, naming them. */
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
