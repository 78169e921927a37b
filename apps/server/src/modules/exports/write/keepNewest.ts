import { EXPORTS_KEPT } from '@selvedge/domain/constants';
import { and, desc, gt, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/pool';
import { importJobs } from '../../../db/schema/imports';
import { type ExportOwner, exportsOf, isOpen } from '../read/jobs';
import { dropPlans } from './drop';

/**
 * Retains only the files of an owner's newest exports: older exports expire at once, as they would after seven days, and the sweep deletes
 * their bytes. Workbooks are large and quickly requested, so their number per owner is limited.
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
