import type { OrderDetail, ReceiptInput, SubOrder } from '../../api/shapes';

/** Why pieces are claimed. */
export type ClaimReason = 'DEFECT' | 'SHORTAGE';

/** What is written of a line that did not arrive whole. */
export interface Difference {
  receivedQty: number;
  reason: ClaimReason;
  note: string;
}

/** Differences by line id; lines that are not there arrived as shipped. */
export type Differences = Readonly<Record<string, Difference>>;

type Line = SubOrder['lines'][number];

/** Lines of which something was shipped. */
export const shippedLines = ({ lines }: Pick<SubOrder, 'lines'>): Line[] =>
  lines.filter(({ shippedQty }) => shippedQty > 0);

/** Shipped pieces, pieces that arrived, and those that are claimed. */
export function receiptSums(lines: readonly Line[], differences: Differences) {
  const shipped = lines.reduce((sum, { shippedQty }) => sum + shippedQty, 0);
  const received = lines.reduce(
    (sum, { id, shippedQty }) => sum + (differences[id]?.receivedQty ?? shippedQty),
    0,
  );
  return { shipped, received, missing: shipped - received };
}

/** What missing pieces of a line are worth before the surcharge, EUR cents; the server counts it to the cent. */
export function missingCents(line: Line, difference: Difference | undefined): number {
  if (difference === undefined) return 0;
  return (line.shippedQty - difference.receivedQty) * line.priceCents;
}

/** The receipt as the call takes it, with the photos of each line. */
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

/** Sub-orders that wait for their receipt, as the server says. */
export const toReceive = ({ subs }: Pick<OrderDetail, 'subs'>): SubOrder[] =>
  subs.filter(({ actions }) => actions.includes('confirmReceipt'));
