import type { OrderDetail, ReceiptInput, SubOrder } from '../../api/schemas';

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

/** What was kept of an earlier visit, where it is of the form's shape and still fits what was shipped. */
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
