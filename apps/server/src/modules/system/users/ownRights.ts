import { codes } from '@selvedge/api-spec/codes';
import { type DataScope, isWithinScope, widestScope } from '@selvedge/domain/people/dataScope';
import { hasPermCode, ROOT } from '@selvedge/domain/people/permissions';
import { eq, inArray, sql } from 'drizzle-orm';
import { column } from '../../../db/columnTypes';
import type { Queryable } from '../../../db/pool';
import { menus, roleMenus, roles, staffRoles } from '../../../db/schema/system';
import { expression } from '../../../db/statement';
import { refuse } from '../../../http/errors';
import type { StaffSession } from '../../../contract/caller';

/** Permissions and data scope of a person or of a role. */
export interface Rights {
  perms: readonly string[];
  dataScope: DataScope;
}

/** Fields of the session of the person who gives rights. */
export type Giver = Pick<StaffSession, 'roles' | 'perms' | 'dataScope' | 'isRoot'>;

/** Rights that one role gives. */
export interface RoleRights extends Rights {
  id: string;
  code: string;
  name: string;
}

/** Whether rights are a part of the giver's own: the giver has every permission, and the data scope is no wider. ROOT has all rights. */
export function isWithinOwnRights(giver: Giver, { perms, dataScope }: Rights): boolean {
  if (giver.isRoot) return true;
  return isWithinScope(dataScope, giver.dataScope) && perms.every((perm) => hasPermCode(giver, perm));
}

/** Whether a person may give a role: ROOT only as ROOT, and no rights that the person does not have. */
export function canAssignRole(giver: Giver, role: RoleRights): boolean {
  return giver.isRoot || (role.code !== ROOT && isWithinOwnRights(giver, role));
}

const permsOfMenus = expression({
  name: 'users.permsOfMenus',
  type: column.texts,
  sql: () => sql`coalesce(array_agg(${menus.perm}) filter (where ${menus.perm} is not null), '{}')`,
  from: menus,
  example: (make) => make(),
});

/**
 * Returns the rights that roles give, of all roles or of those with some ids. Disabled roles count in full: they may be enabled at any
 * time.
 */
export async function rightsOfRoles(db: Queryable, ids?: readonly string[]): Promise<RoleRights[]> {
  if (ids?.length === 0) return [];
  return db
    .select({
      id: roles.id,
      code: roles.code,
      name: roles.name,
      dataScope: roles.dataScope,
      perms: permsOfMenus(),
    })
    .from(roles)
    .leftJoin(roleMenus, eq(roleMenus.roleId, roles.id))
    .leftJoin(menus, eq(menus.id, roleMenus.menuId))
    .where(ids === undefined ? undefined : inArray(roles.id, [...ids]))
    .groupBy(roles.id);
}

/** Refuses with 40302 unless a person may give these roles; with 40401 when one of them does not exist. */
export async function checkGivable(db: Queryable, giver: Giver, roleIds: readonly string[]): Promise<void> {
  const found = await rightsOfRoles(db, roleIds);
  if (found.length !== new Set(roleIds).size) throw refuse(codes.NOT_FOUND);
  if (!found.every((role) => canAssignRole(giver, role))) throw refuse(codes.NOT_YOURS);
}

/** Returns the ids of the roles of a person. */
export async function rolesHeld(db: Queryable, staffId: string): Promise<string[]> {
  const assigned = await db
    .select({ id: staffRoles.roleId })
    .from(staffRoles)
    .where(eq(staffRoles.staffId, staffId));
  return assigned.map(({ id }) => id);
}

/**
 * Refuses with 40302 to change a person with more rights than the giver: a caller who sets that person's password or state would get or
 * take rights that the caller may not give.
 */
export async function checkNotAbove(db: Queryable, giver: Giver, staffId: string): Promise<void> {
  if (giver.isRoot) return;
  const assigned = await rightsOfRoles(db, await rolesHeld(db, staffId));
  const whole: Rights = {
    perms: assigned.flatMap(({ perms }) => perms),
    dataScope: widestScope(assigned.map(({ dataScope }) => dataScope)),
  };
  if (assigned.some(({ code }) => code === ROOT) || !isWithinOwnRights(giver, whole))
    throw refuse(codes.NOT_YOURS);
}
