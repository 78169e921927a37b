import type { Line, Order, OrderBundle, Sub } from '../read/bundle';

/** Whether a column that changes stands in the operation record too, or is only stored. */
type Kept = 'recorded' | 'stored';

/**
 * Every column a step may change: the one list from which is compared, recorded and saved. What is not listed here cannot be
 * assigned to in a step (see {@link Changing}).
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

/** The same of a sub-order. */
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

/** The same of a line. */
export const LINE_COLUMNS = {
  confirmedQty: 'recorded',
  shippedQty: 'recorded',
  receivedQty: 'recorded',
  closedQty: 'recorded',
  shortageReason: 'recorded',
  priceCents: 'recorded',
  discountCents: 'recorded',
} as const satisfies Partial<Record<keyof Line, Kept>>;

/** Columns of an order that a step may change. */
export type OrderColumn = keyof typeof ORDER_COLUMNS;
/** Columns of a sub-order that a step may change. */
export type SubColumn = keyof typeof SUB_COLUMNS;
/** Columns of a line that a step may change. */
export type LineColumn = keyof typeof LINE_COLUMNS;

/** A row of which only the listed columns can be assigned to. */
export type Changing<Stored, Column extends keyof Stored> = Readonly<Omit<Stored, Column>> &
  Pick<Stored, Column>;

/** An order with its parts while a step changes it. */
export interface ChangingBundle {
  order: Changing<Order, OrderColumn>;
  subs: Changing<Sub, SubColumn>[];
  lines: Changing<Line, LineColumn>[];
  readonly tiers: OrderBundle['tiers'];
}

/** Names of a list of columns; of those in the record only when asked for. */
export function columnNames<Column extends string>(
  columns: Readonly<Record<Column, Kept>>,
  only?: 'recorded',
): Column[] {
  const names = Object.keys(columns) as Column[];
  return only === undefined ? names : names.filter((name) => columns[name] === only);
}

/** The listed columns of a row. */
export function valuesOf<Stored, Column extends keyof Stored & string>(
  row: Stored,
  columns: Readonly<Record<Column, Kept>>,
): Pick<Stored, Column> {
  const entries = columnNames<Column>(columns).map((name) => [name, row[name]]);
  return Object.fromEntries(entries) as Pick<Stored, Column>;
}
