import { and, eq, sql } from 'drizzle-orm';
import { besideTransaction } from '../../../db/holding';
import type { Db, Tx } from '../../../db/pool';
import type { Actor } from '../../../db/records';
import { importJobs } from '../../../db/schema/imports';
import { staff } from '../../../db/schema/system';
import { command } from '../../../db/statement';
import { textArray } from '../../../db/textArray';
import { takeTurn } from '../../../db/turns';
import { inTransaction } from '../../../db/tx';
import type { JobRun } from '../../../jobs/tasks';
import { type ProductToSave, saveProducts, type Saving } from '../../products/write/saveProducts';
import { announceJob } from '../machine/announceJob';
import { isCommit, takeJobStep } from '../machine/jobSteps';
import type { JobRow } from '../read/jobs';
import { failGoods } from './failGoods';
import { type JudgedRow, judgeRows } from './judge';
import { type GoodsSheet, openSheet, rowsAfter } from './openSheet';
import { mergePlans } from './plan';

const PORTION = 500;

/** Thrown when rows have gone wrong, or are gone, since they were checked: nothing of the sheet is stored then. */
class RowsChanged extends Error {
  override readonly name = 'RowsChanged';
  constructor(readonly rows: readonly JudgedRow[]) {
    super('rows went wrong since they were checked');
  }
}

const holdProducts = command({
  name: 'imports.holdProducts',
  sql: (codes: readonly string[], supplierId: string) =>
    sql`select id from products where intl_code = any(${textArray(codes)}) and supplier_id = ${supplierId} order by id for update`,
  example: (make) => make(['8051234567892'], 's1'),
});

const holdStock = command({
  name: 'imports.holdStock',
  sql: (codes: readonly string[], supplierId: string) =>
    sql`select s.sku_id from stock s join products p on p.id = s.product_id
      where p.intl_code = any(${textArray(codes)}) and p.supplier_id = ${supplierId} order by s.sku_id for update of s`,
  example: (make) => make(['8051234567892'], 's1'),
});

async function committing(tx: Tx, id: string): Promise<JobRow | undefined> {
  const [job] = await tx
    .select()
    .from(importJobs)
    .where(and(eq(importJobs.id, id), eq(importJobs.state, 'COMMITTING')));
  return job;
}

async function ownerOf(tx: Tx, { ownerId }: JobRow): Promise<Actor> {
  const [owner] = await tx.select({ name: staff.nickname }).from(staff).where(eq(staff.id, ownerId));
  return { type: 'STAFF', id: ownerId, name: owner?.name ?? '' };
}

/** Tells how far a commit is, past its transaction: nobody else sees that before its end. */
async function tellProgress(db: Db, job: JobRow, done: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx
      .update(importJobs)
      .set({ done })
      .where(and(eq(importJobs.id, job.id), eq(importJobs.state, 'COMMITTING')));
    await announceJob(tx, { ...job, done });
  });
}

/** Writes the rows portion by portion; throws {@link RowsChanged} at the end when some of them went wrong. */
async function writeRows(
  db: Db,
  tx: Tx,
  { job, sheet, saving }: { job: JobRow; sheet: GoodsSheet; saving: Saving },
): Promise<void> {
  const wrong: JudgedRow[] = [];
  let done = 0;
  for (let after = 0; ;) {
    const rows = await rowsAfter(tx, job.id, after, { most: PORTION, onlyGood: job.mode === 'VALID_ONLY' });
    const judged = await judgeRows(tx, job.id, sheet, rows);
    wrong.push(...judged.filter(({ state }) => state === 'ERROR'));
    const plans = judged.flatMap(({ plan }): ProductToSave[] => (plan === null ? [] : [plan]));
    if (wrong.length === 0) await saveProducts(tx, mergePlans(plans), saving);
    done += rows.length;
    const last = rows.at(-1);
    if (last === undefined || rows.length < PORTION) break;
    after = last.rowNo;
    await besideTransaction(() => tellProgress(db, job, done));
  }
  // Fewer rows than were promised: they ran out meanwhile, and part of a sheet is not written.
  if (wrong.length > 0 || !isCommit(job.result) || done !== job.result.committed)
    throw new RowsChanged(wrong);
}

/**
 * Writes the products of a checked sheet and ends its job, all in one transaction. The goods are held first, each kind in the
 * order of its ids as orders hold them, and every row is judged again under that.
 */
export function writeGoods(db: Db, id: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    await takeTurn(tx, 'imports', id);
    const job = await committing(tx, id);
    if (job === undefined) return;
    const sheet = await openSheet(tx, job);
    await holdProducts(tx, sheet.codes, sheet.supplierId);
    // Orders wait for stock that is held, so a sheet of prices alone holds none.
    const saysPieces = sheet.layout.onHand !== undefined || sheet.layout.incoming !== undefined;
    if (saysPieces) await holdStock(tx, sheet.codes, sheet.supplierId);
    const actor = await ownerOf(tx, job);
    const now = new Date();
    await writeRows(db, tx, { job, sheet, saving: { actor, now, note: job.fileName } });
    const [held] = await tx.select().from(importJobs).where(eq(importJobs.id, id)).for('update');
    if (held === undefined) throw new Error('the job is gone');
    const written = { ...held, done: held.total };
    await tx.update(importJobs).set({ done: written.done }).where(eq(importJobs.id, id));
    await takeJobStep({ tx, job: written, now, actor }, 'finish', { side: 'system' });
  });
}

/**
 * Commits a sheet of products in the background (M-J, Q-02). Killed at any moment it is done again from its beginning; rows that
 * went wrong since the check fail the whole, and nothing is stored.
 */
export async function commitGoods(db: Db, id: string, { isLastAttempt }: JobRun): Promise<void> {
  try {
    await writeGoods(db, id);
  } catch (error) {
    if (error instanceof RowsChanged)
      return failGoods(db, id, error.rows.length > 0 ? 'ROWS_CHANGED' : 'BROKEN', error.rows);
    if (isLastAttempt) await failGoods(db, id, 'BROKEN');
    throw error;
  }
}
