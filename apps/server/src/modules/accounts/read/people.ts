import { TEAM_PEOPLE_MAX } from '@selvedge/domain/constants';
import { and, eq, sql } from 'drizzle-orm';
import { column } from '../../../db/columnTypes';
import type { Queryable } from '../../../db/pool';
import { buyers, teamMembers } from '../../../db/schema/accounts';
import { staff } from '../../../db/schema/system';
import { expression } from '../../../db/statement';

const invitationCode = expression({
  name: 'people.invitationCode',
  type: column.text,
  sql: () => sql`coalesce(${staff.invitationCode}, '')`,
  from: staff,
  example: (make) => make(),
});

/** Returns the salesperson of a buyer; null when the buyer has none. */
export async function salespersonOf(db: Queryable, buyerId: string) {
  const [found] = await db
    .select({
      id: staff.id,
      name: staff.nickname,
      phone: staff.mobile,
      socialQr: staff.socialQr,
      invitationCode: invitationCode(),
    })
    .from(buyers)
    .innerJoin(staff, eq(staff.id, buyers.salespersonId))
    .where(eq(buyers.id, buyerId));
  return found ?? null;
}

/** Returns whether an account has this e-mail address; upper and lower case are the same. */
export async function hasEmail(db: Queryable, email: string): Promise<boolean> {
  return (await db.$count(buyers, sql`lower(${buyers.email}) = ${email.toLowerCase()}`)) > 0;
}

/** Returns the enabled members of a team as options to choose from. */
export function memberOptions(db: Queryable, teamId: string) {
  return db
    .select({ id: buyers.id, nickname: buyers.nickname, role: teamMembers.role })
    .from(teamMembers)
    .innerJoin(buyers, eq(buyers.id, teamMembers.buyerId))
    .where(and(eq(teamMembers.teamId, teamId), eq(buyers.status, 'ENABLED')))
    .orderBy(teamMembers.role, buyers.nickname)
    .limit(TEAM_PEOPLE_MAX);
}
