import type { components } from '@selvedge/api-spec/types';
import { type OrderLineInput, type Totals, totals } from '@selvedge/domain/money/minimums';
import type { TradeRules } from '@selvedge/domain/money/tradeRules';
import type { BuyerSession } from '../../../contract/caller';
import type { Context } from '../../../contract/handlers';
import { localised } from '../../../messages/translate';
import { isShownPrices, seesPrices } from '../../auth/access/fieldVisibility';
import { tradeRules } from '../../tradeRules/read';
import { listsOfOffers, type OfferedList, orderableRuleLine, offerState } from '../../offers/rules/offer';
import { hideSums } from '../../offers/rules/sums';
import { addUp, type WantedLine } from '../../offers/rules/wanted';
import { inquiryAddress } from './address';
import { atGivenPrices, findLines, type OfferedLine, priceNow } from './lines';

/** Buyer for whom the sums are computed. */
export type InquiryBuyer = Pick<BuyerSession, 'id' | 'teamId'>;
/** Sums by list and overall. */
export type Preview = components['schemas']['InquiryPreview'];

/** Returns the preview of a line whose product has left its list: shown as closed, so that the user can find and remove it. */
function gone({ skuId, listId, qty }: WantedLine): Preview['lines'][number] {
  return { skuId, listId, qty, priceCents: 0, stockQty: 0, state: 'CLOSED' };
}

/** Returns the preview for viewers without the price permission. */
export function withoutPrices({ groups, lines, totals: sums }: Preview): Preview {
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

/** Returns the sums of an inquiry by list and overall, with all violated minimums; stores and locks nothing. */
export async function previewInquiry(
  ctx: Pick<Context, 'db' | 'buyer' | 'now' | 'language' | 'can'>,
  input: { lines: WantedLine[]; addressId?: string },
): Promise<Preview> {
  const preview = await fullPreview(ctx, ctx.buyer, input);
  return isShownPrices(ctx) ? preview : withoutPrices(preview);
}

/** Returns the preview of an order that staff make for a customer, at the prices and discounts that they enter. */
export async function previewForCustomer(
  ctx: Pick<Context, 'db' | 'staff' | 'now' | 'language'>,
  customer: InquiryBuyer,
  input: { lines: WantedLine[]; addressId?: string },
): Promise<Preview> {
  const preview = await fullPreview(ctx, customer, input, atGivenPrices);
  return seesPrices(ctx.staff) ? preview : withoutPrices(preview);
}

async function fullPreview(
  ctx: Pick<Context, 'db' | 'now' | 'language'>,
  buyer: InquiryBuyer,
  input: { lines: WantedLine[]; addressId?: string },
  priced: (lines: OfferedLine[]) => OfferedLine[] = (lines) => lines,
): Promise<Preview> {
  if (input.addressId !== undefined) await inquiryAddress(ctx.db, buyer, input.addressId);
  const wanted = addUp(input.lines);
  const known = await findLines(ctx.db, buyer, wanted);
  const found = known.map((line) => (line === null ? null : (priced([line])[0] ?? null)));
  const rule = found
    .filter((line) => line !== null)
    .map((line) =>
      orderableRuleLine(line.offer, { qty: line.qty, discountCents: line.discountCents }, ctx.now),
    );
  const lists = listsOfOffers(found.flatMap((line) => line?.offer ?? []));
  const rules = await tradeRules(ctx.db);
  return previewOf(ctx, { rules, wanted, found, rule, lists, sums: totals(rules, rule, lists) });
}

/** Parts of a preview: requested lines, the offer found for each, and the sums of the rules over all of them. */
interface PreviewParts {
  rules: TradeRules;
  wanted: readonly WantedLine[];
  found: readonly (OfferedLine | null)[];
  rule: readonly OrderLineInput[];
  lists: readonly OfferedList[];
  sums: Totals;
}

/** Returns the preview as the contract defines it; the surcharge is computed on the whole only. */
export function previewOf(
  { language, now }: Pick<Context, 'now' | 'language'>,
  { rules, wanted, found, rule, lists, sums }: PreviewParts,
): Preview {
  const demand = new Map<string, number>();
  for (const line of found) if (line) demand.set(line.skuId, (demand.get(line.skuId) ?? 0) + line.qty);
  return {
    groups: lists.map((list) => ({
      listId: list.id,
      listName: localised(language, list.name, list.nameEn),
      totals: {
        ...totals(
          rules,
          rule.filter(({ listId }) => listId === list.id),
          [],
          { surcharge: { bp: 0, cents: 0 } },
        ),
        violations: sums.violations.filter(({ listId }) => listId === list.id),
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
        state: offerState(line.offer, { ...line, qty: demand.get(line.skuId) ?? 0 }, now),
      };
    }),
    totals: sums,
  };
}
