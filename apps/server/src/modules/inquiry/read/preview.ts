import type { components } from '@selvedge/api-spec/types';
import { totals } from '@selvedge/domain/money/minimums';
import type { Context } from '../../../contract/handlers';
import { localised } from '../../../translate';
import { isShownPrices } from '../../auth/access/sight';
import { listsOfOffers, orderableRuleLine, offerState } from '../../offers/rules/offer';
import { hideSums } from '../../offers/rules/sums';
import { addUp, type WantedLine } from '../../offers/rules/wanted';
import { inquiryAddress } from './address';
import { findLines, priceNow } from './lines';

type Preview = components['schemas']['InquiryPreview'];

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
  input: { lines: WantedLine[]; addressId?: string },
): Promise<Preview> {
  const preview = await fullPreview(ctx, input);
  return isShownPrices(ctx) ? preview : withoutPrices(preview);
}

async function fullPreview(
  ctx: Pick<Context, 'db' | 'buyer' | 'now' | 'language'>,
  input: { lines: WantedLine[]; addressId?: string },
): Promise<Preview> {
  if (input.addressId !== undefined) await inquiryAddress(ctx.db, ctx.buyer, input.addressId);
  const wanted = addUp(input.lines);
  const found = await findLines(ctx.db, ctx.buyer, wanted);
  const lines = found.filter((line) => line !== null);
  const demand = new Map<string, number>();
  for (const { skuId, qty } of lines) demand.set(skuId, (demand.get(skuId) ?? 0) + qty);
  const rule = lines.map((line) => orderableRuleLine(line.offer, { qty: line.qty }, ctx.now));
  const lists = listsOfOffers(lines.map(({ offer }) => offer));
  const overall = totals(rule, lists);
  return {
    groups: lists.map((list) => ({
      listId: list.id,
      listName: localised(ctx.language, list.name, list.nameEn ?? list.name),
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
        priceCents: priceNow(line),
        stockQty: Math.max(0, line.offer.stockQty),
        state: offerState(line.offer, { ...line, qty: demand.get(line.skuId) ?? 0 }, ctx.now),
      };
    }),
    totals: overall,
  };
}
