import { codes } from '@selvedge/api-spec/codes';
import type { components } from '@selvedge/api-spec/types';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { duplicateOf } from '../../../db/faults';
import { newId } from '../../../db/ids';
import { record } from '../../../db/records';
import { roles, staff, staffRoles } from '../../../db/schema/system';
import { takeAdvisoryLock } from '../../../db/advisoryLocks';
import { refuseOldVersion } from '../../../http/conflict';
import { invalid, refuse } from '../../../http/errors';
import { translate } from '../../../messages/translate';
import { withinScope } from '../../auth/access/dataScope';
import { raisePermissionVersion } from '../../auth/sessions/staffGrants';
import { type EntryStatus, isInUse } from '../rules/entryStatus';
import { checkRoleInput, lockRole } from './checks';
import { copyGrants } from './grants';
import { roleForm } from './read';

type RoleInput = components['schemas']['RoleInput'];

/** Maximum number of roles of an installation, as the contract limits the choices. */
const MOST_ROLES = 200;
/** Maximum number of people listed who prevent the deletion of a role. */
const MOST_NAMED = 20;

/** Returns the columns that the role's form fills. */
const valuesOf = ({ name, code, sort, status, dataScope, demandsFactor, remark }: RoleInput) => ({
  name: name.trim(),
  code,
  sort,
  dataScope,
  ...(demandsFactor === undefined ? {} : { demandsFactor }),
  enabled: isInUse(status),
  remark: remark?.trim() ?? '',
});

function refuseTakenCode(error: unknown): never {
  if (duplicateOf(error) === 'roles_code_unique') throw refuse(codes.NAME_TAKEN, { field: 'code' });
  throw error;
}

/** Adds a role without grants, or with those of the role it is a copy of, and returns its id. */
export async function addRole(ctx: Context, input: RoleInput): Promise<string> {
  const id = newId();
  await ctx
    .inTransaction(async (tx) => {
      await takeAdvisoryLock(tx, 'roles', 'roles');
      if ((await tx.$count(roles)) >= MOST_ROLES)
        throw invalid({ name: translate(ctx.language, 'staff.tooManyRoles', { max: MOST_ROLES }) });
      await checkRoleInput(ctx, tx, input, id);
      const after = valuesOf(input);
      await tx.insert(roles).values({ id, ...after, updatedAt: ctx.now });
      const { copyOf } = input;
      if (copyOf !== undefined) {
        await takeAdvisoryLock(tx, 'menus', 'menus');
        await copyGrants(ctx, tx, copyOf, id);
      }
      const made = copyOf === undefined ? after : { ...after, copyOf };
      await record(tx, { entity: 'role', entityId: id, action: 'add', actor: ctx.actor, after: made });
    })
    .catch(refuseTakenCode);
  return id;
}

/** Changes a role; applies on the next request of the people who have it. */
export async function changeRole(ctx: Context, id: string, input: RoleInput): Promise<void> {
  await ctx
    .inTransaction(async (tx) => {
      await takeAdvisoryLock(tx, 'roles', 'roles');
      const before = await lockRole(ctx, tx, id);
      await refuseOldVersion(tx, { entity: 'role', ...before }, input.version, () => roleForm(tx, id));
      await checkRoleInput(ctx, tx, input, id);
      const after = valuesOf(input);
      await tx
        .update(roles)
        .set({ ...after, version: before.version + 1, updatedAt: ctx.now })
        .where(eq(roles.id, id));
      await raisePermissionVersion(tx);
      await record(tx, { entity: 'role', entityId: id, action: 'edit', actor: ctx.actor, before, after });
    })
    .catch(refuseTakenCode);
}

/** Switches a role on or off: a role that is off grants nothing to the people who have it. */
export async function switchRole(ctx: Context, id: string, status: EntryStatus): Promise<void> {
  const enabled = isInUse(status);
  await ctx.inTransaction(async (tx) => {
    const before = await lockRole(ctx, tx, id);
    if (before.enabled === enabled) return;
    await tx
      .update(roles)
      .set({ enabled, version: before.version + 1, updatedAt: ctx.now })
      .where(eq(roles.id, id));
    await raisePermissionVersion(tx);
    const action = enabled ? 'enable' : 'disable';
    await record(tx, { entity: 'role', entityId: id, action, actor: ctx.actor });
  });
}

/**
 * Deletes roles that no person has, all or none, with their grants; refuses with 40912, naming the people with the role whom the caller
 * sees.
 */
export async function deleteRoles(ctx: Context, ids: readonly string[]): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    for (const id of ids.toSorted()) {
      const before = await lockRole(ctx, tx, id);
      const holders = await tx
        .select({ staffId: staff.id })
        .from(staffRoles)
        .innerJoin(staff, eq(staff.id, staffRoles.staffId))
        .where(and(eq(staffRoles.roleId, id), isNull(staff.deletedAt)))
        .limit(1);
      if (holders.length > 0) {
        const seen = await tx
          .select({ name: staff.nickname })
          .from(staffRoles)
          .innerJoin(staff, eq(staff.id, staffRoles.staffId))
          .where(and(eq(staffRoles.roleId, id), isNull(staff.deletedAt), withinScope(ctx.staff, staff.id)))
          .orderBy(asc(staff.nickname))
          .limit(MOST_NAMED);
        throw refuse(codes.IN_USE, { by: seen.map(({ name }) => name) });
      }
      await tx.delete(roles).where(eq(roles.id, id));
      await record(tx, { entity: 'role', entityId: id, action: 'delete', actor: ctx.actor, before });
    }
    await raisePermissionVersion(tx);
  });
}
