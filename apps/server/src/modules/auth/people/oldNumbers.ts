import { AREAS_WITH_TRUNK, normalisePhone } from '@selvedge/domain/people/phones';
import { and, eq, inArray, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../db/pool';
import { buyers, teamInvitations } from '../../../db/schema/accounts';

const rivals = alias(buyers, 'rivals');

/**
 * Stores numbers of accounts and invitations in the one form that is looked for, without what is dialled inside the country
 * only (D-26): earlier releases kept it. Of two accounts of one number the older form stays, as it is all that signs that person
 * in. Done at each start, under the set-up lock, and changes nothing the second time.
 */
export async function joinOldNumbers(db: Queryable): Promise<void> {
  for (const table of [buyers, teamInvitations]) {
    const stored = await db
      .selectDistinct({ areaCode: table.areaCode, phone: table.phone })
      .from(table)
      .where(and(inArray(table.areaCode, AREAS_WITH_TRUNK), sql`${table.phone} ~ '^[018]'`));
    for (const { areaCode, phone } of stored) {
      const joined = normalisePhone(areaCode, phone);
      if (joined === null || joined === phone) continue;
      const rival = and(eq(rivals.areaCode, areaCode), eq(rivals.phone, joined));
      await db
        .update(table)
        .set({ phone: joined })
        .where(
          and(
            eq(table.areaCode, areaCode),
            eq(table.phone, phone),
            table === buyers ? notExists(db.select().from(rivals).where(rival)) : undefined,
          ),
        );
    }
  }
}
