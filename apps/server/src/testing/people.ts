import { hash } from '@node-rs/argon2';
import type { StaffRole } from '@selvedge/domain/people/staffGrants';
import { newId } from '../db/ids';
import type { Db } from '../db/pool';
import { buyers } from '../db/schema/accounts';
import { staff, staffRoles } from '../db/schema/system';
import { roleId } from '../modules/system/basics/roles';

/** Password of every test account. */
export const PASSWORD = 'Demo-2026';

/** Cheapest parameters of password hashing (memory in kB): tests sign in hundreds of times, and a hash contains its parameters. */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 } as const;

let passwordHash: Promise<string> | undefined;

function sharedHash(): Promise<string> {
  passwordHash ??= hash(PASSWORD, CHEAP);
  return passwordHash;
}

/** Makes a buyer account; returns its id. */
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

/** Makes a staff account with roles; returns its id. */
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
