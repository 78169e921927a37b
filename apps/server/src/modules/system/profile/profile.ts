import { codes } from '@selvedge/api-spec/codes';
import type { components } from '@selvedge/api-spec/types';
import { asc, eq } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import type { Queryable } from '../../../db/pool';
import { record } from '../../../db/records';
import { depts, roles, staff, staffRoles } from '../../../db/schema/system';
import { refuseOldVersion } from '../../../http/conflict';
import { invalid, refuse } from '../../../http/errors';
import { translate } from '../../../messages/translate';
import { notifyOldContact } from '../../notices/write/oldContact';
import { portraitOf } from '../../upload/files/lock';
import { proveOwnPassword } from '../signIn/ownPassword';
import { refuseTakenEmail } from '../users/emails';

type Input = components['schemas']['StaffProfileInput'];

/** Returns the own account as its page shows it. */
export async function staffProfile(db: Queryable, id: string) {
  const [found] = await db
    .select({ person: staff, deptName: depts.name })
    .from(staff)
    .leftJoin(depts, eq(depts.id, staff.deptId))
    .where(eq(staff.id, id));
  if (found === undefined) throw refuse(codes.NOT_FOUND);
  const held = await db
    .select({ name: roles.name })
    .from(staffRoles)
    .innerJoin(roles, eq(roles.id, staffRoles.roleId))
    .where(eq(staffRoles.staffId, id))
    .orderBy(asc(roles.sort));
  const { person, deptName } = found;
  return {
    ...person,
    mobile: person.mobile || null,
    email: person.email || null,
    avatar: person.avatar || null,
    deptName,
    roleNames: held.map(({ name }) => name),
    createTime: person.createdAt,
  };
}

/**
 * Checks the password of a caller who changes the address, because a session alone may be stolen; refuses with 40001 without a password.
 */
async function proveAddress(ctx: Context, email: string, password: string | undefined): Promise<void> {
  const [own] = await ctx.db.select({ email: staff.email }).from(staff).where(eq(staff.id, ctx.staff.id));
  if (own === undefined || own.email === email) return;
  if (password === undefined) throw invalid({ password: translate(ctx.language, 'staff.passwordProves') });
  await proveOwnPassword(ctx, password);
}

/**
 * Changes the own account: name, photo and contact data. Another address requires the password, and the previous one is notified; an
 * address of another person is refused with 40007.
 */
export async function changeStaffProfile(ctx: Context, input: Input): Promise<void> {
  const { id } = ctx.staff;
  const nickname = input.nickname.trim();
  if (nickname === '') throw invalid({ nickname: translate(ctx.language, 'staff.nameNeeded') });
  const changes = {
    nickname,
    gender: input.gender,
    mobile: input.mobile ?? '',
    email: input.email ?? '',
  };
  await proveAddress(ctx, changes.email, input.password);
  await ctx.inTransaction(async (tx) => {
    const [before] = await tx.select().from(staff).where(eq(staff.id, id)).for('update');
    if (before === undefined) throw refuse(codes.NOT_FOUND);
    await refuseOldVersion(tx, { entity: 'staff', ...before }, input.version, () => staffProfile(tx, id));
    const values = { ...changes, avatar: await portraitOf(tx, ctx, input.avatar, before.avatar) };
    if (values.email !== before.email) await refuseTakenEmail(tx, values.email, id);
    await tx
      .update(staff)
      .set({ ...values, version: before.version + 1, updatedAt: ctx.now })
      .where(eq(staff.id, id));
    if (before.email !== '' && values.email !== before.email)
      await notifyOldContact(ctx, tx, { channel: 'email', address: before.email });
    await record(tx, {
      entity: 'staff',
      entityId: id,
      action: 'editProfile',
      actor: ctx.actor,
      before: {
        nickname: before.nickname,
        avatar: before.avatar,
        gender: before.gender,
        mobile: before.mobile,
        email: before.email,
      },
      after: values,
    });
  });
}
