import { readPhone, STORED_BEGINNINGS } from '@selvedge/domain/people/phones';
import { and, eq, like, notExists, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../db/pool';
import { buyers, teamInvitations } from '../../../db/schema/accounts';

const rivals = alias(buyers, 'rivals');

/**
 * Stores phone numbers of accounts and invitations in the one form that is searched: without the prefix that is dialled only inside the
 * country and without a repeated dialling code, both stored by earlier releases. Of two accounts with one number the older form stays,
 * because that person can sign in only with it. A second run changes nothing.
 */
export async function normaliseStoredPhones(db: Queryable): Promise<void> {
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
