import type { Line, Order, OrderBundle, Sub } from '../read/bundle';

/** Whether a changed column is written to the operation record too, or only stored. */
type Kept = 'recorded' | 'stored';

/**
 * Columns of an order that a transition may change. Comparing, recording and saving all follow this list; a column that is not in it cannot
 * be assigned in a transition (see {@link Changing}).
 */
export const ORDER_COLUMNS = {
  status: 'recorded',
  flow: 'recorded',
  paymentStatus: 'recorded',
  confirmedQty: 'stored',
  confirmedValueCents: 'stored',
  goodsCents: 'recorded',
  discountCents: 'recorded',
  submitSurchargeBp: 'stored',
  submitSurchargeCents: 'stored',
  surchargeBp: 'recorded',
  surchargeCents: 'recorded',
  payableCents: 'recorded',
  paidCents: 'recorded',
  rates: 'stored',
  frozenAt: 'stored',
  confirmedAt: 'stored',
  paidAt: 'stored',
  shippedAt: 'stored',
  completedAt: 'stored',
  cancelReason: 'stored',
  version: 'stored',
  updatedAt: 'stored',
} as const satisfies Partial<Record<keyof Order, Kept>>;

/** Columns of a sub-order that a transition may change, like {@link ORDER_COLUMNS}. */
export const SUB_COLUMNS = {
  confirmation: 'recorded',
  shipping: 'recorded',
  cancelled: 'recorded',
  shipEstimate: 'recorded',
  receiveEstimate: 'recorded',
  cancelReason: 'stored',
  cancelledByBuyer: 'stored',
  comment: 'stored',
  platformConfirmedAt: 'stored',
  acknowledgedAt: 'stored',
  acknowledgedFileIds: 'stored',
  confirmedAt: 'stored',
  offerDiff: 'stored',
  receivedAt: 'stored',
  shortageDiffCents: 'recorded',
  version: 'stored',
  updatedAt: 'stored',
} as const satisfies Partial<Record<keyof Sub, Kept>>;

/** Columns of an order line that a transition may change, like {@link ORDER_COLUMNS}. */
export const LINE_COLUMNS = {
  confirmedQty: 'recorded',
  shippedQty: 'recorded',
  receivedQty: 'recorded',
  closedQty: 'recorded',
  shortageReason: 'recorded',
  priceCents: 'recorded',
  discountCents: 'recorded',
} as const satisfies Partial<Record<keyof Line, Kept>>;

/** Name of an order column that a transition may change. */
export type OrderColumn = keyof typeof ORDER_COLUMNS;
/** Name of a sub-order column that a transition may change. */
export type SubColumn = keyof typeof SUB_COLUMNS;
/** Name of an order line column that a transition may change. */
export type LineColumn = keyof typeof LINE_COLUMNS;

/** A row of which only the listed columns can be assigned. */
export type Changing<Stored, Column extends keyof Stored> = Readonly<Omit<Stored, Column>> &
  Pick<Stored, Column>;

/** An order with its sub-orders and lines while a transition changes it. */
export interface ChangingBundle {
  order: Changing<Order, OrderColumn>;
  subs: Changing<Sub, SubColumn>[];
  lines: Changing<Line, LineColumn>[];
  readonly tiers: OrderBundle['tiers'];
}

/** Returns the names of a list of columns; with `only`, those written to the operation record. */
export function columnNames<Column extends string>(
  columns: Readonly<Record<Column, Kept>>,
  only?: 'recorded',
): Column[] {
  const names = Object.keys(columns) as Column[];
  return only === undefined ? names : names.filter((name) => columns[name] === only);
}

/** Returns the listed columns of a row. */
export function valuesOf<Stored, Column extends keyof Stored & string>(
  row: Stored,
  columns: Readonly<Record<Column, Kept>>,
): Pick<Stored, Column> {
  const entries = columnNames<Column>(columns).map((name) => [name, row[name]]);
  return Object.fromEntries(entries) as Pick<Stored, Column>;
}
