import { codes } from '@selvedge/api-spec/codes';
import type { components } from '@selvedge/api-spec/types';
import { isWithinScope } from '@selvedge/domain/people/dataScope';
import { ROOT } from '@selvedge/domain/people/permissions';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import type { Tx } from '../../../db/pool';
import { roles } from '../../../db/schema/system';
import { refuse } from '../../../http/errors';
import { canAssignRole, rightsOfRoles } from '../users/ownRights';
import type { RoleRow } from './read';

/**
 * Returns a role, locked for a change. Refuses with 40401 when it does not exist, and with 40302 ROOT, which cannot be changed, and a role
 * with more rights than the caller's.
 */
export async function lockRole(ctx: Context, tx: Tx, id: string): Promise<RoleRow> {
  const [role] = await tx.select().from(roles).where(eq(roles.id, id)).for('update');
  if (role === undefined) throw refuse(codes.NOT_FOUND);
  const [rights] = await rightsOfRoles(tx, [id]);
  if (role.code === ROOT || rights === undefined || !canAssignRole(ctx.staff, rights))
    throw refuse(codes.NOT_YOURS);
  return role;
}

/** Refuses with 40302 a data scope wider than the caller's own, and with 40913 a name that another role has, in any case. */
export async function checkRoleInput(
  ctx: Context,
  tx: Tx,
  input: components['schemas']['RoleInput'],
  id: string,
): Promise<void> {
  if (!ctx.staff.isRoot && !isWithinScope(input.dataScope, ctx.staff.dataScope))
    throw refuse(codes.NOT_YOURS);
  const same = and(sql`lower(${roles.name}) = lower(${input.name.trim()})`, ne(roles.id, id));
  if ((await tx.$count(roles, same)) > 0) throw refuse(codes.NAME_TAKEN, { field: 'name' });
}
