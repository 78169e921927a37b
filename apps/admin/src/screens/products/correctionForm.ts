import * as z from 'zod/mini';
import { correctionReasonValues } from '@selvedge/api-spec/values';
import type { StaffProduct } from '../../api/schemas';

type Reason = (typeof correctionReasonValues)[number];
const isReason = (text: string): text is Reason => correctionReasonValues.some((one) => one === text);
/** Maximum number of pieces that one line adds or removes. */
const MOST = 1_000_000;
const NOTE_MAX = 300;

/** Values of the form: the change in pieces of each size, in the order of the product; null is an untouched field. */
interface CorrectionValues {
  reason: string;
  note: string;
  changes: (number | null)[];
}

/** Request body of a correction. */
export interface Correction {
  reason: Reason;
  note?: string;
  lines: { skuId: string; change: number }[];
}

/** Returns the validation of a correction of these sizes; errors are message keys of the products. */
export const correctionSchema = (sizes: StaffProduct['sizes']) =>
  z
    .object({
      reason: z.string().check(z.refine(isReason, 'correction.reasonNeeded')),
      note: z.string().check(z.trim(), z.maxLength(NOTE_MAX, 'correction.noteLong')),
      changes: z.array(z.nullable(z.number().check(z.int(), z.minimum(-MOST), z.maximum(MOST)))),
    })
    .check(
      z.refine(({ reason, note }) => reason !== 'OTHER' || note !== '', {
        path: ['note'],
        error: 'correction.noteNeeded',
      }),
      z.refine(({ changes }) => changes.some((change) => change !== null && change !== 0), {
        path: ['changes', 0],
        error: 'correction.nothing',
      }),
      z.check(({ value, issues }) => {
        sizes.forEach(({ onHandQty, lockedQty }, at) => {
          if (onHandQty + (value.changes[at] ?? 0) < lockedQty)
            issues.push({
              code: 'custom',
              input: value,
              path: ['changes', at],
              message: 'correction.belowLocked',
            });
        });
      }),
    );

/** Returns the request body of a valid form: sizes whose field is untouched are left out. */
export function correctionOf(
  sizes: StaffProduct['sizes'],
  { reason, note, changes }: CorrectionValues,
): Correction {
  if (!isReason(reason)) throw new Error(`no reason: ${reason}`);
  const lines = sizes.flatMap(({ skuId }, at) => {
    const change = changes[at] ?? 0;
    return change === 0 ? [] : [{ skuId, change }];
  });
  return { reason, ...(note !== '' && { note }), lines };
}
