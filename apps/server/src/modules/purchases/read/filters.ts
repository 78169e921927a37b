import { BUSINESS_TIME_ZONE } from '@selvedge/domain/constants';
import type { PurchaseOrderStatus } from '@selvedge/domain/stateMachines/purchaseOrders';
import { dateInZone } from '@selvedge/domain/time/zones';
import { and, eq, gte, inArray, lt, not, or, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { column } from '../../../db/columnTypes';
import { anyFolded } from '../../../db/foldedLike';
import { orderTerm, orderTerms, sortKeys, type Sorting } from '../../../db/ordering';
import { suppliers } from '../../../db/schema/products';
import { purchaseOrders } from '../../../db/schema/purchasing';
import { expression } from '../../../db/statement';
import { refuseHiddenSort, seesCost } from '../../auth/access/fieldVisibility';

/** Filter and sorting of the table of purchase orders. */
export interface PurchaseFilter extends Sorting<keyof typeof SORTS> {
  keywords?: string;
  status?: PurchaseOrderStatus;
  supplierId?: string;
  overdue?: boolean;
  createdFrom?: string;
  createdTo?: string;
}

/** Returns a sum over the lines of a purchase order. */
const sumOf = (name: string, summed: SQL) =>
  expression({
    name: `purchases.${name}`,
    type: column.bigint,
    sql: () =>
      sql`(select coalesce(sum(${summed}), 0)::bigint from purchase_order_lines l where l.purchase_order_id = ${purchaseOrders.id})`,
    from: purchaseOrders,
    example: (make) => make(),
  });

/** Number of SKUs of a purchase order. */
export const lineCount = sumOf('lineCount', sql`1`);
/** Pieces ordered. */
export const orderedQty = sumOf('orderedQty', sql`l.qty`);
/** Good pieces that came in. */
export const receivedQty = sumOf('receivedQty', sql`l.received_qty`);
/** Defective pieces that came in. */
export const defectQty = sumOf('defectQty', sql`l.defect_qty`);
/** Value of the ordered pieces at cost, EUR cents. */
export const valueCents = sumOf('valueCents', sql`l.qty * l.cost_cents`);

const SORTS = {
  poNo: purchaseOrders.poNo,
  createdAt: purchaseOrders.createdAt,
  expectedAt: purchaseOrders.expectedAt,
  qty: orderedQty(),
  valueCents: valueCents(),
};

/** Returns today's date in the business time zone. */
export const todayOf = (now: Date): string => dateInZone(now.getTime(), BUSINESS_TIME_ZONE);

/** SQL counterpart of the rule `isOverdue`. */
function lateAt(now: Date): SQL {
  const isOpen = inArray(purchaseOrders.status, ['SENT', 'ACKNOWLEDGED', 'PARTIALLY_RECEIVED']);
  return sql`(${isOpen} and ${lt(purchaseOrders.expectedAt, todayOf(now))})`;
}

function hasCode(words: string | undefined): SQL | undefined {
  const isCode = anyFolded(words, sql`p.intl_code`);
  return (
    isCode &&
    sql`exists (
  select 1 from purchase_order_lines l join products p on p.id = l.product_id
  where l.purchase_order_id = ${purchaseOrders.id} and ${isCode})`
  );
}

/** Returns the condition of a filter on purchase orders. A time range includes its start, not its end. */
export function purchasesWhere(filter: PurchaseFilter, now: Date): SQL | undefined {
  const { status, supplierId, overdue, createdFrom, createdTo } = filter;
  return and(
    or(anyFolded(filter.keywords, purchaseOrders.poNo, suppliers.name), hasCode(filter.keywords)),
    status === undefined ? undefined : eq(purchaseOrders.status, status),
    supplierId === undefined ? undefined : eq(purchaseOrders.supplierId, supplierId),
    overdue === undefined ? undefined : overdue ? lateAt(now) : not(lateAt(now)),
    createdFrom === undefined ? undefined : gte(purchaseOrders.createdAt, new Date(createdFrom)),
    createdTo === undefined ? undefined : lt(purchaseOrders.createdAt, new Date(createdTo)),
  );
}

/** Returns the order of the table: newest first unless sorted otherwise; refuses sorting by a value that the caller may not see. */
export function purchasesOrder(
  { staff, language }: Pick<Context, 'staff' | 'language'>,
  filter: PurchaseFilter,
): SQL[] {
  refuseHiddenSort(filter.sort, seesCost(staff), language);
  const usual = { field: 'createdAt', direction: 'desc' } as const;
  const [first] = sortKeys(filter, usual);
  const ties = [orderTerm(purchaseOrders.id, first?.direction ?? usual.direction)];
  return orderTerms(filter, { columns: SORTS, usual, ties });
}
