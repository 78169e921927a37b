import type { components } from '@selvedge/api-spec/types';
import { orderableQty, totals } from '@selvedge/domain/money/minimums';
import type { Context } from '../../contract/handlers';
import { hideSums } from '../cart/lines';
import { inquiryAddress } from './address';
import { addUp, type CheckedLine, findLines, isClosed, listsOf, ruleLines, type WantedLine } from './lines';

type Preview = components['schemas']['InquiryPreview'];

/** Whether nothing of a line can be ordered now: its list is closed, or its price is still to be asked for. */
function isShut(line: CheckedLine, now: Date): boolean {
  return !line.priced || isClosed(line, now);
}

/** The line with the pieces that can be ordered now: sums count no others. */
function orderable(line: CheckedLine, now: Date): CheckedLine {
  return { ...line, qty: isShut(line, now) ? 0 : orderableQty(line.qty, line.available) };
}

function stateOf(line: CheckedLine, demand: number, now: Date): Preview['lines'][number]['state'] {
  if (isShut(line, now)) return 'CLOSED';
  if (demand > line.available) return 'SHORT';
  return line.priceCents !== undefined && line.priceCents !== line.nowCents ? 'PRICE_CHANGED' : 'OK';
}

/** A line whose goods have left their list: shown as closed, so that it can be found and taken out. */
function gone({ skuId, listId, qty }: WantedLine): Preview['lines'][number] {
  return { skuId, listId, qty, priceCents: 0, stockQty: 0, state: 'CLOSED' };
}

/** The preview for who may not see prices (D-37). */
function withoutPrices({ groups, lines, totals: sums }: Preview): Preview {
  return {
    groups: groups.map((group) => ({ ...group, totals: hideSums(group.totals) })),
    lines: lines.map((line) => ({
      ...line,
      priceCents: 0,
      state: line.state === 'PRICE_CHANGED' ? 'OK' : line.state,
    })),
    totals: hideSums(sums),
  };
}

/** Sums of an inquiry by list and overall with everything that is not met; nothing is stored or locked (X-B39). */
export async function previewInquiry(
  ctx: Pick<Context, 'db' | 'buyer' | 'now' | 'language' | 'can'>,
  given: { lines: WantedLine[]; addressId?: string },
): Promise<Preview> {
  const preview = await fullPreview(ctx, given);
  return ctx.can('sp:price:view') ? preview : withoutPrices(preview);
}

async function fullPreview(
  ctx: Pick<Context, 'db' | 'buyer' | 'now' | 'language'>,
  given: { lines: WantedLine[]; addressId?: string },
): Promise<Preview> {
  if (given.addressId !== undefined) await inquiryAddress(ctx.db, ctx.buyer, given.addressId);
  const wanted = addUp(given.lines);
  const found = await findLines(ctx.db, ctx.buyer, wanted);
  const lines = found.filter((line) => line !== null);
  const demand = new Map<string, number>();
  for (const { skuId, qty } of lines) demand.set(skuId, (demand.get(skuId) ?? 0) + qty);
  const rule = ruleLines(lines.map((line) => orderable(line, ctx.now)));
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
    lines: wanted.map((asked, index) => {
      const line = found[index];
      if (!line) return gone(asked);
      return {
        skuId: line.skuId,
        listId: line.listId,
        qty: line.qty,
        priceCents: line.nowCents,
        stockQty: Math.max(0, line.available),
        state: stateOf(line, demand.get(line.skuId) ?? 0, ctx.now),
      };
    }),
    totals: overall,
  };
}
