import { IMPORT_MAX_ROWS } from '@selvedge/domain/constants';
import type { SupplierRow } from '@selvedge/domain/sheets/supplierSheet';
import { inArray } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { newId } from '../../../db/ids';
import type { Tx } from '../../../db/pool';
import { suppliers } from '../../../db/schema/products';
import { lockSuppliers, insertSupplier, updateSupplier, valuesOfStored } from '../../suppliers/write';
import { goodRows } from '../products/openSheet';
import type { JobRow } from '../read/jobs';
import { judgeSuppliers, supplierLayoutOf } from '../suppliers/judge';

/** Values of a new supplier for columns that its row does not have. */
const USUAL = {
  contact: '',
  phone: '',
  email: '',
  currency: 'EUR',
  leadDays: 7,
  status: 'ENABLED',
  address: '',
  taxNo: '',
  bank: null,
  note: '',
} as const;

/** Returns the values of a row without the blank ones. */
const filledOf = (said: SupplierRow): SupplierRow => ({
  code: said.code,
  ...Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)),
});

/**
 * Writes the suppliers of a checked sheet while no other transaction writes suppliers, and returns how many rows are good as suppliers are
 * stored now.
 */
export async function writeSuppliers(ctx: Context, tx: Tx, job: JobRow): Promise<number> {
  await lockSuppliers(tx);
  const rows = await goodRows(tx, job.id, IMPORT_MAX_ROWS);
  const judged = await judgeSuppliers(tx, supplierLayoutOf(job), rows);
  // Suppliers may exchange names and prefixes, which must never be duplicate in between.
  const changed = judged.flatMap(({ plan }) => plan?.stored?.id ?? []);
  await tx
    .update(suppliers)
    .set({ name: suppliers.id, warehousePrefix: suppliers.id })
    .where(inArray(suppliers.id, changed));
  for (const { plan } of judged) {
    if (plan === null) continue;
    const said = filledOf(plan.said);
    if (plan.stored === null) {
      const { name = '', country = '', warehousePrefix = '' } = said;
      await insertSupplier(tx, ctx, newId(), { ...USUAL, ...said, name, country, warehousePrefix });
    } else {
      await updateSupplier(tx, ctx, plan.stored, { ...valuesOfStored(plan.stored), ...said });
    }
  }
  return judged.filter(({ state }) => state !== 'ERROR').length;
}
