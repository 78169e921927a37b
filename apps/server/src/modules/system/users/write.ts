import { codes } from '@selvedge/api-spec/codes';
import type { components } from '@selvedge/api-spec/types';
import { ROOT } from '@selvedge/domain/people/permissions';
import { eq } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { newId } from '../../../db/ids';
import { record } from '../../../db/records';
import { staff } from '../../../db/schema/system';
import { refuseOldVersion } from '../../../http/conflict';
import { refuse } from '../../../http/errors';
import { forgetChallenges } from '../../auth/factor/challenges';
import type { FirstPassword } from '../../auth/passwords/firstPassword';
import { checkPasswordRule, hashPassword, ownWords } from '../../auth/passwords/passwords';
import { endSessions } from '../../auth/sessions/sessions';
import { raisePermissionVersion } from '../../auth/sessions/staffGrants';
import {
  checkDept,
  refuseOwnRightsChange,
  findToChange,
  refuseWithoutRoot,
  personValues,
  refuseTakenName,
  roleCodes,
  userForm,
  writeRoles,
} from './checks';

type UserInput = components['schemas']['UserInput'];
type AccountStatus = components['schemas']['AccountStatus'];

/** Adds a member of staff with an initial password, which is returned only this once. */
export async function addUser(
  ctx: Context,
  input: UserInput,
  { initialPassword, passwordHash }: FirstPassword,
): Promise<{ id: string; initialPassword: string }> {
  const id = newId();
  await ctx
    .inTransaction(async (tx) => {
      await checkDept(tx, ctx, input.deptId);
      const values = await personValues(tx, ctx, id, input);
      await tx.insert(staff).values({ id, passwordHash, mustChangePassword: true, ...values });
      await writeRoles(tx, ctx, id, input.roleIds);
      await raisePermissionVersion(tx);
      await record(tx, { entity: 'staff', entityId: id, action: 'add', actor: ctx.actor, after: input });
    })
    .catch(refuseTakenName);
  return { id, initialPassword };
}

/** Changes a member of staff; refuses with 40901 a version other than the stored one. */
export async function changeUser(ctx: Context, id: string, input: UserInput): Promise<void> {
  await ctx
    .inTransaction(async (tx) => {
      const { passwordHash: _, ...before } = await findToChange(tx, ctx, id);
      const form = () => userForm(tx, ctx, id);
      await refuseOldVersion(tx, { entity: 'staff', ...before }, input.version, form);
      await refuseOwnRightsChange(tx, ctx, before, input);
      await checkDept(tx, ctx, input.deptId, before.deptId);
      const values = await personValues(tx, ctx, id, input, before);
      await tx
        .update(staff)
        .set({ ...values, version: before.version + 1, updatedAt: ctx.now })
        .where(eq(staff.id, id));
      const wasRoot = (await roleCodes(tx, id)).includes(ROOT);
      await writeRoles(tx, ctx, id, input.roleIds);
      if (wasRoot) await refuseWithoutRoot(tx);
      if (values.status === 'DISABLED') await endSessions(tx, 'staff', id, 'DISABLED');
      await raisePermissionVersion(tx);
      await record(tx, {
        entity: 'staff',
        entityId: id,
        action: 'edit',
        actor: ctx.actor,
        before,
        after: input,
      });
    })
    .catch(refuseTakenName);
}

/**
 * Sets the password of another person: their sessions end, and they must change it after the next sign-in. The caller's own is refused with
 * 40302: it is changed with the old one, else a session alone would be enough to take over the account.
 */
export async function setUserPassword(ctx: Context, id: string, password: string): Promise<void> {
  if (id === ctx.staff.id) throw refuse(codes.NOT_YOURS);
  const passwordHash = await hashPassword(password);
  await ctx.inTransaction(async (tx) => {
    const person = await findToChange(tx, ctx, id);
    const own = ownWords(ctx.config, person);
    checkPasswordRule(password, person.username, 'password', ctx.language, own);
    await tx
      .update(staff)
      .set({ passwordHash, mustChangePassword: true, updatedAt: ctx.now })
      .where(eq(staff.id, id));
    await forgetChallenges(tx, id);
    await endSessions(tx, 'staff', id, 'PASSWORD');
    await record(tx, { entity: 'staff', entityId: id, action: 'resetPassword', actor: ctx.actor });
  });
}

/**
 * Allows or forbids a person to sign in; when forbidden, their sessions end at once. Refuses with 40302 the caller's own account, and a
 * change that leaves no ROOT who can sign in.
 */
export async function setUserStatus(ctx: Context, id: string, status: AccountStatus): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    const before = await findToChange(tx, ctx, id);
    if (id === ctx.staff.id) throw refuse(codes.NOT_YOURS);
    if (before.status === status) return;
    await tx
      .update(staff)
      .set({ status, version: before.version + 1, updatedAt: ctx.now })
      .where(eq(staff.id, id));
    if ((await roleCodes(tx, id)).includes(ROOT)) await refuseWithoutRoot(tx);
    if (status === 'DISABLED') await endSessions(tx, 'staff', id, 'DISABLED');
    const action = status === 'DISABLED' ? 'disable' : 'enable';
    await record(tx, { entity: 'staff', entityId: id, action, actor: ctx.actor });
  });
}

/** Marks members of staff as deleted; refuses with 40302 the caller's own account and a person who is ROOT. */
export async function deleteUsers(ctx: Context, ids: ReadonlySet<string>): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    for (const id of [...ids].toSorted()) {
      if (id === ctx.staff.id) throw refuse(codes.NOT_YOURS);
      const { passwordHash: _, ...before } = await findToChange(tx, ctx, id);
      if ((await roleCodes(tx, id)).includes(ROOT)) throw refuse(codes.NOT_YOURS);
      await tx.update(staff).set({ deletedAt: ctx.now, status: 'DISABLED' }).where(eq(staff.id, id));
      await endSessions(tx, 'staff', id, 'REMOVED');
      await record(tx, { entity: 'staff', entityId: id, action: 'delete', actor: ctx.actor, before });
    }
  });
}
