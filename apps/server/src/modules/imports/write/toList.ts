import { IMPORT_MAX_ROWS } from '@selvedge/domain/constants';
import type { Context } from '../../../contract/handlers';
import type { Tx } from '../../../db/pool';
import { staffAccess } from '../../lists/access/staff';
import { changeListGoodsInTx } from '../../lists/write/changeGoods';
import { placeGoods } from '../../lists/write/goodsOfList';
import { layoutOf, goodRows } from '../products/openSheet';
import { judgeForList } from '../listProducts/judge';
import type { JobRow } from '../read/jobs';

/** Puts the rows of a checked sheet on their list, and returns how many are good as products and list are stored now. */
export async function writeToList(ctx: Context, tx: Tx, job: JobRow): Promise<number> {
  let placedRows = 0;
  await changeListGoodsInTx(
    ctx,
    tx,
    staffAccess(ctx),
    { id: job.listId ?? '', action: 'editItems' },
    async (list) => {
      const rows = await goodRows(tx, job.id, IMPORT_MAX_ROWS);
      const judged = await judgeForList(tx, list, layoutOf(job), rows);
      const placed = judged.flatMap((row) => row.placed ?? []);
      await placeGoods(tx, list.id, placed);
      placedRows = placed.length;
      return { imported: placed.length, jobId: job.id };
    },
  );
  return placedRows;
}
