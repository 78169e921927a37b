import { IMPORT_MAX_ROWS } from '@selvedge/domain/constants';
import type { Context } from '../../../contract/handlers';
import type { Tx } from '../../../db/pool';
import { staffAccess } from '../../lists/access/staff';
import { changeListProductsInTx } from '../../lists/write/changeProducts';
import { placeProducts } from '../../lists/write/productsOfList';
import { layoutOf, goodRows } from '../products/openSheet';
import { judgeForList } from '../listProducts/judge';
import type { JobRow } from '../read/jobs';

/** Puts the rows of a checked sheet on their list, and returns how many are good as products and list are stored now. */
export async function writeToList(ctx: Context, tx: Tx, job: JobRow): Promise<number> {
  let placedRows = 0;
  await changeListProductsInTx(
    ctx,
    tx,
    staffAccess(ctx),
    { id: job.listId ?? '', action: 'editItems' },
    async (list) => {
      const rows = await goodRows(tx, job.id, IMPORT_MAX_ROWS);
      const judged = await judgeForList(tx, list, layoutOf(job), rows);
      const placed = judged.flatMap((row) => row.placed ?? []);
      await placeProducts(tx, list.id, placed);
      placedRows = placed.length;
      return { imported: placed.length, jobId: job.id };
    },
  );
  return placedRows;
}
