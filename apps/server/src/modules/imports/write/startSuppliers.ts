import { IMPORT_MAX_ROWS } from '@selvedge/domain/constants';
import { supplierLayout } from '@selvedge/domain/sheets/supplierSheet';
import type { Context } from '../../../contract/handlers';
import { neededFile } from '../../../contract/neededFile';
import { readProductFile } from '../products/readProductFile';
import type { JobRow } from '../read/jobs';
import { judgeSuppliers, supplierLayoutOf } from '../suppliers/judge';
import { jobStorer } from './jobStorer';

/** Reads and checks a supplier sheet. The returned function stores its rows as a job; no supplier is stored before the commit. */
export async function readSupplierSheet(
  ctx: Context,
): Promise<(writing: Pick<Context, 'inTransaction'>) => Promise<JobRow>> {
  const file = neededFile(ctx, 'file');
  const person = { kind: 'staff', id: ctx.staff.id } as const;
  const daysOf = (names: string[]) => {
    const layout = supplierLayout(names, names);
    return layout && [layout.leadDays];
  };
  const { heads, batches } = await readProductFile(person, file, ctx.language, IMPORT_MAX_ROWS, daysOf);
  const rows = await judgeSuppliers(ctx.db, supplierLayoutOf({ heads }), [...batches].flat());
  return jobStorer(ctx, { type: 'SUPPLIER_IMPORT', file, heads, rows });
}
