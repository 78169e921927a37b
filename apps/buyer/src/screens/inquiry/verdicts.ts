import type { components } from '@selvedge/api-spec/types';
import type { Violation } from '../../api/schemas';
import type { LineVerdict } from './inquiry.columns';
import type { InquiryItem } from './inquiry.lines';
import type { Refusal } from './useSubmit';

type Preview = components['schemas']['InquiryPreview'];

/**
 * Returns the problem of each line: from the refusal of the last try if there is one, else from the preview, else the minimum of its style
 * (40902, 40903, 40905, 40909).
 */
export function verdictsOf(
  items: readonly InquiryItem[],
  preview: Preview | undefined,
  refusal: Refusal | null,
): ReadonlyMap<string, LineVerdict> {
  const checked = new Map(preview?.lines.map((line) => [`${line.listId}/${line.skuId}`, line]));
  const violations = [...(refusal?.violations ?? []), ...(preview?.totals.violations ?? [])];
  return new Map(
    items.map((item) => {
      const line = checked.get(item.key);
      const short = refusal?.shortages.find(({ skuId }) => skuId === item.skuId);
      const price = refusal?.prices.find(({ skuId }) => skuId === item.skuId);
      const left = short?.available ?? line?.stockQty;
      const priceNowCents = price?.new ?? line?.priceCents;
      const verdict: LineVerdict = { left, priceNowCents };
      if (refusal?.closedListId === item.listId || line?.state === 'CLOSED') {
        return [item.key, { problem: 'closed' }];
      }
      if (left !== undefined && left < item.qty) {
        return [item.key, { ...verdict, problem: left > 0 ? 'short' : 'soldOut' }];
      }
      if (item.priceCents !== null && priceNowCents !== undefined && priceNowCents !== item.priceCents) {
        return [item.key, { ...verdict, problem: 'price' }];
      }
      return [item.key, { ...verdict, ...minimumOf(item, violations) }];
    }),
  );
}

function minimumOf({ productId }: InquiryItem, violations: readonly Violation[]): LineVerdict {
  const own = violations.find((each) => each.code === 'MIN_PIECES' && each.productId === productId);
  return own ? { problem: 'minimum', need: own.need, missing: own.need - own.have } : {};
}

/** Returns whether any line has a new price that the buyer has to accept. */
export function hasNewPrices(verdicts: ReadonlyMap<string, LineVerdict>): boolean {
  return [...verdicts.values()].some(({ problem }) => problem === 'price');
}
