import { readPhone, STORED_BEGINNINGS } from '@selvedge/domain/people/phones';
import { and, eq, like, notExists, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../db/pool';
import { buyers, teamInvitations } from '../../../db/schema/accounts';

const rivals = alias(buyers, 'rivals');

/**
 * Stores numbers of accounts and invitations in the one form that is looked for, without what is dialled inside the country
 * only and without the dialling code once more: earlier releases kept it. Of two accounts of one number the older form stays, as it is all that signs that person
 * in. Changes nothing the second time.
 */
export async function joinOldNumbers(db: Queryable): Promise<void> {
  for (const table of [buyers, teamInvitations]) {
    const stored = await db
      .selectDistinct({ areaCode: table.areaCode, phone: table.phone })
      .from(table)
      .where(
        or(
          ...STORED_BEGINNINGS.map(({ areaCode, beginnings }) =>
            and(eq(table.areaCode, areaCode), or(...beginnings.map((one) => like(table.phone, `${one}%`)))),
          ),
        ),
      );
    for (const { areaCode, phone } of stored) {
      const joined = readPhone(areaCode, phone)?.phone;
      if (joined === undefined || joined === phone) continue;
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
