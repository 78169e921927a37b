import { codes } from '@selvedge/api-spec/codes';
import type { components } from '@selvedge/api-spec/types';
import { hasPermCode } from '@selvedge/domain/people/permissions';
import { and, eq, inArray } from 'drizzle-orm';
import type { StaffSession } from '../../../contract/caller';
import type { Context } from '../../../contract/handlers';
import type { Tx } from '../../../db/pool';
import { record } from '../../../db/records';
import { roleMenus, roles, staffRoles } from '../../../db/schema/system';
import { takeAdvisoryLock } from '../../../db/advisoryLocks';
import { refuseOldVersion } from '../../../http/conflict';
import { refuse } from '../../../http/errors';
import { raisePermissionVersion } from '../../auth/sessions/staffGrants';
import { type MenuRow, readMenus } from '../menu/read';
import { withAncestors } from '../rules/trees';
import { lockRole } from './checks';
import { roleGrants } from './read';

/** Returns the ids of the menu entries granted to the roles of a person. */
async function entriesHeld(tx: Tx, staffId: string): Promise<Set<string>> {
  const held = await tx
    .select({ id: roleMenus.menuId })
    .from(roleMenus)
    .innerJoin(roles, and(eq(roles.id, roleMenus.roleId), eq(roles.enabled, true)))
    .innerJoin(staffRoles, eq(staffRoles.roleId, roles.id))
    .where(eq(staffRoles.staffId, staffId));
  return new Set(held.map(({ id }) => id));
}

/** Refuses with 40302 to grant an entry that the giver does not have; a folder grants nothing and is always allowed. */
async function checkHeld(tx: Tx, giver: StaffSession, added: readonly MenuRow[]): Promise<void> {
  if (giver.isRoot || added.length === 0) return;
  const held = await entriesHeld(tx, giver.id);
  const mayAdd = ({ id, type, perm }: MenuRow) =>
    perm === null ? type === 'CATALOG' || held.has(id) : hasPermCode(giver, perm);
  if (!added.every(mayAdd)) throw refuse(codes.NOT_YOURS);
}

/** Grants a new role the entries of another one; the caller must have all of them and be allowed to change that role. */
export async function copyGrants(ctx: Context, tx: Tx, from: string, to: string): Promise<void> {
  await lockRole(ctx, tx, from);
  const { menuIds } = await roleGrants(tx, from);
  const held = new Set(menuIds);
  await checkHeld(
    tx,
    ctx.staff,
    (await readMenus(tx)).filter(({ id }) => held.has(id)),
  );
  if (menuIds.length > 0)
    await tx.insert(roleMenus).values(menuIds.map((menuId) => ({ roleId: to, menuId })));
}

/**
 * Stores the grants of a role: the named entries and all above them. Applies on the next request of the people with the role and redraws
 * their menu.
 */
export async function setGrants(
  ctx: Context,
  id: string,
  { menuIds, version }: components['schemas']['RoleGrants'],
): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    await takeAdvisoryLock(tx, 'menus', 'menus');
    const role = await lockRole(ctx, tx, id);
    await refuseOldVersion(tx, { entity: 'role', ...role }, version, () => roleGrants(tx, id));
    const rows = await readMenus(tx);
    const known = new Set(rows.map((row) => row.id));
    if (!menuIds.every((menuId) => known.has(menuId))) throw refuse(codes.NOT_FOUND);
    const wanted = withAncestors(rows, menuIds);
    const before = new Set((await roleGrants(tx, id)).menuIds);
    const added = rows.filter((row) => wanted.has(row.id) && !before.has(row.id));
    const removed = rows.filter((row) => before.has(row.id) && !wanted.has(row.id));
    await checkHeld(tx, ctx.staff, added);
    if (added.length === 0 && removed.length === 0) return;
    if (removed.length > 0)
      await tx.delete(roleMenus).where(
        and(
          eq(roleMenus.roleId, id),
          inArray(
            roleMenus.menuId,
            removed.map((row) => row.id),
          ),
        ),
      );
    if (added.length > 0)
      await tx.insert(roleMenus).values(added.map((row) => ({ roleId: id, menuId: row.id })));
    await tx
      .update(roles)
      .set({ version: role.version + 1, updatedAt: ctx.now })
      .where(eq(roles.id, id));
    await raisePermissionVersion(tx);
    const named = (entries: readonly MenuRow[]) => entries.map(({ perm, name }) => perm ?? name);
    const after = { added: named(added), removed: named(removed) };
    await record(tx, { entity: 'role', entityId: id, action: 'grant', actor: ctx.actor, after });
  });
}
