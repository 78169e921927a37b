import * as z from 'zod/mini';
import type { PurchaseOrderDetail } from '../../api/schemas';
import type { PurchaseInput, ReceiptInput } from './purchase.api';
import { eurosToCents } from '@selvedge/domain/money/money';

type Line = PurchaseOrderDetail['lines'][number];

const MOST = 100_000;
const pieces = z.nullable(z.number().check(z.int(), z.minimum(0, 'pieces'), z.maximum(MOST, 'pieces')));

/** Returns the validation of a receipt: good and defective pieces of each open line, in their order, together not above the open pieces. */
export const receiptSchema = (lines: readonly Line[]) =>
  z
    .object({
      lines: z.array(z.object({ good: pieces, defect: pieces })),
      note: z.string().check(z.trim(), z.maxLength(300, 'tooLong')),
    })
    .check(
      z.check(({ value, issues }) => {
        const all = value.lines.map(({ good, defect }) => (good ?? 0) + (defect ?? 0));
        lines.forEach(({ openQty }, at) => {
          if ((all[at] ?? 0) > openQty)
            issues.push({ code: 'custom', input: value, path: ['lines', at, 'good'], message: 'aboveOpen' });
        });
        if (all.every((qty) => qty === 0))
          issues.push({ code: 'custom', input: value, path: ['lines', 0, 'good'], message: 'nothingCame' });
      }),
    );
type ReceiptValues = z.infer<ReturnType<typeof receiptSchema>>;

/** Returns the lines with open pieces. */
export const openLines = ({ lines }: PurchaseOrderDetail): Line[] =>
  lines.filter(({ openQty }) => openQty > 0);

/** Returns the request body of a receipt: the lines with received pieces. */
export function receiptInput(lines: readonly Line[], { lines: counted, note }: ReceiptValues): ReceiptInput {
  return {
    lines: lines.flatMap(({ id }, at) => {
      const { good, defect } = counted[at] ?? {};
      const [goodQty, defectQty] = [good ?? 0, defect ?? 0];
      return goodQty + defectQty === 0 ? [] : [{ id, goodQty, defectQty }];
    }),
    ...(note !== '' && { note }),
  };
}

/**
 * Returns the validation of a changed purchase order: pieces and cost of each line, the expected day, and the note. In a draft a line
 * without pieces is removed; later the pieces can only be reduced.
 */
export const purchaseSchema = (isDraft: boolean, lines: readonly Line[]) =>
  z
    .object({
      expectedAt: z.string().check(z.minLength(1, 'day')),
      note: z.string().check(z.trim(), z.maxLength(500, 'tooLong')),
      lines: z.array(z.object({ qty: pieces, cost: z.nullable(z.number().check(z.minimum(0, 'pieces'))) })),
    })
    .check(
      z.check(({ value, issues }) => {
        const refuse = (at: number, message: string) =>
          issues.push({ code: 'custom', input: value, path: ['lines', at, 'qty'], message });
        value.lines.forEach(({ qty }, at) => {
          const line = lines[at];
          if (line === undefined || isDraft) return;
          if ((qty ?? 0) > line.qty) refuse(at, 'onlyLess');
          if ((qty ?? 0) < line.receivedQty + line.defectQty) refuse(at, 'belowCame');
        });
        if (isDraft && value.lines.every(({ qty }) => (qty ?? 0) === 0)) refuse(0, 'noPieces');
      }),
    );
type PurchaseValues = z.infer<ReturnType<typeof purchaseSchema>>;

/** Returns the form values of an existing purchase order. */
export const purchaseValues = ({ expectedAt, note, lines }: PurchaseOrderDetail): PurchaseValues => ({
  expectedAt,
  note,
  lines: lines.map(({ qty, costCents }) => ({ qty, cost: costCents / 100 })),
});

/** Returns the request body of a changed purchase order. */
export function purchaseInput(
  { supplierId, status, lines }: PurchaseOrderDetail,
  { expectedAt, note, lines: typed }: PurchaseValues,
  version: number,
): PurchaseInput {
  const all = lines.map(({ skuId, costCents }, at) => {
    const { qty, cost } = typed[at] ?? {};
    const isSent = status !== 'DRAFT';
    return { skuId, qty: qty ?? 0, costCents: isSent ? costCents : eurosToCents(cost ?? 0) };
  });
  const kept = status === 'DRAFT' ? all.filter(({ qty }) => qty > 0) : all;
  return { supplierId, expectedAt, note, lines: kept, version };
}
