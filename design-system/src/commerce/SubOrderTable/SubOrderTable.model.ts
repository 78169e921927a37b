import type { PriceTone } from '../PriceCell';

/** How many of a size were asked. */
export interface SizeQty {
  size: string;
  qty: number;
}

/** One product of a sub-order: what was asked and what became of it. */
export interface SubOrderLine {
  id: string;
  brand: string;
  name: string;
  /** Where the product has a page. */
  href?: string;
  colour?: string;
  pictureSrc?: string;
  sizes: readonly SizeQty[];
  /** Wholesale price of one piece, EUR cents. */
  priceCents: number;
  askedQty: number;
  /** Null while the platform has not confirmed. */
  confirmedQty: number | null;
  /** Null before the first shipment. */
  shippedQty: number | null;
  /** Null before anything was received. */
  receivedQty: number | null;
  /** Why and how the figures differ: "Short of stock: 2 pieces", "size 42, released". */
  difference?: { title: string; detail?: string };
  /** Value of the line as confirmed, or as asked while unconfirmed; EUR cents. */
  lineCents: number;
  /** What the difference does to the sum, EUR cents; null when nothing. */
  effectCents?: number | null;
}

/** Sums of the lines; a column without any figure has none. */
export interface SubOrderSums {
  asked: number;
  confirmed: number | null;
  shipped: number | null;
  received: number | null;
  lineCents: number;
  effectCents: number | null;
}

const sumOf = (values: readonly (number | null | undefined)[]): number | null => {
  const known = values.filter((value): value is number => value !== null && value !== undefined);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
};

/** Sums of the lines of a sub-order, column by column. */
export function sumLines(lines: readonly SubOrderLine[]): SubOrderSums {
  return {
    asked: sumOf(lines.map((line) => line.askedQty)) ?? 0,
    confirmed: sumOf(lines.map((line) => line.confirmedQty)),
    shipped: sumOf(lines.map((line) => line.shippedQty)),
    received: sumOf(lines.map((line) => line.receivedQty)),
    lineCents: sumOf(lines.map((line) => line.lineCents)) ?? 0,
    effectCents: sumOf(lines.map((line) => line.effectCents)),
  };
}

/** How settled an amount is: for reference once called off, estimated while nothing is confirmed. */
export function amountTone(confirmedQty: number | null, isCancelled: boolean): PriceTone {
  if (isCancelled) return 'reference';
  return confirmedQty === null ? 'estimated' : 'regular';
}

/** The first stage whose figure fell below the stage before it; that figure is marked. */
export function cutAt(line: SubOrderLine): 'confirmed' | 'shipped' | 'received' | undefined {
  const stages = [
    ['confirmed', line.confirmedQty],
    ['shipped', line.shippedQty],
    ['received', line.receivedQty],
  ] as const;
  let before = line.askedQty;
  for (const [stage, qty] of stages) {
    if (qty === null) return undefined;
    if (qty < before) return stage;
    before = qty;
  }
  return undefined;
}
