import { codes } from '@selvedge/api-spec/codes';
import type { components } from '@selvedge/api-spec/types';
import { isOutsideAddress } from '@selvedge/domain/backOffice/screens';
import { hasPermCode } from '@selvedge/domain/people/permissions';
import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { duplicateOf } from '../../../db/faults';
import { newId } from '../../../db/ids';
import type { Queryable } from '../../../db/pool';
import { record } from '../../../db/records';
import { menus, roleMenus } from '../../../db/schema/system';
import { takeAdvisoryLock } from '../../../db/advisoryLocks';
import { refuseOldVersion } from '../../../http/conflict';
import { invalid, refuse } from '../../../http/errors';
import { translate } from '../../../messages/translate';
import { raisePermissionVersion } from '../../auth/sessions/staffGrants';
import { branchOf, childrenOf } from '../rules/trees';
import { type MenuRow, readMenus } from './read';

type MenuInput = components['schemas']['MenuInput'];

function menuValues(input: MenuInput): Omit<typeof menus.$inferInsert, 'id'> {
  const { version: _, ...values } = input;
  const empty = { routeName: null, routePath: null, component: null, redirect: null, perm: null, icon: null };
  return { ...empty, keepAlive: false, alwaysShow: false, ...values };
}

/** Takes the advisory lock of the tree, so that two concurrent changes cannot put entries under each other or leave one without parent. */
const lockTree = (tx: Queryable): Promise<void> => takeAdvisoryLock(tx, 'menus', 'menus');

async function checkPlace(ctx: Context, db: Queryable, input: MenuInput, id: string | null): Promise<void> {
  if (input.type === 'BUTTON' && !input.perm)
    throw invalid({ perm: translate(ctx.language, 'staff.menu.permNeeded') });
  if (input.type !== 'BUTTON' && !input.routePath)
    throw invalid({ routePath: translate(ctx.language, 'staff.menu.pathNeeded') });
  if (input.type === 'EXTLINK' && !isOutsideAddress(input.routePath ?? ''))
    throw invalid({ routePath: translate(ctx.language, 'staff.menu.outsideForm') });
  const rows = await readMenus(db);
  const isSame = (row: MenuRow) => row.id !== id && row.name === input.name;
  if (childrenOf(rows, input.parentId).some(isSame)) throw refuse(codes.NAME_TAKEN, { field: 'name' });
  if (input.parentId === null) return;
  if (!rows.some((row) => row.id === input.parentId)) throw refuse(codes.NOT_FOUND);
  if (id !== null && branchOf(rows, id).has(input.parentId))
    throw refuse(codes.NAME_TAKEN, { field: 'parentId' });
}

function refuseDuplicate(error: unknown): never {
  const duplicate = duplicateOf(error);
  if (duplicate === 'menus_perm_key') throw refuse(codes.NAME_TAKEN, { field: 'perm' });
  if (duplicate === 'menus_route_name_key') throw refuse(codes.NAME_TAKEN, { field: 'routeName' });
  throw error;
}

/**
 * Refuses with 40302 a permission that the caller does not have, and a change of the permission of an entry that is granted to a role:
 * people with the role would get a permission that no user granted them. Only ROOT may do either.
 */
async function checkPerm(
  ctx: Context,
  tx: Queryable,
  input: MenuInput,
  before: MenuRow | null,
): Promise<void> {
  const perm = input.perm ?? null;
  if (ctx.staff.isRoot || perm === (before?.perm ?? null)) return;
  if (perm !== null && !hasPermCode(ctx.staff, perm)) throw refuse(codes.NOT_YOURS);
  if (before === null) return;
  const granted = await tx
    .select({ roleId: roleMenus.roleId })
    .from(roleMenus)
    .where(eq(roleMenus.menuId, before.id))
    .limit(1);
  if (granted.length > 0) throw refuse(codes.NOT_YOURS);
}

/** Returns one entry, locked for a change; refuses with 40401 when it does not exist. */
export async function findMenu(db: Queryable, id: string): Promise<MenuRow> {
  const [row] = await db.select().from(menus).where(eq(menus.id, id)).for('update');
  if (row === undefined) throw refuse(codes.NOT_FOUND);
  return row;
}

/** Adds an entry and returns its id. */
export async function addMenu(ctx: Context, input: MenuInput): Promise<string> {
  const id = newId();
  await ctx
    .inTransaction(async (tx) => {
      await lockTree(tx);
      await checkPlace(ctx, tx, input, null);
      await checkPerm(ctx, tx, input, null);
      await tx.insert(menus).values({ id, ...menuValues(input) });
      await raisePermissionVersion(tx);
      await record(tx, { entity: 'menu', entityId: id, action: 'add', actor: ctx.actor, after: input });
    })
    .catch(refuseDuplicate);
  return id;
}

/** Changes an entry; refuses with 40901 a version other than the stored one. */
export async function changeMenu(ctx: Context, id: string, input: MenuInput): Promise<void> {
  await ctx
    .inTransaction(async (tx) => {
      await lockTree(tx);
      const before = await findMenu(tx, id);
      await refuseOldVersion(tx, { entity: 'menu', ...before }, input.version, async () => before);
      await checkPlace(ctx, tx, input, id);
      await checkPerm(ctx, tx, input, before);
      await tx
        .update(menus)
        .set({ ...menuValues(input), version: sql`${menus.version} + 1` })
        .where(and(eq(menus.id, id), eq(menus.version, before.version)));
      await raisePermissionVersion(tx);
      await record(tx, {
        entity: 'menu',
        entityId: id,
        action: 'edit',
        actor: ctx.actor,
        before,
        after: input,
      });
    })
    .catch(refuseDuplicate);
}

/** Shows an entry in the menu or hides it there; its route and its permission stay. */
export async function showMenu(ctx: Context, id: string, visible: boolean): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    const before = await findMenu(tx, id);
    if (before.visible === visible) return;
    await tx
      .update(menus)
      .set({ visible, version: before.version + 1 })
      .where(eq(menus.id, id));
    await raisePermissionVersion(tx);
    const action = visible ? 'show' : 'hide';
    await record(tx, { entity: 'menu', entityId: id, action, actor: ctx.actor });
  });
}

/** Deletes an entry without entries below it and takes it away from all roles. */
export async function deleteMenu(ctx: Context, id: string): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    await lockTree(tx);
    const before = await findMenu(tx, id);
    const children = await tx
      .select({ name: menus.name })
      .from(menus)
      .where(eq(menus.parentId, id))
      .limit(50);
    if (children.length > 0) throw refuse(codes.IN_USE, { by: children.map(({ name }) => name) });
    await tx.delete(roleMenus).where(eq(roleMenus.menuId, id));
    await tx.delete(menus).where(eq(menus.id, id));
    await raisePermissionVersion(tx);
    await record(tx, { entity: 'menu', entityId: id, action: 'delete', actor: ctx.actor, before });
  });
}
