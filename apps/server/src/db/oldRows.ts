import { DAY_MS } from '@selvedge/domain/constants';
import { eq } from 'drizzle-orm';
import type { Queryable } from './pool';
import { systemState } from './schema/platform';

/** Value of a mark once the rows were searched for the second time; before that it is the moment of the first time. */
const DONE = 'done';

/**
 * Converts rows that earlier releases wrote into the current form, at the first start and once more at the first one a day later: an older
 * program that was still running beside the first may have written more. Later starts do not read the rows. The mark is written after the
 * work, so a start that was interrupted leaves it to the next one; `mend` changes nothing that has the current form already. Must run under
 * the setup lock.
 */
export async function convertOldRows(
  db: Queryable,
  name: string,
  now: Date,
  mend: (db: Queryable) => Promise<void>,
): Promise<void> {
  const key = `mended:${name}`;
  const [mark] = await db.select().from(systemState).where(eq(systemState.key, key));
  const isSecond = mark !== undefined;
  if (isSecond && (mark.value === DONE || Date.parse(mark.value) > now.getTime() - DAY_MS)) return;
  await mend(db);
  const value = isSecond ? DONE : now.toISOString();
  await db
    .insert(systemState)
    .values({ key, value })
    .onConflictDoUpdate({ target: systemState.key, set: { value } });
}
