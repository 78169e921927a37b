import { codes } from '@selvedge/api-spec/codes';
import { ROOT } from '@selvedge/domain/people/permissions';
import type { components } from '@selvedge/api-spec/types';
import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { duplicateOf } from '../../../db/faults';
import type { Queryable, Tx } from '../../../db/pool';
import { depts, roles, staff, staffRoles } from '../../../db/schema/system';
import { invalid, refuse } from '../../../http/errors';
import { translate } from '../../../messages/translate';
import { withinScope } from '../../auth/access/dataScope';
import { portraitOf } from '../../upload/files/lock';
import { deptsInRange, readDepts } from '../depts/read';
import { refuseTakenEmail } from './emails';
import { checkGivable, checkNotAbove, rolesHeld } from './ownRights';

type UserInput = components['schemas']['UserInput'];

/** Returns the codes of the roles of a person. */
export async function roleCodes(db: Queryable, staffId: string): Promise<string[]> {
  const assigned = await db
    .select({ code: roles.code })
    .from(staffRoles)
    .innerJoin(roles, eq(roles.id, staffRoles.roleId))
    .where(eq(staffRoles.staffId, staffId));
  return assigned.map(({ code }) => code);
}

/**
 * Returns a person whom the caller sees, locked for a change. Refuses with 40401, and with 40302 a person who is ROOT when the caller is
 * not.
 */
async function findPerson(tx: Tx, ctx: Context, id: string): Promise<typeof staff.$inferSelect> {
  const [person] = await tx
    .select()
    .from(staff)
    .where(and(eq(staff.id, id), isNull(staff.deletedAt), withinScope(ctx.staff, staff.id)))
    .for('update');
  if (person === undefined) throw refuse(codes.NOT_FOUND);
  if (!ctx.staff.isRoot && (await roleCodes(tx, id)).includes(ROOT)) throw refuse(codes.NOT_YOURS);
  return person;
}

/** Returns a person, locked for a change; refuses as {@link findPerson}, and with 40302 a person with more rights than the caller. */
export async function findToChange(tx: Tx, ctx: Context, id: string): Promise<typeof staff.$inferSelect> {
  const person = await findPerson(tx, ctx, id);
  await checkNotAbove(tx, ctx.staff, id);
  return person;
}

/**
 * Refuses with 40302 a change of the caller's own roles, department or state, except for ROOT: callers must not grant themselves anything.
 */
export async function refuseOwnRightsChange(
  tx: Tx,
  ctx: Context,
  person: Pick<typeof staff.$inferSelect, 'id' | 'deptId' | 'status'>,
  input: UserInput,
): Promise<void> {
  if (ctx.staff.isRoot || person.id !== ctx.staff.id) return;
  const current = new Set(await rolesHeld(tx, person.id));
  const same = current.size === input.roleIds.length && input.roleIds.every((id) => current.has(id));
  const isElsewhere = (input.deptId ?? null) !== person.deptId;
  if (!same || isElsewhere || input.status !== person.status) throw refuse(codes.NOT_YOURS);
}

/**
 * Refuses with 40302 a change after which no person can sign in as ROOT: the role could not be given back. Concurrent changes wait for each
 * other. Must be called after the change, within its transaction.
 */
export async function refuseWithoutRoot(tx: Tx): Promise<void> {
  await tx.select({ id: roles.id }).from(roles).where(eq(roles.code, ROOT)).for('update');
  const left = await tx
    .select({ id: staff.id })
    .from(staff)
    .innerJoin(staffRoles, eq(staffRoles.staffId, staff.id))
    .innerJoin(roles, eq(roles.id, staffRoles.roleId))
    .where(and(eq(roles.code, ROOT), eq(staff.status, 'ENABLED'), isNull(staff.deletedAt)))
    .limit(1);
  if (left.length === 0) throw refuse(codes.NOT_YOURS);
}

/** Stores the roles of a person; refuses with 40302 roles that are not a part of the caller's own rights, with 40401 unknown ones. */
export async function writeRoles(tx: Tx, ctx: Context, staffId: string, roleIds: string[]): Promise<void> {
  const assigned = await rolesHeld(tx, staffId);
  await checkGivable(
    tx,
    ctx.staff,
    staffId === ctx.staff.id ? roleIds.filter((id) => !assigned.includes(id)) : roleIds,
  );
  await tx.delete(staffRoles).where(eq(staffRoles.staffId, staffId));
  await tx.insert(staffRoles).values(roleIds.map((roleId) => ({ staffId, roleId })));
}

/**
 * Returns the columns that a user form fills; the portrait must be one that the caller uploaded, or that of `before` (40001), and no
 * other member of staff may have the address (40007).
 */
export async function personValues(
  tx: Tx,
  ctx: Context,
  id: string,
  input: UserInput,
  before?: { avatar: string; email: string },
) {
  const email = input.email ?? '';
  if (email !== before?.email) await refuseTakenEmail(tx, email, id);
  return {
    username: input.username,
    nickname: input.nickname.trim(),
    mobile: input.mobile ?? '',
    email,
    avatar: await portraitOf(tx, ctx, input.avatar, before?.avatar ?? null),
    gender: input.gender,
    deptId: input.deptId ?? null,
    status: input.status,
  };
}

/**
 * Refuses with 40401 unless the department exists and is in the caller's data scope, and with 40001 to leave it out where that would put
 * the person outside the caller's data scope, or to choose a department that is not in use. A person may stay in such a department.
 */
export async function checkDept(
  db: Queryable,
  ctx: Pick<Context, 'staff' | 'language'>,
  deptId: string | null | undefined,
  before: string | null = null,
): Promise<void> {
  if (deptId === null || deptId === undefined) {
    if (ctx.staff.isRoot || ctx.staff.dataScope === 'ALL') return;
    throw invalid({ deptId: translate(ctx.language, 'staff.deptNeeded') });
  }
  const rows = deptsInRange(await readDepts(db), ctx.staff);
  const [held] = await db.select().from(depts).where(eq(depts.id, deptId)).for('key share');
  if (held === undefined || !rows.some(({ id }) => id === deptId)) throw refuse(codes.NOT_FOUND);
  if (!held.enabled && deptId !== before)
    throw invalid({ deptId: translate(ctx.language, 'staff.deptNotInUse') });
}

/** Turns the error of a taken user name into the refusal 40913. */
export function refuseTakenName(error: unknown): never {
  if (duplicateOf(error) === 'staff_username_key') throw refuse(codes.NAME_TAKEN, { field: 'username' });
  throw error;
}

/** Returns a person with their roles, as the form shows them. */
export async function userForm(tx: Tx, ctx: Context, id: string) {
  const person = await findPerson(tx, ctx, id);
  return {
    ...person,
    mobile: person.mobile || null,
    email: person.email || null,
    avatar: person.avatar || null,
    roleIds: await rolesHeld(tx, person.id),
  };
}
