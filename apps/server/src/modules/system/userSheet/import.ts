import { randomBytes } from 'node:crypto';
import type { components } from '@selvedge/api-spec/types';
import { isEmail } from '@selvedge/domain/people/emails';
import { isNull } from 'drizzle-orm';
import type { Context, UploadedFile } from '../../../contract/handlers';
import { newId } from '../../../db/ids';
import type { Tx } from '../../../db/pool';
import { record } from '../../../db/records';
import { staff, staffRoles } from '../../../db/schema/system';
import type { Language } from '../../../http/messages';
import { hashPassword } from '../../auth/passwords/passwords';
import { raisePermissionVersion } from '../../auth/sessions/staffGrants';
import { mayGive, rightsOfRoles } from '../users/ownRights';
import { type ReadRow, readSheet, type SheetColumn, sheetHeads } from './sheet';
import { checkDept } from '../users/write';

type Result = components['schemas']['UserImportResult'];
type Row = components['schemas']['UserImportRow'];
type Problem = components['schemas']['UserImportProblem'];
type Gender = components['schemas']['Gender'];

/** People written with one statement: making a statement of a thousand holds up other requests. */
const PEOPLE_AT_ONCE = 100;
const USERNAME = /^[A-Za-z][A-Za-z0-9._-]{1,59}$/;
const MOBILE = /^\+?[0-9 ]{5,20}$/;
const GENDERS = new Map<string, Gender>(
  Object.entries<Gender>({
    '': 'UNSPECIFIED',
    未说明: 'UNSPECIFIED',
    unspecified: 'UNSPECIFIED',
    女: 'FEMALE',
    女士: 'FEMALE',
    ms: 'FEMALE',
    female: 'FEMALE',
    男: 'MALE',
    先生: 'MALE',
    mr: 'MALE',
    male: 'MALE',
  }),
);

const SENTENCES: Record<Language, Record<Problem['code'], string>> = {
  'zh-CN': {
    USERNAME_MISSING: '缺少用户名',
    USERNAME_INVALID: '用户名格式不正确',
    USERNAME_TAKEN: '用户名已存在',
    USERNAME_TWICE: '用户名在表中重复',
    NICKNAME_MISSING: '缺少昵称',
    EMAIL_INVALID: '邮箱格式不正确',
    MOBILE_INVALID: '手机号格式不正确',
    GENDER_UNKNOWN: '性别无法识别',
    ROLE_UNKNOWN: '角色不存在',
  },
  en: {
    USERNAME_MISSING: 'The username is missing',
    USERNAME_INVALID: 'The username has the wrong form',
    USERNAME_TAKEN: 'The username already exists',
    USERNAME_TWICE: 'The username stands twice in the sheet',
    NICKNAME_MISSING: 'The nickname is missing',
    EMAIL_INVALID: 'The e-mail address has the wrong form',
    MOBILE_INVALID: 'The phone number has the wrong form',
    GENDER_UNKNOWN: 'The gender is not understood',
    ROLE_UNKNOWN: 'There is no such role',
  },
};

interface Known {
  taken: Set<string>;
  seen: Set<string>;
  /** Role id by code and by name, in lower case; roles the caller may not give are left out. */
  roles: Map<string, string>;
}

interface Checked {
  row: Row;
  gender: Gender;
  roleIds: string[];
}

function checkRow(read: ReadRow, known: Known, language: Language): Checked {
  const { cells } = read;
  const problems: Problem[] = [];
  const blame = (column: SheetColumn, code: Problem['code']) =>
    problems.push({
      column: read.heads[column] ?? sheetHeads(language)[column],
      value: cells[column].slice(0, 500),
      code,
      message: SENTENCES[language][code],
    });
  const name = cells.username.toLowerCase();
  if (name === '') blame('username', 'USERNAME_MISSING');
  else if (!USERNAME.test(cells.username)) blame('username', 'USERNAME_INVALID');
  else if (known.taken.has(name)) blame('username', 'USERNAME_TAKEN');
  else if (known.seen.has(name)) blame('username', 'USERNAME_TWICE');
  known.seen.add(name);
  if (cells.nickname === '') blame('nickname', 'NICKNAME_MISSING');
  if (cells.email !== '' && (cells.email.length > 120 || !isEmail(cells.email)))
    blame('email', 'EMAIL_INVALID');
  if (cells.mobile !== '' && !MOBILE.test(cells.mobile)) blame('mobile', 'MOBILE_INVALID');
  const gender = GENDERS.get(cells.gender.toLowerCase());
  if (gender === undefined) blame('gender', 'GENDER_UNKNOWN');
  const wanted = cells.roles === '' ? ['guest'] : cells.roles.toLowerCase().split(/\s*[,，、;；]\s*/);
  const roleIds = wanted.map((role) => known.roles.get(role)).filter((id) => id !== undefined);
  if (roleIds.length !== wanted.length) blame('roles', 'ROLE_UNKNOWN');
  return {
    row: { rowNo: read.rowNo, raw: read.raw, state: problems.length > 0 ? 'ERROR' : 'OK', problems },
    gender: gender ?? 'UNSPECIFIED',
    roleIds: [...new Set(roleIds)],
  };
}

async function whatIsKnown(tx: Tx, ctx: Context): Promise<Known> {
  const people = await tx.select({ username: staff.username }).from(staff).where(isNull(staff.deletedAt));
  const givable = (await rightsOfRoles(tx)).filter((role) => mayGive(ctx.staff, role));
  return {
    taken: new Set(people.map(({ username }) => username.toLowerCase())),
    seen: new Set(),
    roles: new Map(
      givable.flatMap(({ id, code, name }): Array<[string, string]> => [
        [code.toLowerCase(), id],
        [name.toLowerCase(), id],
      ]),
    ),
  };
}

/**
 * Imports a staff sheet (K-42): valid rows are stored in one transaction, the others are listed with row, column, value
 * and reason. The people get no password yet; someone with that permission sets one.
 */
export async function importUsers(ctx: Context, file: UploadedFile, deptId: string): Promise<Result> {
  const sheet = await readSheet({ kind: 'staff', id: ctx.staff.id }, file);
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
  return ctx.inTransaction(async (tx) => {
    await checkDept(tx, ctx, deptId);
    const known = await whatIsKnown(tx, ctx);
    const checked = sheet.map((read) => ({ read, ...checkRow(read, known, ctx.language) }));
    const valid = checked.filter(({ row }) => row.state === 'OK');
    const people = valid.map(({ read, gender, roleIds }) => ({ id: newId(), read, gender, roleIds }));
    if (people.length > 0) {
      for (let at = 0; at < people.length; at += PEOPLE_AT_ONCE) {
        const some = people.slice(at, at + PEOPLE_AT_ONCE);
        await tx.insert(staff).values(
          some.map(({ id, read: { cells }, gender }) => ({
            id,
            passwordHash,
            mustChangePassword: true,
            username: cells.username,
            nickname: cells.nickname.slice(0, 60),
            mobile: cells.mobile,
            email: cells.email,
            gender,
            deptId,
          })),
        );
        await tx
          .insert(staffRoles)
          .values(some.flatMap(({ id, roleIds }) => roleIds.map((roleId) => ({ staffId: id, roleId }))));
      }
      await raisePermissionVersion(tx);
      await record(tx, {
        entity: 'staff',
        entityId: deptId,
        action: 'import',
        actor: ctx.actor,
        after: { usernames: people.map(({ read }) => read.cells.username) },
      });
    }
    const bad = checked.filter(({ row }) => row.state === 'ERROR');
    const sentence = ({ rowNo, problems }: Row) => {
      const what = problems.map(({ column, value, message }) => `${column} ${value} ${message}`).join('；');
      return (ctx.language === 'en' ? `Row ${rowNo}: ${what}` : `第 ${rowNo} 行：${what}`).slice(0, 300);
    };
    return {
      validCount: valid.length,
      invalidCount: bad.length,
      messageList: bad.map(({ row }) => sentence(row)),
      rows: checked.map(({ row }) => row),
    };
  });
}
