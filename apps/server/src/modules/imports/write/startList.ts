import { IMPORT_MAX_ROWS } from '@selvedge/domain/constants';
import { PRICE_PERM } from '@selvedge/domain/people/fieldVisibility';
import type { Context } from '../../../contract/handlers';
import { neededFile } from '../../../contract/neededFile';
import { staffActions } from '../../lists/read/staff/actions';
import { checkEditable } from '../../lists/machine/conflict';
import { seenList } from '../../lists/read/staff/seen';
import { layoutOf } from '../products/openSheet';
import { readProductFile } from '../products/readProductFile';
import { judgeForList } from '../listProducts/judge';
import type { JobRow } from '../read/jobs';
import { jobStorer } from './jobStorer';

/**
 * Reads and checks a sheet of products for a list in the caller's data scope. The returned function stores its rows as a job; nothing is on
 * the list before the commit. A sheet with prices needs the price permission.
 */
export async function readListSheet(
  ctx: Context,
  listId: string,
): Promise<(writing: Pick<Context, 'inTransaction'>) => Promise<JobRow>> {
  const file = neededFile(ctx, 'file');
  const { db, staff, now } = ctx;
  const list = await seenList(db, staff, listId);
  checkEditable(list, 'editItems', now, staffActions(list, staff, now));
  const read = await readProductFile({ kind: 'staff', id: staff.id }, file, ctx.language, IMPORT_MAX_ROWS);
  const layout = layoutOf(read);
  if (layout.wholesale !== undefined) ctx.need(PRICE_PERM);
  const rows = await judgeForList(db, list, layout, [...read.batches].flat());
  return jobStorer(ctx, { type: 'LIST_IMPORT', listId, file, heads: read.heads, rows });
}
