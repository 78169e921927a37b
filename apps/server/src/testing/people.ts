import type { StaffRole } from '@selvedge/domain/people/staffGrants';
import { newId } from '../db/ids';
import type { Db } from '../db/pool';
import { buyers } from '../db/schema/accounts';
import { staff, staffRoles } from '../db/schema/system';
import { hashPassword } from '../modules/auth/passwords/passwords';
import { roleId } from '../modules/system/basics/roles';

/** Password of every account made here. */
export const PASSWORD = 'Demo-2026';

let hash: Promise<string> | undefined;

function sharedHash(): Promise<string> {
  hash ??= hashPassword(PASSWORD);
  return hash;
}

/** Makes a buyer account; answers its id. */
export async function makeBuyer(
  db: Db,
  given: Partial<typeof buyers.$inferInsert> & { username: string },
): Promise<string> {
  const id = newId();
  await db.insert(buyers).values({
    id,
    passwordHash: await sharedHash(),
    nickname: given.username,
    identityType: 'OVERSEAS_TRADER',
    companyName: 'Hanhai Trade',
    ...given,
  });
  return id;
}

/** Makes a staff account with roles; answers its id. */
export async function makeStaff(
  db: Db,
  given: Partial<typeof staff.$inferInsert> & { username: string },
  ...codes: StaffRole[]
): Promise<string> {
  const id = newId();
  await db
    .insert(staff)
    .values({ id, passwordHash: await sharedHash(), nickname: given.username, deptId: 'd-sales', ...given });
  if (codes.length > 0)
    await db.insert(staffRoles).values(codes.map((code) => ({ staffId: id, roleId: roleId(code) })));
  return id;
}
