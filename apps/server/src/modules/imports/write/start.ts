import { jobExpiry } from '@selvedge/domain/stateMachines/jobs';
import { readingOf } from '@selvedge/domain/sheets/reading/account';
import { choicesOf } from '@selvedge/domain/sheets/reading/choices';
import type { Context } from '../../../contract/handlers';
import { neededFile } from '../../../contract/neededFile';
import { newId } from '../../../db/ids';
import type { Tx } from '../../../db/pool';
import { batchesOf } from '../../../db/batches';
import { importJobs, importRows } from '../../../db/schema/imports';
import { productsFor } from '../../products/read/sources';
import { checkOrder } from '../rules/checkOrder';
import { readOrderFile } from '../rules/readOrderFile';
import { countsOf } from '../rules/rows';
import { applyJobTransition } from '../machine/jobSteps';
import { keepNewest } from '../machine/keepNewest';
import { knownSizes, wantedProducts } from '../read/products';
import type { JobRow } from '../read/jobs';

const LONGEST_NAME = 200;

/**
 * Reads and checks an uploaded order sheet. The returned function stores its rows as a job, in the transaction it is passed; nothing is
 * ordered by it yet.
 */
export async function readOrderSheet(
  ctx: Context,
  input: { listId?: string; target: 'CART' | 'DRAFT'; sheet?: string; columns?: string },
): Promise<(writing: Pick<Context, 'inTransaction'>) => Promise<JobRow>> {
  const file = neededFile(ctx, 'file');
  const products = await productsFor(ctx, input.listId);
  const person = { kind: 'buyer' as const, id: ctx.buyer.id };
  const { sheet, columns } = input;
  const choices = sheet && columns ? { sheet, columns: choicesOf(columns) } : undefined;
  const reading = { knownSizes: await knownSizes(ctx, products), choices };
  const read = await readOrderFile(person, file, reading, ctx.language);
  const rows = await checkOrder(read.lines, await wantedProducts(ctx, products, read.lines));
  const counts = countsOf(rows);
  const job: JobRow = {
    id: newId(),
    ownerKind: 'buyer',
    ownerId: ctx.buyer.id,
    type: 'ORDER_IMPORT',
    state: 'QUEUED',
    mode: null,
    target: input.target,
    listId: input.listId ?? null,
    supplierId: null,
    fileName: file.filename.slice(-LONGEST_NAME),
    fileSize: file.size,
    heads: read.heads,
    ...counts,
    reading: readingOf(read.account, counts.qty),
    result: null,
    draftId: null,
    error: null,
    createdAt: ctx.now,
    finishedAt: null,
    expiresAt: new Date(jobExpiry(ctx.now.toISOString())),
  };
  const store = async (tx: Tx): Promise<JobRow> => {
    const keepRows = async (checked: JobRow) => {
      await tx.insert(importJobs).values(checked);
      for (const some of batchesOf(rows))
        await tx.insert(importRows).values(some.map((row) => ({ ...row, jobId: checked.id })));
      await keepNewest(tx, checked, ctx.now);
    };
    const call = { tx, job, now: ctx.now, actor: ctx.actor, keepRows };
    const started = await applyJobTransition(call, 'start', { side: 'system' });
    return (await applyJobTransition(started, 'validate', { side: 'system' })).job;
  };
  return ({ inTransaction }) => inTransaction(store);
}
