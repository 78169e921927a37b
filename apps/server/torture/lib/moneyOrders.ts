import { randomUUID } from 'node:crypto';
import type { Db } from '../../src/db/pool';
import { brands, categories, suppliers } from '../../src/db/schema/products';
import { field, makeList, makeProduct } from '../../src/testing/builders';
import { agreeOn, detailFor, orderProducts } from '../../src/testing/orderSteps';
import { shortParcel } from '../../src/testing/receivedShort';
import type { Payers } from './moneySteps';

/** Stock of each size: more than all orders of a run take. */
const PIECES = 1_000_000;

/** SKUs of two warehouses on one list. */
export interface MoneyProducts {
  skuIds: string[];
  listId: string;
}

/** Makes products for orders whose money moves, in any database. */
export async function makeMoneyProducts(db: Db): Promise<MoneyProducts> {
  const [[brand], [category], [supplier]] = await Promise.all([
    db.select({ id: brands.id }).from(brands).limit(1),
    db.select({ id: categories.id }).from(categories).limit(1),
    db.select({ id: suppliers.id }).from(suppliers).limit(1),
  ]);
  if (!brand || !category || !supplier)
    throw new Error('an installation without brands, categories or suppliers');
  const of = { brandId: brand.id, categoryId: category.id, supplierId: supplier.id };
  const listId = await makeList(db);
  const skuIds: string[] = [];
  for (const warehouseId of ['MI-02', 'HK-01'] as const) {
    const sizes = { '38': PIECES, '40': PIECES };
    const id = await makeProduct(db, { listId, sizes, warehouseId, of });
    skuIds.push(`${id}-38`, `${id}-40`);
  }
  return { skuIds, listId };
}

/** Customer with a team, who has credit, and one without, who gets refunds. */
export interface Customers {
  ofTeam: Payers;
  alone: Payers;
}

async function agreedOrder(people: Payers, { skuIds, listId }: MoneyProducts): Promise<string> {
  const { buyer, root, addressId } = people;
  const lines = skuIds.map((skuId) => ({ skuId, listId, qty: 4 }));
  const ordered = await orderProducts(buyer, addressId, lines);
  await agreeOn({ buyer, staff: root }, ordered);
  return ordered.id;
}

/**
 * Makes an order for payment steps and returns who acts on it: in turn an unpaid one of a team, one paid with the team's credit, and one of
 * a customer without a team with a claim.
 */
export async function orderToMove(
  { ofTeam, alone }: Customers,
  products: MoneyProducts,
  round: number,
): Promise<[Payers, string]> {
  if (round % 3 === 2) {
    const [skuId = ''] = products.skuIds;
    const short = await shortParcel({ ...alone, from: alone.addressId }, { skuId, listId: products.listId });
    return [alone, short.id];
  }
  const id = await agreedOrder(ofTeam, products);
  if (round % 3 === 1) {
    const amountCents = Number(field(await detailFor(ofTeam.buyer, id), 'payableCents'));
    const key = { 'idempotency-key': randomUUID() };
    await ofTeam.buyer.post('/api/sp/front/payment/credit/apply', { orderId: id, amountCents }, key);
  }
  return [ofTeam, id];
}
