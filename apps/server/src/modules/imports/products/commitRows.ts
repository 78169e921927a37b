import { productCode } from '@selvedge/domain/sheets/productSheet';
import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/pool';
import type { Actor } from '../../../db/records';
import { importJobs } from '../../../db/schema/imports';
import { staff } from '../../../db/schema/system';
import { command } from '../../../db/statement';
import { textArray } from '../../../db/textArray';
import { inTransaction } from '../../../db/tx';
import type { JobRun } from '../../../jobs/tasks';
import { type ProductToSave, saveProducts } from '../../products/write/saveProducts';
import { announceJob } from '../machine/announceJob';
import { type Commit, isCommit, applyJobTransition } from '../machine/jobSteps';
import { commitTask, queueProducts } from '../machine/queueProducts';
import type { JobRow } from '../read/jobs';
import { failProducts } from './failProducts';
import { withPartners } from './exchanges';
import { type JudgedRow, judgeRows, judgeTogether } from './judge';
import { type ProductSheet, openSheet, readTexts, rowsAt, type SentRow } from './openSheet';
import { mergePlans } from './plan';
import { countVerdicts, keepVerdicts } from './verdicts';

/** Rows written in one transaction: products are locked no longer than that, and an interrupted commit continues after it. */
const BATCH = 500;

const lockStockOfNewOrder = command({
  name: 'imports.lockStockOfNewOrder',
  sql: (codes: readonly string[], supplierId: string) =>
    sql`select s.sku_id from stock s join products p on p.id = s.product_id
      where p.intl_code = any(${textArray(codes)}) and p.supplier_id = ${supplierId} order by s.sku_id for update of s`,
  example: (make) => make(['8051234567892'], 's1'),
});

const lockProducts = command({
  name: 'imports.lockProducts',
  sql: (codes: readonly string[], supplierId: string) =>
    sql`select id from products where intl_code = any(${textArray(codes)}) and supplier_id = ${supplierId} order by id for no key update`,
  example: (make) => make(['8051234567892'], 's1'),
});

/**
 * Locks the products that some rows name in the order of every change of products: stock first, where the sheet has pieces, then products.
 */
async function holdProducts(tx: Tx, sheet: ProductSheet, rows: readonly SentRow[]): Promise<void> {
  const codes = [...new Set(rows.map((row) => productCode(readTexts(row, sheet.layout).code)))];
  // Orders wait for locked stock, so a sheet of prices alone locks none.
  const saysPieces = sheet.layout.onHand !== undefined || sheet.layout.incoming !== undefined;
  if (saysPieces) await lockStockOfNewOrder(tx, codes, sheet.supplierId);
  await lockProducts(tx, codes, sheet.supplierId);
}

async function ownerOf(tx: Tx, { ownerId }: JobRow): Promise<Actor> {
  const [owner] = await tx.select({ name: staff.nickname }).from(staff).where(eq(staff.id, ownerId));
  return { type: 'STAFF', id: ownerId, name: owner?.name ?? '' };
}

const isWrong = ({ state }: Pick<JudgedRow, 'state'>) => state === 'ERROR';

/** Returns what prevents a commit before anything is written: rows that became wrong since the check, or missing rows. Locks nothing. */
async function findCommitBlockers(db: Db, { id, result }: JobRow, sheet: ProductSheet) {
  const wrong: JudgedRow[] = [];
  let found = 0;
  for (let from = 0; ; from += BATCH) {
    const rows = await rowsAt(db, id, from, BATCH);
    const good = rows.filter((row) => !isWrong(row));
    found += good.length;
    wrong.push(...(await judgeRows(db, id, sheet, good)).filter(isWrong));
    if (rows.length < BATCH) break;
  }
  return { wrong, areGone: !isCommit(result) || found !== result.committed };
}

async function finish(tx: Tx, job: JobRow, actor: Actor, now: Date): Promise<void> {
  if (!isCommit(job.result)) throw new Error('the commit has no answer');
  // Rows that became wrong while others were written are left out.
  const committed = Math.min(job.result.committed, job.valid + job.warnings);
  const result: Commit = { ...job.result, committed, skipped: job.total - committed };
  await applyJobTransition({ tx, job: { ...job, result }, now, actor }, 'finish', { side: 'system' });
}

/**
 * Writes the products of the next rows and stores the progress of the commit, in one transaction: a process that is killed leaves nothing
 * half done and nothing twice. Every row is judged again while its products are locked; a row that became wrong is left out and its
 * problems are stored. After the last rows the job is DONE. Returns whether rows are left.
 */
export function commitBatch(db: Db, id: string, sheet: ProductSheet, size = BATCH): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const [job] = await tx.select().from(importJobs).where(eq(importJobs.id, id)).for('update');
    if (job?.state !== 'COMMITTING') return false;
    const rows = await rowsAt(tx, id, job.done, size);
    const [first] = rows;
    if (first === undefined) throw new Error('the rows of the sheet are gone');
    const good = rows.filter((row) => !isWrong(row));
    // Rows of later batches with which these exchange barcodes are written with them; those of earlier ones are written already.
    const all = (await withPartners(tx, id, sheet, good)).filter(({ rowNo }) => rowNo >= first.rowNo);
    await holdProducts(tx, sheet, all);
    const judged = await judgeTogether(tx, id, sheet, all);
    const actor = await ownerOf(tx, job);
    const now = new Date();
    const plans = judged.flatMap(({ plan }): ProductToSave[] => (plan === null ? [] : [plan]));
    await saveProducts(tx, mergePlans(plans), { actor, now, note: job.fileName });
    const wrong = judged.slice(0, good.length).filter(isWrong);
    await keepVerdicts(tx, id, wrong);
    const counts = wrong.length === 0 ? {} : await countVerdicts(tx, id);
    const written = { ...job, ...counts, done: job.done + rows.length };
    await tx
      .update(importJobs)
      .set({ ...counts, done: written.done })
      .where(eq(importJobs.id, id));
    const isMore = written.done < written.total;
    if (isMore) await announceJob(tx, written);
    else await finish(tx, written, actor, now);
    return isMore;
  });
}

/**
 * Commits a product sheet in the background. Stores nothing when a row became wrong since the check; otherwise commits batch by batch, so
 * that carts, drafts and orders of the products can proceed. A commit that is killed or aborted continues where it was.
 */
export async function commitProducts(db: Db, id: string, { signal, isLastAttempt }: JobRun): Promise<void> {
  try {
    const [job] = await db.select().from(importJobs).where(eq(importJobs.id, id));
    if (job?.state !== 'COMMITTING') return;
    const sheet = await openSheet(db, job);
    if (job.done === 0) {
      const { wrong, areGone } = await findCommitBlockers(db, job, sheet);
      if (wrong.length > 0) return await failProducts(db, id, 'ROWS_CHANGED', wrong);
      if (areGone) return await failProducts(db, id, 'BROKEN');
    }
    while (await commitBatch(db, id, sheet)) {
      if (signal.aborted) return await queueProducts(db, id, commitTask);
    }
  } catch (error) {
    if (isLastAttempt) await failProducts(db, id, 'BROKEN');
    throw error;
  }
}
