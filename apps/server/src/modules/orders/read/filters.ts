import type {
  Confirmation,
  OrderFlow,
  OrderStatus,
  PaymentStatus,
} from '@selvedge/domain/orders/orderStates';
import { and, count, desc, eq, gte, lt, lte, type SQL, sql } from 'drizzle-orm';
import { orderTerms, type Sorting } from '../../../db/ordering';
import { type Page, rowsOf } from '../../../db/paging';
import type { Queryable } from '../../../db/pool';
import type { ProductKind } from '../../../db/schema/products';
import { orders } from '../../../db/schema/orders';
import { refuseHiddenAmounts, refuseHiddenSort } from '../../auth/access/fieldVisibility';
import { matching } from './search';
import type { Viewer } from './presenters';

/** Filter of the order tables of buyers and staff. */
export interface OrderFilter {
  keywords?: string;
  status?: 'ALL' | OrderStatus;
  flow?: OrderFlow;
  confirmation?: Confirmation;
  paymentStatus?: PaymentStatus;
  kind?: ProductKind;
  listId?: string;
  orderedBy?: string;
  brandId?: string;
  /** Bounds of the goods value of the order, EUR cents: as confirmed, before that as asked. */
  valueMinCents?: number;
  valueMaxCents?: number;
  customerId?: string;
  teamId?: string;
  salesmanId?: string;
  supplierId?: string;
  createdFrom?: string;
  createdTo?: string;
  /** First and last day of the expected arrival of a futures order. */
  arrivalFrom?: string;
  arrivalTo?: string;
}

/** Sorting and paging of an order table. */
export interface OrderPaging extends Page, Sorting<keyof typeof SORTS> {}

/** Goods value of an order, EUR cents: as confirmed, before that as asked. */
const VALUE = sql`case when ${orders.confirmedAt} is null then ${orders.askedValueCents} else ${orders.confirmedValueCents} end`;

const SORTS = {
  orderNo: orders.orderNo,
  createdAt: orders.createdAt,
  confirmedAt: orders.confirmedAt,
  valueCents: VALUE,
  confirmedValueCents: orders.confirmedValueCents,
  confirmedQty: orders.confirmedQty,
  paidCents: orders.paidCents,
  payableCents: orders.payableCents,
  expectedArrival: orders.expectedArrival,
};

const whenGiven = <T>(value: T | undefined, make: (value: T) => SQL): SQL | undefined =>
  value === undefined ? undefined : make(value);

const withSub = (condition: SQL): SQL =>
  sql`exists (select 1 from sub_orders s where s.order_id = ${orders.id} and ${condition})`;

const ofBrand = (brandId: string): SQL =>
  sql`exists (select 1 from order_lines l join products p on p.id = l.product_id
    where l.order_id = ${orders.id} and p.brand_id = ${brandId})`;

/** Part of the viewer that filtering and sorting need: hidden fields are neither searched nor sorted by. */
type Reader = Pick<Viewer, 'priced' | 'contact' | 'language'>;

/**
 * Returns the condition of a filter within `scope`, without status and flow. The range of creation times includes its start, not its end.
 */
function baseCondition(scope: SQL | undefined, filter: OrderFilter, reader: Reader): SQL | undefined {
  refuseHiddenAmounts(filter, reader.priced, reader.language);
  const words = filter.keywords?.trim() ?? '';
  return and(
    scope,
    words === '' ? undefined : matching(words, reader, scope),
    whenGiven(filter.confirmation, (value) => withSub(sql`not s.cancelled and s.confirmation = ${value}`)),
    whenGiven(filter.paymentStatus, (value) => eq(orders.paymentStatus, value)),
    whenGiven(filter.kind, (value) => eq(orders.kind, value)),
    whenGiven(filter.listId, (value) => withSub(sql`s.list_id = ${value}`)),
    whenGiven(filter.supplierId, (value) => withSub(sql`s.supplier_id = ${value}`)),
    whenGiven(filter.orderedBy, (value) => eq(orders.buyerId, value)),
    whenGiven(filter.brandId, ofBrand),
    whenGiven(filter.valueMinCents, (value) => gte(VALUE, value)),
    whenGiven(filter.valueMaxCents, (value) => lte(VALUE, value)),
    whenGiven(filter.customerId, (value) => eq(orders.buyerId, value)),
    whenGiven(filter.teamId, (value) => eq(orders.teamId, value)),
    whenGiven(filter.salesmanId, (value) => eq(orders.salespersonId, value)),
    whenGiven(filter.createdFrom, (value) => gte(orders.createdAt, new Date(value))),
    whenGiven(filter.createdTo, (value) => lt(orders.createdAt, new Date(value))),
    whenGiven(filter.arrivalFrom, (value) => gte(orders.expectedArrival, value)),
    whenGiven(filter.arrivalTo, (value) => lte(orders.expectedArrival, value)),
  );
}

const statusFilter = ({ status }: OrderFilter): OrderStatus | undefined =>
  status === 'ALL' ? undefined : status;

/** Returns the condition and the sorting of the orders within `scope` that match a filter: newest first unless sorted otherwise. */
function orderQuery(
  scope: SQL | undefined,
  filter: OrderFilter,
  sorting: Pick<OrderPaging, 'sort' | 'order'>,
  reader: Reader,
) {
  refuseHiddenSort(sorting.sort, reader.priced, reader.language);
  return {
    where: and(
      baseCondition(scope, filter, reader),
      whenGiven(statusFilter(filter), (value) => eq(orders.status, value)),
      whenGiven(filter.flow, (value) => eq(orders.flow, value)),
    ),
    orderBy: orderTerms(sorting, {
      columns: SORTS,
      usual: { field: 'createdAt', direction: 'desc' },
      nullsLast: true,
      ties: [desc(orders.id)],
    }),
  };
}

/** Returns one page of the orders within `scope`, newest first unless sorted otherwise. */
export async function orderPage(
  db: Queryable,
  scope: SQL | undefined,
  filter: OrderFilter,
  paging: OrderPaging,
  reader: Reader,
) {
  const { pageNum, pageSize } = paging;
  const { limit, offset } = rowsOf(paging);
  const { where, orderBy } = orderQuery(scope, filter, paging, reader);
  const rows = await db
    .select()
    .from(orders)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(orders, where), pageNum, pageSize };
}

/** Returns the ids of all orders that {@link orderPage} would show, in its order; at most `most`. */
export async function orderIds(
  db: Queryable,
  scope: SQL | undefined,
  filter: OrderFilter & Pick<OrderPaging, 'sort' | 'order'>,
  reader: Reader,
  most: number,
): Promise<string[]> {
  const { where, orderBy } = orderQuery(scope, filter, filter, reader);
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(where)
    .orderBy(...orderBy)
    .limit(most);
  return rows.map(({ id }) => id);
}

/**
 * Counts orders per status and per flow under the other filters: the status filter does not affect the counts per status, nor the flow
 * filter those per flow.
 */
export async function orderCounts(
  db: Queryable,
  scope: SQL | undefined,
  filter: OrderFilter,
  reader: Reader,
) {
  const groups = await db
    .select({ status: orders.status, flow: orders.flow, count: count() })
    .from(orders)
    .where(baseCondition(scope, filter, reader))
    .groupBy(orders.status, orders.flow);
  const wantedStatus = statusFilter(filter);
  const underFlow = groups.filter(({ flow }) => filter.flow === undefined || flow === filter.flow);
  const underStatus = groups.filter(({ status }) => wantedStatus === undefined || status === wantedStatus);
  const sum = (chosen: typeof groups) => chosen.reduce((total, group) => total + group.count, 0);
  const ofStatus = (status: OrderStatus) => sum(underFlow.filter((group) => group.status === status));
  const ofFlow = (flow: OrderFlow) => sum(underStatus.filter((group) => group.flow === flow));
  return {
    status: {
      ALL: sum(underFlow),
      IN_PROGRESS: ofStatus('IN_PROGRESS'),
      SHIPPED: ofStatus('SHIPPED'),
      CANCELLED: ofStatus('CANCELLED'),
      COMPLETED: ofStatus('COMPLETED'),
    },
    flow: {
      TO_BE_CONFIRMED: ofFlow('TO_BE_CONFIRMED'),
      TO_BE_PAID: ofFlow('TO_BE_PAID'),
      AWAITING_SHIPPING: ofFlow('AWAITING_SHIPPING'),
    },
  };
}
