import { randomBytes } from 'node:crypto';
import type { components } from '@selvedge/api-spec/types';
import { isEmail, readEmail } from '@selvedge/domain/people/emails';
import { withoutStruck } from '@selvedge/domain/sheets/struckCells';
import { plainText } from '@selvedge/domain/text/typed';
import { isNull } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import type { UploadedFile } from '../../../http/uploadedFile';
import { newId } from '../../../db/ids';
import type { Tx } from '../../../db/pool';
import { batchesOf } from '../../../db/batches';
import { record } from '../../../db/records';
import { staff, staffRoles } from '../../../db/schema/system';
import type { Language } from '../../../http/messages';
import { inEveryLanguage, translate } from '../../../messages/translate';
import { hashPassword } from '../../auth/passwords/passwords';
import { raisePermissionVersion } from '../../auth/sessions/staffGrants';
import { lockEmails } from '../users/emails';
import { canAssignRole, rightsOfRoles } from '../users/ownRights';
import { type ReadRow, readSheet, type SheetColumn, sheetHead } from './sheet';
import { checkDept } from '../users/checks';

type Result = components['schemas']['UserImportResult'];
type Row = components['schemas']['UserImportRow'];
type Problem = components['schemas']['UserImportProblem'];
type Gender = components['schemas']['Gender'];

const LONGEST_NICKNAME = 60;
const USERNAME = /^[A-Za-z][A-Za-z0-9._-]{1,59}$/;
const MOBILE = /^\+?[0-9 ]{5,20}$/;
const GENDERS = new Map<string, Gender>([
  ['', 'UNSPECIFIED'],
  ...(['UNSPECIFIED', 'FEMALE', 'MALE'] as const).flatMap((gender) =>
    inEveryLanguage(`dictionaries.gender.${gender}`).map((word): [string, Gender] => [
      word.toLowerCase(),
      gender,
    ]),
  ),
  ...(['FEMALE', 'MALE'] as const).flatMap((gender) =>
    inEveryLanguage(`staffSheet.alsoAccepted.${gender}`).map((word): [string, Gender] => [word, gender]),
  ),
]);

interface Known {
  taken: Set<string>;
  seen: Set<string>;
  /** Addresses of the staff and of the good rows above, in lower case. */
  emails: Set<string>;
  /** Role id by code, else by name, in lower case; roles the caller may not give are left out. */
  roles: Map<string, string>;
}

interface Checked {
  row: Row;
  gender: Gender;
  roleIds: string[];
}

function checkRow(read: ReadRow, known: Known, language: Language): Checked {
  const { struck } = read;
  const cells = withoutStruck(read.cells, struck);
  const problems: Problem[] = [];
  const say = (column: SheetColumn, code: Problem['code']) =>
    problems.push({
      column: read.heads[column] ?? sheetHead(language, column),
      value: read.cells[column].slice(0, 500),
      code,
      message: translate(language, `staffSheet.problem.${code}`),
    });
  const report = (column: SheetColumn, code: Problem['code']) => {
    if (!struck.includes(column)) say(column, code);
  };
  for (const column of struck) say(column, 'STRUCK_OUT');
  const name = cells.username.toLowerCase();
  if (name === '') report('username', 'USERNAME_MISSING');
  else if (!USERNAME.test(cells.username)) report('username', 'USERNAME_INVALID');
  else if (known.taken.has(name)) report('username', 'USERNAME_TAKEN');
  else if (known.seen.has(name)) report('username', 'USERNAME_TWICE');
  known.seen.add(name);
  if (cells.nickname === '') report('nickname', 'NICKNAME_MISSING');
  if (cells.nickname.length > LONGEST_NICKNAME) report('nickname', 'NICKNAME_TOO_LONG');
  if (cells.email !== '' && (cells.email.length > 120 || !isEmail(cells.email)))
    report('email', 'EMAIL_INVALID');
  const email = readEmail(cells.email).toLowerCase();
  if (known.emails.has(email)) report('email', 'EMAIL_TAKEN');
  if (cells.mobile !== '' && !MOBILE.test(plainText(cells.mobile))) report('mobile', 'MOBILE_INVALID');
  const gender = GENDERS.get(cells.gender.toLowerCase());
  if (gender === undefined) report('gender', 'GENDER_UNKNOWN');
  const wanted = cells.roles === '' ? ['guest'] : cells.roles.toLowerCase().split(/\s*[,，、;；]\s*/);
  const roleIds = wanted.map((role) => known.roles.get(role)).filter((id) => id !== undefined);
  if (roleIds.length !== wanted.length) report('roles', 'ROLE_UNKNOWN');
  if (email !== '' && problems.length === 0) known.emails.add(email);
  return {
    row: { rowNo: read.rowNo, raw: read.raw, state: problems.length > 0 ? 'ERROR' : 'OK', problems },
    gender: gender ?? 'UNSPECIFIED',
    roleIds: [...new Set(roleIds)],
  };
}

async function whatIsKnown(tx: Tx, ctx: Context): Promise<Known> {
  await lockEmails(tx);
  const people = await tx
    .select({ username: staff.username, email: staff.email })
    .from(staff)
    .where(isNull(staff.deletedAt));
  const givable = (await rightsOfRoles(tx)).filter((role) => canAssignRole(ctx.staff, role));
  return {
    taken: new Set(people.map(({ username }) => username.toLowerCase())),
    seen: new Set(),
    emails: new Set(people.flatMap(({ email }) => (email === '' ? [] : email.toLowerCase()))),
    roles: new Map([
      ...givable.map(({ id, name }) => [name.toLowerCase(), id] as const),
      ...givable.map(({ id, code }) => [code.toLowerCase(), id] as const),
    ]),
  };
}

/**
 * Imports a staff sheet: valid rows are stored in one transaction, the others are listed with row, column, value and reason. The people get
 * no usable password yet; a user with that permission sets one.
 */
export async function importUsers(ctx: Context, file: UploadedFile, deptId: string): Promise<Result> {
  const { rows, struckColumns } = await readSheet({ kind: 'staff', id: ctx.staff.id }, file);
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
  return ctx.inTransaction(async (tx) => {
    await checkDept(tx, ctx, deptId);
    const known = await whatIsKnown(tx, ctx);
    const checked = rows.map((read) => ({ read, ...checkRow(read, known, ctx.language) }));
    const valid = checked.filter(({ row }) => row.state === 'OK');
    const people = valid.map(({ read, gender, roleIds }) => ({ id: newId(), read, gender, roleIds }));
    if (people.length > 0) {
      for (const some of batchesOf(people)) {
        await tx.insert(staff).values(
          some.map(({ id, read: { cells }, gender }) => ({
            id,
            passwordHash,
            mustChangePassword: true,
            username: cells.username,
            nickname: cells.nickname,
            mobile: plainText(cells.mobile),
            email: readEmail(cells.email),
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
      return translate(ctx.language, 'staffSheet.badRow', { row: rowNo, what }).slice(0, 300);
    };
    return {
      validCount: valid.length,
      invalidCount: bad.length,
      messageList: bad.map(({ row }) => sentence(row)),
      rows: checked.map(({ row }) => row),
      struckColumns,
    };
  });
}
