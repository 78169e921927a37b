import { grouped } from '@selvedge/domain/grouped';
import * as z from 'zod/mini';
import type { PurchaseNeed } from '../../api/schemas';

/** Validation of the expected day and a note for the supplier; without a day its lead time counts. */
export const orderFormSchema = z.object({
  expectedAt: z.string(),
  note: z.string().check(z.trim(), z.maxLength(500, 'tooLong')),
});
export type OrderValues = z.infer<typeof orderFormSchema>;

/** Selected needs of one supplier, which become one purchase order. */
export interface SupplierNeeds {
  supplierId: string;
  supplierName: string;
  needIds: string[];
  qty: number;
}

/** Groups the selected needs by supplier, in the order of the page: each group is one purchase order. */
export function bySupplier(rows: readonly PurchaseNeed[], selected: ReadonlySet<string>): SupplierNeeds[] {
  const ticked = rows.filter(({ id }) => selected.has(id));
  return [...grouped(ticked, ({ supplierId }) => supplierId)].map(([supplierId, needs]) => ({
    supplierId,
    supplierName: needs[0]?.supplierName ?? '',
    needIds: needs.map(({ id }) => id),
    qty: needs.reduce((sum, { openQty }) => sum + openQty, 0),
  }));
}
