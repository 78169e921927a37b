import type { components } from '@selvedge/api-spec/types';
import { totals } from '@selvedge/api-spec/rules/minimums';
import type { Context } from '../../contract/handlers';
import { inquiryAddress } from './address';
import { addUp, type CheckedLine, checkLines, isClosed, listsOf, ruleLines, type WantedLine } from './lines';

type Preview = components['schemas']['InquiryPreview'];

function stateOf(line: CheckedLine, demand: number, now: Date): Preview['lines'][number]['state'] {
  if (isClosed(line, now)) return 'CLOSED';
  if (demand > line.available) return 'SHORT';
  return line.priceCents !== undefined && line.priceCents !== line.nowCents ? 'PRICE_CHANGED' : 'OK';
}

/** Sums of an inquiry by list and overall with everything that is not met; nothing is stored or locked (X-B39). */
export async function previewInquiry(
  ctx: Pick<Context, 'db' | 'buyer' | 'now' | 'language'>,
  given: { lines: WantedLine[]; addressId?: string },
): Promise<Preview> {
  if (given.addressId !== undefined) await inquiryAddress(ctx.db, ctx.buyer, given.addressId);
  const lines = await checkLines(ctx.db, ctx.buyer, addUp(given.lines));
  const demand = new Map<string, number>();
  for (const { skuId, qty } of lines) demand.set(skuId, (demand.get(skuId) ?? 0) + qty);
  const rule = ruleLines(lines);
  const lists = listsOf(lines);
  const overall = totals(rule, lists);
  return {
    groups: lists.map((list) => ({
      listId: list.id,
      listName: (ctx.language === 'en' ? list.nameEn : null) ?? list.name,
      totals: {
        ...totals(
          rule.filter(({ listId }) => listId === list.id),
          [],
          { surcharge: { bp: 0, cents: 0 } },
        ),
        violations: overall.violations.filter(({ listId }) => listId === list.id),
      },
    })),
    lines: lines.map((line) => ({
      skuId: line.skuId,
      listId: line.listId,
      qty: line.qty,
      priceCents: line.nowCents,
      stockQty: Math.max(0, line.available),
      state: stateOf(line, demand.get(line.skuId) ?? 0, ctx.now),
    })),
    totals: overall,
  };
}
