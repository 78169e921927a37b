import { codes } from '@selvedge/api-spec/codes';
import { count, eq } from 'drizzle-orm';
import { defineRoutes } from '../../contract/handlers';
import { newId } from '../../db/ids';
import { record } from '../../db/records';
import { staff, staffRoles } from '../../db/schema/system';
import { invalid, refuse } from '../../http/errors';
import { checkPasswordRule, hashPassword, ownWords } from '../auth/passwords/passwords';
import { endSessions } from '../auth/sessions/sessions';
import { raisePermissionVersion } from '../auth/sessions/staffGrants';
import { userCondition, userRows } from './users/read';
import {
  checkDept,
  checkNotOneself,
  findPerson,
  findToChange,
  firstPassword,
  keepOneRoot,
  personValues,
  refuseTakenName,
  roleCodes,
  writeRoles,
} from './users/write';

/** Members of staff: table, form and upkeep (K-34..K-39). */
export const userRoutes = defineRoutes({
  getUsersPage: async (ctx) => {
    const { pageNum, pageSize } = ctx.query;
    const list = await userRows(ctx.db, ctx.staff, ctx.query, {
      limit: pageSize,
      offset: (pageNum - 1) * pageSize,
    });
    const [found] = await ctx.db
      .select({ count: count() })
      .from(staff)
      .where(await userCondition(ctx.db, ctx.staff, ctx.query));
    return { list, total: found?.count ?? 0, pageNum, pageSize };
  },

  getUsersByIdForm: (ctx) =>
    ctx.inTransaction(async (tx) => {
      const person = await findPerson(tx, ctx, ctx.params.id);
      const held = await tx
        .select({ roleId: staffRoles.roleId })
        .from(staffRoles)
        .where(eq(staffRoles.staffId, person.id));
      return {
        ...person,
        mobile: person.mobile || null,
        email: person.email || null,
        avatar: person.avatar || null,
        roleIds: held.map(({ roleId }) => roleId),
      };
    }),

  postUsers: async (ctx) => {
    const id = newId();
    const initialPassword = firstPassword();
    const passwordHash = await hashPassword(initialPassword);
    await ctx
      .inTransaction(async (tx) => {
        await checkDept(tx, ctx, ctx.body.deptId);
        await tx
          .insert(staff)
          .values({ id, passwordHash, mustChangePassword: true, ...personValues(ctx.body) });
        await writeRoles(tx, ctx, id, ctx.body.roleIds);
        await raisePermissionVersion(tx);
        await record(tx, { entity: 'staff', entityId: id, action: 'add', actor: ctx.actor, after: ctx.body });
      })
      .catch(refuseTakenName);
    return { id, initialPassword };
  },

  putUsersById: async (ctx) => {
    const { id } = ctx.params;
    await ctx
      .inTransaction(async (tx) => {
        const { passwordHash: _, ...before } = await findToChange(tx, ctx, id);
        if (ctx.body.version !== before.version) throw refuse(codes.CHANGED_MEANWHILE, { current: before });
        await checkNotOneself(tx, ctx, before, ctx.body);
        await checkDept(tx, ctx, ctx.body.deptId);
        const values = personValues(ctx.body);
        await tx
          .update(staff)
          .set({ ...values, version: before.version + 1, updatedAt: ctx.now })
          .where(eq(staff.id, id));
        const wasRoot = (await roleCodes(tx, id)).includes('ROOT');
        await writeRoles(tx, ctx, id, ctx.body.roleIds);
        if (wasRoot) await keepOneRoot(tx);
        if (values.status === 'DISABLED') await endSessions(tx, 'staff', id, 'DISABLED');
        await raisePermissionVersion(tx);
        await record(tx, {
          entity: 'staff',
          entityId: id,
          action: 'edit',
          actor: ctx.actor,
          before,
          after: ctx.body,
        });
      })
      .catch(refuseTakenName);
    return null;
  },

  patchUsersByIdPassword: async (ctx) => {
    const { id } = ctx.params;
    const given: { password?: string } | undefined = ctx.body;
    const password = given?.password ?? ctx.query.password;
    if (password === undefined) throw invalid({ password: ctx.language === 'en' ? 'Required' : '必填' });
    const passwordHash = await hashPassword(password);
    await ctx.inTransaction(async (tx) => {
      const person = await findToChange(tx, ctx, id);
      const own = ownWords(ctx.config, person);
      checkPasswordRule(password, person.username, 'password', ctx.language, own);
      const mustChangePassword = id !== ctx.staff.id;
      await tx
        .update(staff)
        .set({ passwordHash, mustChangePassword, updatedAt: ctx.now })
        .where(eq(staff.id, id));
      await endSessions(tx, 'staff', id, 'PASSWORD', ctx.staff.sessionId);
      await record(tx, { entity: 'staff', entityId: id, action: 'resetPassword', actor: ctx.actor });
    });
    return null;
  },

  deleteUsersById: async (ctx) => {
    const ids = [...new Set(ctx.params.id.split(','))];
    await ctx.inTransaction(async (tx) => {
      for (const id of ids) {
        if (id === ctx.staff.id) throw refuse(codes.NOT_YOURS);
        const { passwordHash: _, ...before } = await findToChange(tx, ctx, id);
        if ((await roleCodes(tx, id)).includes('ROOT')) throw refuse(codes.NOT_YOURS);
        await tx.update(staff).set({ deletedAt: ctx.now, status: 'DISABLED' }).where(eq(staff.id, id));
        await endSessions(tx, 'staff', id, 'REMOVED');
        await record(tx, { entity: 'staff', entityId: id, action: 'delete', actor: ctx.actor, before });
      }
    });
    return null;
  },
});
