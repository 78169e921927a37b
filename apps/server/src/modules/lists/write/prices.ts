import type { components } from '@selvedge/api-spec/types';
import { UNIT_PRICE_MAX_CENTS } from '@selvedge/domain/constants';
import { AmountTooLargeError } from '@selvedge/domain/money/money';
import type { PriceRule } from '@selvedge/domain/money/priceRule';
import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import type { Tx } from '../../../db/pool';
import { command } from '../../../db/statement';
import { textArray } from '../../../db/textArray';
import { listItems } from '../../../db/schema/lists';
import { invalid } from '../../../http/errors';
import type { Language } from '../../../http/messages';
import { translate } from '../../../messages/translate';
import { sellerAccess } from '../access/own';
import { changeProducts } from './changeProducts';
import { productsOn } from './productsOfList';

const BASES: Readonly<Record<PriceRule['base'], SQL>> = {
  WHOLESALE: sql`p.wholesale_price_cents`,
  RETAIL: sql`p.retail_price_cents`,
  // The cost of a product is 0 until it is entered.
  COST: sql`nullif(p.cost_cents, 0)`,
};

interface Ruled {
  listId: string;
  rule: PriceRule;
  /** Product ids to price; null for all products of the list. */
  productIds: readonly string[] | null;
  /** Whether prices never fall below the merchant's wholesale price. */
  keepsFloor: boolean;
}

/** SQL counterpart of `priceByRule` (domain/money/priceRule.ts), with whole numbers throughout; a test compares the two. */
const priceItems = command({
  name: 'lists.priceItems',
  sql: ({ listId, rule, productIds, keepsFloor }: Ruled) => {
    const whole = sql`(${BASES[rule.base]}::numeric * ${rule.percentBp}::numeric)`;
    const unit = sql`(${rule.stepCents}::numeric * 10000)`;
    const steps =
      rule.rounding === 'UP' ? sql`ceil(${whole} / ${unit})` : sql`div(2 * ${whole} + ${unit}, 2 * ${unit})`;
    const price = sql`(${steps} * ${rule.stepCents}::numeric)::bigint`;
    return sql`update list_items li
      set price_cents = ${keepsFloor ? sql`greatest(${price}, p.wholesale_price_cents)` : price}
      from products p where p.id = li.product_id and li.list_id = ${listId}
        and ${BASES[rule.base]} is not null and ${keepsFloor ? sql`p.wholesale_price_cents is not null` : sql`true`}
        and ${productIds === null ? sql`true` : sql`li.product_id = any(${textArray(productIds)})`}`;
  },
  example: (make) =>
    make({
      listId: 'l1',
      rule: { base: 'RETAIL', percentBp: 5000, stepCents: 50, rounding: 'NEAREST' },
      productIds: ['p1'],
      keepsFloor: true,
    }),
});

/** Products of a locked list to price by a rule. */
interface Pricing {
  rule: PriceRule;
  /** Undefined for all products of the list. */
  productIds?: readonly string[] | undefined;
  keepsFloor: boolean;
  /** Path prefix of the rule in the input, for the fields of refusals: empty, or a name with a dot. */
  at: '' | 'rule.';
}

/**
 * Prices products of a locked list by a rule; refuses with 40001 products that are not on it, and a rule that results in too high a price.
 */
export async function priceByRuleOn(
  tx: Tx,
  listId: string,
  { rule, productIds, keepsFloor, at }: Pricing,
  language: Language,
): Promise<void> {
  const known = productIds === undefined ? null : await productsOn(tx, listId, productIds);
  const missing = productIds?.findIndex((id) => known?.has(id) !== true) ?? -1;
  if (missing !== -1)
    throw invalid({ [`${at}productIds.${missing}`]: translate(language, 'lists.notOnList') });
  await priceItems(tx, { listId, rule, productIds: productIds ?? null, keepsFloor });
  const tooHigh = and(eq(listItems.listId, listId), gt(listItems.priceCents, UNIT_PRICE_MAX_CENTS));
  if ((await tx.$count(listItems, tooHigh)) > 0) throw new AmountTooLargeError(`${at}percentBp`);
}

/** Prices products of a list of the caller by a rule, never below the merchant's wholesale price. */
export function priceList(ctx: Context, input: components['schemas']['ListPriceInput']) {
  const { listId, version, productIds, ...rule } = input;
  return changeProducts(ctx, sellerAccess(ctx), { id: listId, version, action: 'price' }, async (tx) => {
    await priceByRuleOn(tx, listId, { rule, productIds, keepsFloor: true, at: '' }, ctx.language);
    return rule;
  });
}
