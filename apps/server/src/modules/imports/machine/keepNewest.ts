import { IMPORT_ROWS_KEPT, IMPORTS_KEPT } from '@selvedge/domain/constants';
import { and, desc, eq, gt, inArray, ne, notInArray } from 'drizzle-orm';
import type { Tx } from '../../../db/pool';
import { importJobs, importRows } from '../../../db/schema/imports';
import type { JobRow } from '../read/jobs';

/** States in which an import is being processed: it retains its rows. */
export const AT_WORK: JobRow['state'][] = ['QUEUED', 'RUNNING', 'COMMITTING'];

/**
 * Retains the rows of a person's newest imports only: the older ones expire at once, as they would after seven days. A sheet of some
 * kilobytes fills a thousand rows, so the number of rows per person is limited, and so is that of imports.
 */
export async function keepNewest(
  tx: Tx,
  { ownerKind, ownerId }: Pick<JobRow, 'ownerKind' | 'ownerId'>,
  now: Date,
): Promise<void> {
  const open = and(
    eq(importJobs.ownerKind, ownerKind),
    eq(importJobs.ownerId, ownerId),
    gt(importJobs.expiresAt, now),
    notInArray(importJobs.state, AT_WORK),
    ne(importJobs.type, 'EXPORT'),
  );
  const all = await tx
    .select({ id: importJobs.id, total: importJobs.total })
    .from(importJobs)
    .where(open)
    .orderBy(desc(importJobs.createdAt));
  let rows = 0;
  const older = all.filter(({ total }, at) => {
    rows += total;
    return at >= IMPORTS_KEPT || (at > 0 && rows > IMPORT_ROWS_KEPT);
  });
  const ids = older.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx.update(importJobs).set({ expiresAt: now }).where(inArray(importJobs.id, ids));
  await tx.delete(importRows).where(inArray(importRows.jobId, ids));
}
