import type { PriceTone } from '../PriceCell/PriceCell';

/** Asked quantity of a size. */
export interface SizeQty {
  size: string;
  qty: number;
}

/** Line of a sub-order: a product with its asked, confirmed, shipped and received quantities. */
export interface SubOrderLine {
  id: string;
  brand: string;
  name: string;
  /** URL of the product's page, if it has one. */
  href?: string;
  colour?: string;
  pictureSrc?: string;
  sizes: readonly SizeQty[];
  /** Wholesale price of a piece, in EUR cents. */
  priceCents: number;
  askedQty: number;
  /** Null while the platform has not confirmed the line. */
  confirmedQty: number | null;
  /** Null before the first shipment. */
  shippedQty: number | null;
  /** Null before the first receipt. */
  receivedQty: number | null;
  /** Reasons and extents of the difference between the quantities: "Short of stock: 2 pieces", "size 42, released". */
  differences?: readonly { title: string; detail?: string }[];
  /** Value of the line as confirmed, or as asked while unconfirmed; in EUR cents. */
  lineCents: number;
  /** Effect of the difference on the sum, in EUR cents; null when there is none. */
  effectCents?: number | null;
}

/** Sums of the lines; null for a column without any value. */
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

/** Sums the lines of a sub-order, column by column. */
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

/** Returns the tone of the amount of lines: for reference when cancelled, estimated while one of them is not confirmed. */
export function amountTone(lines: readonly SubOrderLine[], isCancelled: boolean): PriceTone {
  if (isCancelled) return 'reference';
  return lines.some(({ confirmedQty }) => confirmedQty === null) ? 'estimated' : 'regular';
}

/** Returns the first stage whose quantity is below that of the stage before it; that quantity is marked. */
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
