import type { components } from '@selvedge/api-spec/types';
import { COST_PERM, PRICE_PERM } from '@selvedge/domain/people/fieldVisibility';
import { sql } from 'drizzle-orm';
import { column, orNull, typeOf } from '../../../../db/columnTypes';
import type { Context } from '../../../../contract/handlers';
import type { Tx } from '../../../../db/pool';
import { products } from '../../../../db/schema/products';
import { statement } from '../../../../db/statement';
import { textArray } from '../../../../db/textArray';
import { invalid } from '../../../../http/errors';
import { translate } from '../../../../messages/translate';
import { seesPrices } from '../../../auth/access/fieldVisibility';
import { staffAccess } from '../../access/staff';
import type { ListRow } from '../../read/listFor';
import { changeProducts } from '../changeProducts';
import { productsOn, type Placed, placeProducts, takeOff } from '../productsOfList';
import { priceByRuleOn } from '../prices';
import { productsToAdd, productsToRemove } from './found';

type Input = components['schemas']['StaffListItemsInput'];

/** Refuses to set prices without the price permission, and a rule based on costs without the cost permission. */
function needsVisibility(ctx: Context, { add = [], prices, rule }: Input): void {
  if (prices ?? rule ?? add.some(({ priceCents }) => priceCents !== undefined)) ctx.need(PRICE_PERM);
  if (rule?.base === 'COST') ctx.need(COST_PERM);
}

const readStaffList = statement({
  name: 'lists.ofMerchant',
  row: { id: typeOf(products.id), kind: typeOf(products.kind), priceCents: orNull(column.bigint) },
  sql: (productIds: readonly string[]) => sql`
    select id, kind, wholesale_price_cents as "priceCents" from products
    where id = any(${textArray(productIds)}) and deleted_at is null`,
  example: (make) => make(['p1']),
});

/** Returns the products added by id, with their prices; refuses with 40001 those that are deleted or of the other kind. */
async function named(
  { language }: Context,
  tx: Tx,
  list: ListRow,
  added: NonNullable<Input['add']>,
): Promise<Placed[]> {
  const rows = await readStaffList(
    tx,
    added.map(({ productId }) => productId),
  );
  const known = new Map(rows.map((row) => [row.id, row]));
  const fields: Record<string, string> = {};
  const placed = added.map(({ productId, priceCents }, at): Placed => {
    const product = known.get(productId);
    if (product === undefined) fields[`add.${at}.productId`] = translate(language, 'lists.notOffered');
    else if (product.kind !== list.kind)
      fields[`add.${at}.productId`] = translate(language, 'lists.otherKind');
    return { productId, priceCents: priceCents === undefined ? (product?.priceCents ?? null) : priceCents };
  });
  if (Object.keys(fields).length > 0) throw invalid(fields);
  return [...new Map(placed.map((one) => [one.productId, one])).values()];
}

async function setPrices(ctx: Context, tx: Tx, listId: string, prices: NonNullable<Input['prices']>) {
  const known = await productsOn(
    tx,
    listId,
    prices.map(({ productId }) => productId),
  );
  const missing = prices.findIndex(({ productId }) => !known.has(productId));
  if (missing !== -1)
    throw invalid({ [`prices.${missing}.productId`]: translate(ctx.language, 'lists.notOnList') });
  await placeProducts(tx, listId, [...new Map(prices.map((one) => [one.productId, one])).values()]);
}

/**
 * Adds products to a list, removes them and prices them, by hand or by a rule, all of it or nothing. Prices of the merchant's staff have no
 * lower limit.
 */
export async function editStaffListProducts(ctx: Context, id: string, input: Input) {
  const { add = [], remove = [], prices = [], rule, version } = input;
  needsVisibility(ctx, input);
  const totals = await changeProducts(
    ctx,
    staffAccess(ctx),
    { id, version, action: 'editItems' },
    async (tx, list) => {
      const off = [...remove, ...(await productsToRemove(ctx, list, input.removeFound))];
      await takeOff(tx, list.id, off);
      await placeProducts(tx, list.id, await named(ctx, tx, list, add));
      const found = await productsToAdd(ctx, tx, list, input.addFound);
      await placeProducts(tx, list.id, found);
      await setPrices(ctx, tx, list.id, prices);
      if (rule !== undefined) {
        const { productIds, ...said } = rule;
        const pricing = { rule: said, productIds, keepsFloor: false, at: 'rule.' } as const;
        await priceByRuleOn(tx, list.id, pricing, ctx.language);
      }
      const added = add.length + found.length;
      return { added, removed: off.length, priced: prices.length, ...(rule && { rule }) };
    },
  );
  return seesPrices(ctx.staff) ? totals : { ...totals, stockValueCents: 0, totalValueCents: 0 };
}
