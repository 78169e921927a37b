import { codes } from '@selvedge/api-spec/codes';
import { IMPORTS_AT_WORK } from '@selvedge/domain/constants';
import { jobExpiry } from '@selvedge/domain/stateMachines/jobs';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { neededFile } from '../../../contract/neededFile';
import { insertBulk } from '../../../db/bulk';
import { newId } from '../../../db/ids';
import type { Queryable, Tx } from '../../../db/pool';
import { suppliers } from '../../../db/schema/products';
import { importJobs, importRows } from '../../../db/schema/imports';
import { takeAdvisoryLock } from '../../../db/advisoryLocks';
import { yieldEvery } from '../../../scheduling/yieldEvery';
import { invalid, refuse } from '../../../http/errors';
import type { Language } from '../../../http/messages';
import { translate } from '../../../messages/translate';
import { readProductFile } from '../products/readProductFile';
import { AT_WORK, keepNewest } from '../machine/keepNewest';
import { checkTask, queueProducts } from '../machine/queueProducts';
import type { JobRow } from '../read/jobs';

const LONGEST_NAME = 200;
const RETRY_SECONDS = 30;

/** Refuses with 40401 a supplier that does not exist and with 40001 one that is disabled: no products may come from it. */
export async function needSupplier(db: Queryable, id: string, language: Language): Promise<void> {
  const [found] = await db.select({ status: suppliers.status }).from(suppliers).where(eq(suppliers.id, id));
  if (found === undefined) throw refuse(codes.NOT_FOUND);
  if (found.status === 'DISABLED')
    throw invalid({ supplierId: translate(language, 'productSheet.supplierDisabled') });
}

/** Refuses with 42901 a person who has the maximum number of imports in process; the limit is exact under parallel calls too. */
async function refuseTooManyAtWork(tx: Tx, staffId: string): Promise<void> {
  await takeAdvisoryLock(tx, 'imports', staffId);
  const atWork = await tx.$count(
    importJobs,
    and(
      eq(importJobs.ownerKind, 'staff'),
      eq(importJobs.ownerId, staffId),
      inArray(importJobs.state, AT_WORK),
      ne(importJobs.type, 'EXPORT'),
    ),
  );
  if (atWork >= IMPORTS_AT_WORK) throw refuse(codes.TOO_MANY_REQUESTS, { retryAfter: RETRY_SECONDS });
}

/**
 * Reads an uploaded product sheet. The returned function stores its rows as a job, in the transaction it is passed; the rows are checked in
 * the background.
 */
export async function readProductSheet(
  ctx: Context,
  supplierId: string,
): Promise<(writing: Pick<Context, 'inTransaction'>) => Promise<JobRow>> {
  const file = neededFile(ctx, 'file');
  await needSupplier(ctx.db, supplierId, ctx.language);
  const read = await readProductFile({ kind: 'staff', id: ctx.staff.id }, file, ctx.language);
  const store = async (tx: Tx): Promise<JobRow> => {
    await refuseTooManyAtWork(tx, ctx.staff.id);
    const [job] = await tx
      .insert(importJobs)
      .values({
        id: newId(),
        ownerKind: 'staff',
        ownerId: ctx.staff.id,
        type: 'PRODUCT_IMPORT',
        state: 'QUEUED',
        supplierId,
        fileName: file.filename.slice(-LONGEST_NAME),
        fileSize: file.size,
        heads: read.heads,
        total: read.total,
        createdAt: ctx.now,
        expiresAt: new Date(jobExpiry(ctx.now.toISOString())),
      })
      .returning();
    if (job === undefined) throw new Error('the job was not stored');
    const giveWay = yieldEvery();
    for (const rows of read.batches) {
      const stored = rows.map((row) => ({ ...row, jobId: job.id, state: 'OK' as const }));
      await insertBulk(tx, importRows, stored);
      await giveWay();
    }
    await keepNewest(tx, job, ctx.now);
    await queueProducts(tx, job.id, checkTask);
    return job;
  };
  return ({ inTransaction }) => inTransaction(store);
}
