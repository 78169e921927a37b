import { EXPORTS_KEPT } from '@selvedge/domain/constants';
import { and, desc, gt, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/pool';
import { importJobs } from '../../../db/schema/imports';
import { type ExportOwner, exportsOf, isOpen } from '../read/jobs';
import { dropPlans } from './drop';

/**
 * Keeps the files of a person's newest exports only: the older ones run out at once, as they would after seven days, and
 * their bytes go with the next sweep. Workbooks are large and quickly asked for, so their number per person has an end.
 */
export async function keepNewest(tx: Tx, owner: ExportOwner, now: Date): Promise<void> {
  const older = await tx
    .select({ id: importJobs.id })
    .from(importJobs)
    .where(and(exportsOf(owner), gt(importJobs.expiresAt, now), sql`not ${isOpen}`))
    .orderBy(desc(importJobs.createdAt))
    .offset(EXPORTS_KEPT);
  const ids = older.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx.update(importJobs).set({ expiresAt: now }).where(inArray(importJobs.id, ids));
  await dropPlans(tx, ids);
}
