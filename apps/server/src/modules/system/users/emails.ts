import { codes } from '@selvedge/api-spec/codes';
import { and, isNull, ne, sql } from 'drizzle-orm';
import { takeAdvisoryLock } from '../../../db/advisoryLocks';
import type { Queryable, Tx } from '../../../db/pool';
import { staff } from '../../../db/schema/system';
import { refuse } from '../../../http/errors';

/** Whether another member of staff has an address; upper and lower case are the same. */
export async function isEmailOfAnother(db: Queryable, email: string, id: string): Promise<boolean> {
  const others = and(sql`lower(${staff.email}) = lower(${email})`, ne(staff.id, id), isNull(staff.deletedAt));
  return (await db.$count(staff, others)) > 0;
}

/** Takes the advisory lock of the addresses of staff: a new one is checked against the existing ones. */
export const lockEmails = (tx: Tx): Promise<void> => takeAdvisoryLock(tx, 'staffEmails', '');

/** Refuses with 40007 to give a member of staff an address that another one has. */
export async function refuseTakenEmail(tx: Tx, email: string, id: string): Promise<void> {
  if (email === '') return;
  await lockEmails(tx);
  if (await isEmailOfAnother(tx, email, id)) throw refuse(codes.EMAIL_TAKEN);
}
