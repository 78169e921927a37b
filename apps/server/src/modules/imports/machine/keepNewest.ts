import { IMPORTS_KEPT } from '@selvedge/domain/constants';
import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import type { Tx } from '../../../db/pool';
import { importJobs, importRows } from '../../../db/schema/imports';

/**
 * Keeps the rows of a person's newest imports only (M-J): the older ones run out at once, as they would after seven days.
 * A sheet of some kilobytes fills a thousand rows, so their number per person has an end.
 */
export async function keepNewest(tx: Tx, buyerId: string, now: Date): Promise<void> {
  const open = and(
    eq(importJobs.ownerKind, 'buyer'),
    eq(importJobs.ownerId, buyerId),
    gt(importJobs.expiresAt, now),
  );
  const older = await tx
    .select({ id: importJobs.id })
    .from(importJobs)
    .where(open)
    .orderBy(desc(importJobs.createdAt))
    .offset(IMPORTS_KEPT);
  const ids = older.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx.update(importJobs).set({ expiresAt: now }).where(inArray(importJobs.id, ids));
  await tx.delete(importRows).where(inArray(importRows.jobId, ids));
}
