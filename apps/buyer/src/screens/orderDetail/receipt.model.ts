import type { OrderDetail, ReceiptInput, SubOrder } from '../../api/schemas';

/** Reason of a claim. */
export type ClaimReason = 'DEFECT' | 'SHORTAGE';

/** Input for a line of which pieces are missing. */
export interface Difference {
  receivedQty: number;
  reason: ClaimReason;
  note: string;
}

/** Differences by line id; lines without one arrived as shipped. */
export type Differences = Readonly<Record<string, Difference>>;

type Line = SubOrder['lines'][number];

/** Returns the lines of which something was shipped. */
export const shippedLines = ({ lines }: Pick<SubOrder, 'lines'>): Line[] =>
  lines.filter(({ shippedQty }) => shippedQty > 0);

/** Returns the stored differences of an earlier visit that are valid and still fit the shipped quantities. */
export function fittingDifferences(
  kept: Readonly<Record<string, unknown>>,
  sub: Pick<SubOrder, 'lines'>,
): Differences {
  const shipped = new Map(shippedLines(sub).map(({ id, shippedQty }) => [id, shippedQty]));
  return Object.fromEntries(
    Object.entries(kept).filter((entry): entry is [string, Difference] => {
      const [id, value] = entry;
      if (typeof value !== 'object' || value === null) return false;
      const { receivedQty, reason, note } = value as Partial<Record<keyof Difference, unknown>>;
      const isShort =
        typeof receivedQty === 'number' && receivedQty >= 0 && receivedQty < (shipped.get(id) ?? 0);
      return isShort && (reason === 'DEFECT' || reason === 'SHORTAGE') && typeof note === 'string';
    }),
  );
}

/** Returns the numbers of shipped, received and claimed pieces. */
export function receiptSums(lines: readonly Line[], differences: Differences) {
  const shipped = lines.reduce((sum, { shippedQty }) => sum + shippedQty, 0);
  const received = lines.reduce(
    (sum, { id, shippedQty }) => sum + (differences[id]?.receivedQty ?? shippedQty),
    0,
  );
  return { shipped, received, missing: shipped - received };
}

/** Returns the value of a line's missing pieces before the surcharge, in EUR cents; the server calculates the exact amount. */
export function missingCents(line: Line, difference: Difference | undefined): number {
  if (difference === undefined) return 0;
  return (line.shippedQty - difference.receivedQty) * line.priceCents;
}

/** Returns the receipt as the call takes it, with the photos of each line. */
export function receiptInput(
  sub: SubOrder,
  differences: Differences,
  photosOf: (lineId: string) => readonly string[],
): ReceiptInput {
  return {
    subOrderId: sub.id,
    version: sub.version,
    lines: Object.entries(differences).map(([id, { receivedQty, reason, note }]) => ({
      id,
      receivedQty,
      reason,
      ...(note.trim() === '' ? {} : { note: note.trim() }),
      fileIds: [...photosOf(id)],
    })),
  };
}

/** Returns the sub-orders that wait for their receipt, by the server's `actions`. */
export const toReceive = ({ subs }: Pick<OrderDetail, 'subs'>): SubOrder[] =>
  subs.filter(({ actions }) => actions.includes('confirmReceipt'));
